/** The positions of a report, to be drawn. */
import type { View } from '../rules.ts';
import { gameOn, lastOf, viewOf } from './look.ts';
import type { GameReport, Report } from './model.ts';

const nobody = -1;

/** A position, who plays in it, and the command that led there; null where there is none. */
export type Page = {
  readonly command: string | null;
  readonly names: readonly string[];
  readonly view: View;
};

export function pagesOf(report: Report): readonly Page[] {
  if (report.kind === 'board') return [unmoved(pageOf(gameOn(report)))];
  if (report.kind === 'game') return [pageOf(report)];
  return report.states.map(({ command, game }, at) => {
    const before = report.states[at - 1]?.game;
    const last = before?.shape === game.shape ? lastOf(command, game, before) : null;
    return { ...pageOf(game), command, view: viewOf(game, last) };
  });
}

/** On a board alone it is nobody's turn. */
function unmoved(page: Page): Page {
  return { ...page, view: { ...page.view, turn: nobody } };
}

function pageOf(game: GameReport): Page {
  return { command: null, names: game.players.map(({ name }) => name), view: viewOf(game, null) };
}
