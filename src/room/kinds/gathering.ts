/** Before the start: a table is made and named, and people and bots sit down. */
import { rivalById } from '../../core/cast.ts';
import type { Game } from '../../core/game.ts';
import { nameProblem, tidyName } from '../../core/name.ts';
import { ok, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import type { Body } from '../event.ts';
import { noSuchSeat, notGathering } from '../guards.ts';
import { begin } from '../progress.ts';
import type { Occupant, OpenGame, Table } from '../table.ts';
import { type KindsOf, type Lawful, lawful } from './kind.ts';

export const gathering: KindsOf<'created' | 'renamed' | 'seated' | 'reseated' | 'stood' | 'started'> = {
  created: {
    law: () => refuse('already-started'),
    apply: () => {
      throw new Error('created twice');
    },
    isTurningPoint: true,
  },
  renamed: {
    law: (_, _table, { body }) => named(body),
    apply: (_, table, { body: { name } }) => ok({ ...table, name }),
    isTurningPoint: true,
  },
  seated: {
    law: (opened, table, { body }) => seated(opened, table, body),
    apply: (_, table, { body }) => ok({ ...table, seats: [...table.seats, occupant(body)] }),
    isTurningPoint: true,
  },
  reseated: {
    law: (opened, table, { body }) => reseated(opened, table, body),
    apply: (_, table, { body }) =>
      ok({ ...table, seats: table.seats.with(body.seat, changedSeat(table, body)) }),
    isTurningPoint: true,
  },
  stood: {
    law: (_, table, { body }) => notGathering(table) ?? noSuchSeat(table, body.seat) ?? lawful(body),
    apply: (_, table, { body: { seat } }) => ok({ ...table, seats: table.seats.toSpliced(seat, 1) }),
    isTurningPoint: true,
  },
  started: {
    law: (opened, table, { body }) => notReady(opened, table) ?? lawful(body),
    apply: (opened, table) => ok(begin(opened, table)),
    isTurningPoint: true,
  },
};

/** A name without the blanks that nobody sees. */
export function named<B extends Body<'renamed' | 'saved'>>(body: B): Result<Lawful<B>> {
  const bad = nameProblem(body.name, 'name', 40);
  return bad ? { ok: false, problems: [bad] } : lawful({ ...body, name: tidyName(body.name) });
}

function seated({ game }: OpenGame, table: Table, body: Body<'seated'>): Result<Lawful<Body<'seated'>>> {
  const barred = notGathering(table);
  if (barred) return barred;
  if (table.seats.length >= game.seats(table.options).max) return refuse('table-full');
  if (body.seat !== table.seats.length) return refuse('no-such-seat');
  const choice = parsedSeat(game, table, body, table.seats);
  if (!choice.ok) return choice;
  return lawful({ ...body, choice: choice.value, player: choice.value.bot === null ? body.player : null });
}

/** A character has its own name, so it sits once at a table; and it is a bot. */
function parsedSeat(
  game: Game,
  { options }: Table,
  { choice, rival }: Pick<Body<'seated'>, 'choice' | 'rival'>,
  others: readonly SeatChoice[],
): Result<SeatChoice> {
  if (rival === undefined) return game.parseSeat(options, choice, others);
  const character = rivalById(rival);
  const isBot = character && Object(choice).bot != null;
  if (!isBot) return refuse('rival-unknown', undefined, 'rival');
  return game.parseSeat(options, { ...choice, name: character.name }, others);
}

function occupant({ choice, player, credit, rival }: Body<'seated'>): Occupant {
  return {
    ...choice,
    player,
    ...(credit !== undefined && { credit }),
    ...(rival !== undefined && { rival }),
    hintsUsed: 0,
    hint: null,
  };
}

function changedSeat({ seats }: Table, { seat, choice, rival }: Body<'reseated'>): Occupant {
  const { rival: _, ...rest } = seats[seat]!;
  return { ...rest, ...choice, ...(rival !== undefined && { rival }) };
}

/** What others have is not to be had; what this seat had is. A person stays a person, and a bot a bot. */
function reseated(
  { game }: OpenGame,
  table: Table,
  body: Body<'reseated'>,
): Result<Lawful<Body<'reseated'>>> {
  const barred = notGathering(table) ?? noSuchSeat(table, body.seat);
  if (barred) return barred;
  const choice = parsedSeat(game, table, body, table.seats.toSpliced(body.seat, 1));
  if (!choice.ok) return choice;
  const wasBot = table.seats[body.seat]!.bot !== null;
  const isBot = choice.value.bot !== null;
  return wasBot === isBot ? lawful({ ...body, choice: choice.value }) : refuse('seat-swap');
}

function notReady({ game, rules }: OpenGame, table: Table): Refusal | null {
  const barred = notGathering(table);
  if (barred) return barred;
  const { min } = game.seats(table.options);
  if (table.seats.length < min) return refuse('too-few-seats', { min });
  const ready = rules.ready(table.options, table.seats);
  return ready.ok ? null : ready;
}
