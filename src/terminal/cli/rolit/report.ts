/** `ludoteca rolit report FILE`: reads a report, then draws it or (`--json`) writes it as it should be. */
import { plainPen } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import { voice } from '../../language.ts';
import { type Taken, takeDown } from '../../shelf.ts';
import { clean } from '../../text.ts';
import { type Call, complain } from '../command.ts';
import type { Desk, Errand } from './errand.ts';
import { textIn } from './file.ts';

type Report = Parameters<Desk['pagesOf']>[0];

/** The operand after the errand's name is the file; a dash reads what comes in. */
export const report: Errand = {
  operands: 'FILE',
  options: { json: { type: 'boolean' } },
  most: 1,
  run: async (call, desk) => {
    const { io, lang, args, shelf } = call;
    const [, path] = args.operands;
    const taken = await takeDown(shelf, 'rolit');
    const say = voice(lang, taken!.words, []);
    if (path === undefined) return complain(io, say, { code: 'cli.report-what' });
    const file = await textIn(io, path);
    if (!file.ok) return complain(io, say, file.problems[0]);
    const read = desk.readReport(file.value);
    for (const each of read.ok ? read.value.warnings : read.problems) complain(io, say, each);
    if (!read.ok) return 2;
    const isJson = args.options['json'] === true;
    io.stdout.write(isJson ? desk.writeReport(read.value) : drawn(call, desk, taken!, read.value));
    return 0;
  },
};

/** What it is, then every position in it. */
function drawn({ lang }: Call, desk: Desk, { game, words }: Taken, report: Report): string {
  const { code, params } = desk.aboutOf(report);
  const rules = must(game.open({}));
  const pages = desk.pagesOf(report).map(({ command, names, view }, at) => {
    const drawing = rules.renderText(view, plainPen(voice(lang, words, names)));
    return command === null ? drawing : `${at}  ${clean(command)}\n\n${drawing}`;
  });
  return `${[voice(lang, words, [])(code, params), ...pages].join('\n\n')}\n`;
}
