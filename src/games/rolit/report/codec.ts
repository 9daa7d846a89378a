/** Reports as files of the room: a table begins from a game, a replay or a board is looked at, a table is written. */
import type { FileCodec, Found } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import { botIds, type Options } from '../options.ts';
import type { View } from '../rules.ts';
import { look, lookAtBoard } from './look.ts';
import type { Report } from './model.ts';
import { looksLikeReport, readReport } from './read.ts';
import { gameOf, replayOf } from './saved.ts';
import { startFrom } from './seating.ts';
import { writeReport } from './write.ts';

export const codec: FileCodec<Options, View> = {
  read: (text) => (looksLikeReport(text) ? find(readReport(text)) : null),
  write: (kind, played) => writeReport(kind === 'report' ? gameOf(played) : replayOf(played)),
};

function find(read: Result<Report>): Result<Found<Options, View>> {
  if (!read.ok) return read;
  const { warnings, ...report } = read.value;
  const found =
    report.kind === 'game'
      ? startFrom(report, botIds)
      : report.kind === 'replay'
        ? look(report)
        : lookAtBoard(report);
  return found.ok
    ? { ok: true, value: { ...found.value, warnings: [...warnings, ...found.value.warnings] } }
    : found;
}
