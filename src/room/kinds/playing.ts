/** The game goes on, and back. */
import { sameName } from '../../core/name.ts';
import { ok, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Body, EventWith } from '../event.ts';
import { dropsNothing, noMoreHints, noSuchSeat, notPlaying, whilePaused } from '../guards.ts';
import { chanceAt } from '../past.ts';
import { advance, moved, newAnswers, rewind } from '../progress.ts';
import { isAt, isDaily, mostSaves, type OpenGame, type SavePoint, type Table } from '../table.ts';
import { named } from './gathering.ts';
import { type KindsOf, type Lawful, lawful } from './kind.ts';

export const playing: KindsOf<'moved' | 'forfeited' | 'undone' | 'saved' | 'returned'> = {
  moved: {
    law: tryMove,
    apply: (opened, table, { seq, body: { seat, text } }, { state }) => {
      const move = { seq, seat, text };
      return state === undefined ? advance(opened, table, move) : ok(moved(opened, table, move, state));
    },
    isTurningPoint: false,
  },
  forfeited: {
    law: (_, table, { body }) => notPlaying(table) ?? noSuchSeat(table, body.seat) ?? lawful(body),
    apply: (opened, table, { seq, body: { seat, why } }) =>
      advance(opened, table, { seq, seat, text: null, why }),
    isTurningPoint: true,
  },
  undone: {
    law: (_, table, { body }) =>
      isDaily(table) ? refuse('daily-no-undo') : (dropsNothing(table, body.to) ?? lawful(body)),
    apply: (opened, table, _, { back }) => ok(rewind(opened, table, back)),
    isTurningPoint: true,
  },
  saved: {
    law: (_, table, { body }) => notPlaying(table) ?? named(body),
    apply: (_, table, event) => ok({ ...table, saves: withSave(table, event) }),
    isTurningPoint: true,
  },
  returned: {
    law: (_, table, { body }) => notReturnable(table, body.to) ?? lawful(body),
    apply: (opened, table, { seq }, { back }) => ok({ ...rewind(opened, table, back), returnedAt: seq }),
    isTurningPoint: true,
  },
};

/** A point takes the place of one that has its name. */
function withSave(
  { saves, moveCount, last }: Table,
  { seq, at, body: { name } }: EventWith<Body<'saved'>>,
): readonly SavePoint[] {
  const point = { name, seq, at, moves: moveCount, last: last?.seq ?? 0 };
  return [...saves.filter((save) => !sameName(save.name, name)), point].slice(-mostSaves);
}

/** Only to the start or a point that is kept, and only where that is another position. */
function notReturnable(table: Table, to: number): Refusal | null {
  const barred = notPlaying(table);
  if (barred) return barred;
  if (isDaily(table)) return refuse('daily-no-undo');
  const point = to === table.startedAt ? { last: 0 } : table.saves.find(({ seq }) => seq === to);
  if (!point) return refuse('no-such-save');
  return isAt(table, point) ? refuse('save-here') : null;
}

/** Moves are most of what happens: read once, played once. */
function tryMove(
  opened: OpenGame,
  table: Table,
  { seq, body }: EventWith<Body<'moved'>>,
): Result<Lawful<Body<'moved'>>> {
  const { rules } = opened;
  const { seat, text } = body;
  const barred = notPlaying(table) ?? noSuchSeat(table, seat) ?? whilePaused(table);
  if (barred) return barred;
  const parsed = rules.parseMove(text, rules.view(table.state, seat));
  if (!parsed.ok) return parsed;
  const played = rules.play(table.state, seat, parsed.value, chanceAt(table, seq));
  if (!played.ok) return played;
  const isHint = newAnswers(opened, table, seat, played.value) > 0;
  const noHint = isHint ? noMoreHints(table, seat) : null;
  if (noHint) return noHint;
  return ok({ body: { kind: 'moved', seat, text: rules.formatMove(parsed.value) }, state: played.value });
}
