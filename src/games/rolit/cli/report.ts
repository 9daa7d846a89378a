/** `ludoteca rolit report FILE`: reads a report, then draws it or (`--json`) writes it as it should be. */
import { plainPen } from '../../../core/phrase.ts';
import type { Subcommand, SubcommandCall } from '../../../core/subcommand.ts';
import { renderText } from '../drawing.ts';
import { aboutOf } from '../report/about.ts';
import type { Report } from '../report/model.ts';
import { pagesOf } from '../report/pages.ts';
import { readReport } from '../report/read.ts';
import { writeReport } from '../report/write.ts';

export const report: Subcommand = {
  operands: 'FILE',
  takesFile: true,
  options: { json: { type: 'boolean' } },
  run: async (call) => {
    const { options, file, complain } = call;
    if (file === null) return complain({ code: 'cli.report-what' });
    const text = await call.read(file);
    if (!text.ok) return complain(text.problems[0]);
    const read = readReport(text.value);
    for (const each of read.ok ? read.value.warnings : read.problems) complain(each);
    if (!read.ok) return 2;
    call.write(options['json'] ? writeReport(read.value).trimEnd() : drawn(call, read.value));
    return 0;
  },
};

/** What it is, then every position in it. */
function drawn({ say, sayWith }: SubcommandCall, report: Report): string {
  const { code, params } = aboutOf(report);
  const pages = pagesOf(report).map(({ command, names, view }, at) => {
    const drawing = renderText(view, plainPen(sayWith(names)));
    return command === null ? drawing : `${at}  ${command}\n\n${drawing}`;
  });
  return [say(code, params), ...pages].join('\n\n');
}
