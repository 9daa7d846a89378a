/**
 * When a table has to be woken. Tables of before have no alarm: those where a bot seems to be to move beside people get
 * one, so that none of them waits for ever.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Tables = {
  game_table: { no: number; phase: string; updated: number; summary: string; wake_at: number | null };
  event: { table_no: number; seq: number };
};

export const alarms: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema.alterTable('game_table').addColumn('wake_at', 'bigint').execute();
    await fill(db as unknown as Kysely<Tables>);
    await schema
      .createIndex('game_table_wake')
      .on('game_table')
      .columns(['wake_at', 'id'])
      .where('wake_at', 'is not', null)
      .execute();
  },
};

type Row = {
  readonly no: number;
  readonly updated: number;
  readonly summary: string;
  readonly last: number | null;
};

/** Tables that are read at a time. */
const page = 1000;

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await playing(db, after);
    for (const { no, updated } of rows.filter(awaitsBot))
      await db.updateTable('game_table').set({ wake_at: updated }).where('no', '=', no).execute();
    if (rows.length < page) return;
    after = rows.at(-1)!.no;
  }
}

function playing(db: Kysely<Tables>, after: number): Promise<readonly Row[]> {
  return db
    .selectFrom('game_table')
    .select(['no', 'updated', 'summary'])
    .select(({ selectFrom }) =>
      selectFrom('event')
        .select(({ fn }) => fn.max('event.seq').as('seq'))
        .whereRef('event.table_no', '=', 'game_table.no')
        .as('last'),
    )
    .where('phase', '=', 'playing')
    .where('no', '>', after)
    .orderBy('no')
    .limit(page)
    .execute();
}

type Seat = { readonly bot: string | null; readonly player: string | null };
type Summary = { readonly seats: readonly Seat[]; readonly toAct: readonly number[]; readonly seq: number };

/** A summary that is behind can't tell; waking such a table does no harm. */
function awaitsBot({ summary, last }: Row): boolean {
  try {
    const { seats, toAct, seq }: Summary = JSON.parse(summary);
    const isBot = (seat: Seat | undefined) => (seat?.bot ?? null) !== null;
    if (!seats.some(({ player }) => player !== null) || !seats.some(isBot)) return false;
    return toAct.some((seat) => isBot(seats[seat])) || Number(last) > seq;
  } catch {
    return false;
  }
}
