/** `ludoteca rolit report FILE`: reads a report, then draws it or (`--json`) writes it as it should be. */
import { text } from 'node:stream/consumers';
import { plainPen } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import { engines } from '../../../games/engines.ts';
import { readText } from '../../files.ts';
import { voice } from '../../language.ts';
import { takeDown } from '../../shelf.ts';
import { clean } from '../../text.ts';
import { type Call, complain } from '../command.ts';

/** The operand after the errand's name is the file; a dash reads what comes in. */
export async function report(call: Call): Promise<number> {
  const { io, lang, args, shelf } = call;
  const [, path] = args.operands;
  const [desk, taken] = await Promise.all([engines.rolitReports(), takeDown(shelf, 'rolit')]);
  const words = taken?.words ?? null;
  const say = voice(lang, words, []);
  if (path === undefined) return complain(io, say, { code: 'cli.report-what' });
  const file = path === '-' ? { ok: true as const, value: await text(io.stdin) } : await readText(path);
  if (!file.ok) return complain(io, say, file.problems[0]);
  const read = desk.readReport(file.value);
  const found = read.ok ? read.value.warnings : read.problems;
  for (const each of found) complain(io, say, each);
  if (!read.ok) return 2;
  if (args.options['json']) io.stdout.write(desk.writeReport(read.value));
  else {
    const { code, params } = desk.aboutOf(read.value);
    const rules = must(taken!.game.open({}));
    const pages = desk.pagesOf(read.value).map(({ command, names, view }, at) => {
      const drawing = rules.renderText(view, plainPen(voice(lang, words, names)));
      return command === null ? drawing : `${at}  ${clean(command)}\n\n${drawing}`;
    });
    io.stdout.write(`${[say(code, params), ...pages].join('\n\n')}\n`);
  }
  return 0;
}
