/** `ludoteca rolit report FILE`: reads a report or a part of one, then shows it or (`--json`) writes it as it should be. */
import { type Phrase, plainPen, type Say } from '../../../core/phrase.ts';
import type { Subcommand, SubcommandCall } from '../../../core/subcommand.ts';
import { renderText } from '../drawing.ts';
import { aboutOf } from '../report/about.ts';
import type { Report } from '../report/model.ts';
import { pagesOf } from '../report/pages.ts';
import { isPart, type ReportPart, readAny, type Scored, writeAny } from '../report/parts.ts';

export const report: Subcommand = {
  operands: 'FILE',
  takesFile: true,
  options: { json: { type: 'boolean' } },
  run: async (call) => {
    const { options, file, complain } = call;
    if (file === null) return complain({ code: 'cli.report-what' });
    const text = await call.read(file);
    if (!text.ok) return complain(text.problems[0]);
    const read = readAny(text.value);
    for (const each of read.ok ? read.value.warnings : read.problems) complain(each);
    if (!read.ok) return 2;
    call.write(options['json'] ? writeAny(read.value).trimEnd() : shown(call, read.value));
    return 0;
  },
};

function shown(call: SubcommandCall, report: Report | ReportPart): string {
  if (!isPart(report)) return drawn(call, report);
  if (report.kind !== 'state') return toldOf(call.say, report);
  const { command, game, warnings } = report;
  return drawn(call, { kind: 'replay', states: [{ command, game }], warnings }, { code: 'cli.report-state' });
}

/** What it is, then every position in it. */
function drawn({ say, sayWith }: SubcommandCall, report: Report, about: Phrase = aboutOf(report)): string {
  const pages = pagesOf(report).map(({ command, names, view }, at) => {
    const drawing = renderText(view, plainPen(sayWith(names)));
    return command === null ? drawing : `${at}  ${command}\n\n${drawing}`;
  });
  return [say(about.code, about.params), ...pages].join('\n\n');
}

/** A cube or a player in a line, a team with a line for each of its players. */
function toldOf(say: Say, part: Exclude<ReportPart, { readonly kind: 'state' }>): string {
  if (part.kind === 'cube') {
    const [row, column] = part.pos;
    return say('cli.report-cube', { color: { say: `seat.color.${part.color}` }, row, column });
  }
  if (part.kind === 'player') return say('cli.report-player', { player: playerIn(say, part) });
  const { name, score, members } = part;
  const balls = score === null ? '' : ` · ${say('cli.report-balls', { balls: score })}`;
  return [
    say('cli.report-team', { name }) + balls,
    ...members.map((each) => `  ${playerIn(say, each)}`),
  ].join('\n');
}

/** `Ada · yellow · 3 balls · GREEDY`: a strategy by the word that reports have for it. */
function playerIn(say: Say, { player: { name, color, strategy }, score }: Scored): string {
  const balls = score === null ? [] : [say('cli.report-balls', { balls: score })];
  return [name, say(`seat.color.${color}`), ...balls, ...(strategy ? [strategy] : [])].join(' · ');
}
