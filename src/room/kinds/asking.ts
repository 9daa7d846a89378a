/** Players ask each other, and the room for hints. */
import { ok, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { type Body, type EventWith, mostHints } from '../event.ts';
import { noMoreHints, noSuchSeat, notPlaying, whilePaused } from '../guards.ts';
import { cantAsk, openRequest } from '../requests.ts';
import { isDaily, type Occupant, type OpenGame, type Table } from '../table.ts';
import { type KindsOf, type Lawful, lawful } from './kind.ts';

export const asking: KindsOf<'asked' | 'answered' | 'hinted'> = {
  asked: {
    law: (opened, table, { actor, body }) =>
      actor === null ? refuse('not-seated') : (cantAsk(opened, table, body) ?? lawful(body)),
    apply: (_, table, { seq, actor, body: { kind: _kind, ...ask } }) =>
      ok({ ...table, request: openRequest(table, ask, actor!, seq) }),
    isTurningPoint: true,
  },
  answered: {
    law: (_, table, { body }) => (table.request ? lawful(body) : refuse('nothing-to-answer')),
    apply: (_, table, { actor, body }) => ok({ ...table, request: body.agree ? agreed(table, actor) : null }),
    isTurningPoint: true,
  },
  hinted: {
    law: (opened, table, { body }) => noHint(opened, table, body.seat) ?? readable(opened, table, body),
    apply: (_, table, event) => {
      const { seat } = event.body;
      return ok({ ...table, seats: table.seats.with(seat, hinted(table.seats[seat]!, event)) });
    },
    isTurningPoint: false,
  },
};

function agreed({ request }: Table, actor: string | null): Table['request'] {
  return request && { ...request, waiting: request.waiting.filter((player) => player !== actor) };
}

function noHint({ rules }: OpenGame, table: Table, seat: Seat): Refusal | null {
  const barred = notPlaying(table) ?? noSuchSeat(table, seat) ?? whilePaused(table);
  if (barred) return barred;
  if (!rules.hints) return refuse('no-hints-here');
  if (isDaily(table)) return refuse('daily-no-hint');
  if (!table.toAct.includes(seat)) return refuse('not-your-turn');
  return table.seats[seat]!.hint ? null : noMoreHints(table, seat);
}

/** Hints of a file are shown as those of an engine are: their moves must at least be moves. */
function readable({ rules }: OpenGame, table: Table, body: Body<'hinted'>): Result<Lawful<Body<'hinted'>>> {
  if (!body.hints) return lawful(body);
  const hints = body.hints.slice(0, mostHints);
  const view = rules.view(table.state, body.seat);
  const read = hints.map(({ move }) => rules.parseMove(move, view));
  return read.find((each) => !each.ok) ?? lawful({ ...body, hints });
}

/** The same position costs one hint once. */
function hinted(place: Occupant, { seq, body: { hints } }: EventWith<Body<'hinted'>>): Occupant {
  const hintsUsed = place.hintsUsed + (place.hint ? 0 : 1);
  return { ...place, hintsUsed, hint: hints ? { seq, hints } : place.hint };
}
