/** What a report holds, in a sentence. */
import type { Param, Phrase } from '../../../core/phrase.ts';
import type { Shape } from '../boards.ts';
import type { BoardReport, GameReport, ReplayReport } from './model.ts';

export function aboutOf(report: BoardReport | GameReport | ReplayReport): Phrase {
  if (report.kind === 'replay') {
    const { states } = report;
    const [first] = states;
    if (!first) return { code: 'report-no-states' };
    return { code: 'report.replay', params: { shape: named(first.game.shape), states: states.length } };
  }
  const params = { shape: named(report.shape), balls: report.cubes.length };
  if (report.kind === 'board') return { code: 'report.board', params };
  return { code: 'report.game', params: { ...params, players: report.players.length } };
}

function named(shape: Shape): Param {
  return { say: `form.shape.${shape}` };
}
