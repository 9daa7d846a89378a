/** The levels that a subcommand is asked about: files in any format, or lines of JSON. */
import { ok, type Problem, type Result, refuse } from '../../../core/result.ts';
import type { ExitCode, Subcommand, SubcommandCall } from '../../../core/subcommand.ts';
import { formatOf, readLevel } from '../formats/index.ts';
import type { Prop } from '../prop.ts';

export type Asked = {
  readonly name: string;
  /** As it came. */
  readonly text: string;
  readonly read: Result<Prop>;
};

export const inputOptions = {
  jsonl: { type: 'boolean' },
  swap: { type: 'boolean' },
  json: { type: 'boolean' },
} as const satisfies Subcommand['options'];

/** Answers one level; what it is worth as an exit code. */
export type Answer = (asked: Asked & { readonly read: Extract<Result<Prop>, { ok: true }> }) => ExitCode;

/** Each level in turn. What is wrong with one is told, and the rest goes on; the exit code is that of the worst. */
export async function answerAll(call: SubcommandCall, answer: Answer): Promise<ExitCode> {
  const asked = await levelsOf(call);
  if (!asked.ok) return call.complain(asked.problems[0]);
  let code: ExitCode = 0;
  for (const each of asked.value) {
    const { read } = each;
    const now = read.ok ? answer({ ...each, read }) : tellWrong(call, each.name, read.problems);
    code = Math.max(code, now) as ExitCode;
  }
  return code;
}

function tellWrong(call: SubcommandCall, name: string, problems: readonly Problem[]): ExitCode {
  const [problem] = problems;
  if (!call.options['jsonl']) {
    for (const each of problems) call.complainAt(each);
    return 2;
  }
  const { code, params, path = '' } = problem!;
  const [, line, column] = /:(\d+):(\d+)$/.exec(path) ?? [];
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
  call.write(JSON.stringify({ name, error: { code, ...place, reason: call.say(code, params) } }));
  return 2;
}

async function levelsOf(call: SubcommandCall): Promise<Result<readonly Asked[]>> {
  const { files, options } = call;
  const isLines = options['jsonl'] === true;
  if (files.length === 0 && !isLines) return refuse('cli.needed', { option: 'FILE', command: 'kenken' });
  const asked: Asked[] = [];
  for (const file of files.length > 0 ? files : ['-']) {
    const text = await call.read(file);
    if (!text.ok) return text;
    if (isLines) asked.push(...linesOf(text.value, options['swap'] === true));
    else asked.push(readAs(nameOf(file), text.value, options['swap'] === true));
  }
  return ok(asked);
}

function readAs(name: string, text: string, swap: boolean): Asked {
  return { name, text, read: readLevel(formatOf(text), text, { swap }) };
}

function linesOf(text: string, swap: boolean): readonly Asked[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const { name, prop } = fieldsOf(line);
    if (typeof prop === 'string') return [readAs(typeof name === 'string' ? name : `${at + 1}`, prop, swap)];
    const problem = refuse(
      'cli.jsonl-line',
      { line: at + 1, example: '{"name", "prop"}' },
      `line:${at + 1}:1`,
    );
    return [{ name: typeof name === 'string' ? name : `${at + 1}`, text: line, read: problem }];
  });
}

function fieldsOf(line: string): { readonly name?: unknown; readonly prop?: unknown } {
  try {
    return Object(JSON.parse(line)) as { readonly name?: unknown; readonly prop?: unknown };
  } catch {
    return {};
  }
}

/** The file's own name, without folders and ending. */
function nameOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '') || file;
}
