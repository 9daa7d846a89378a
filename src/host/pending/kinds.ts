/** The intents that need a job before they can be decided, and what is particular to each. */
import { ok, type Refusal, type Result } from '../../core/result.ts';
import type { WireHint } from '../../protocol/wire.ts';
import { decide, type Intent, seatBarred } from '../../room/decide.ts';
import type { OpenGame, Table } from '../../room/table.ts';
import type { Asker, Position } from '../jobs/kinds.ts';
import type { Request } from '../live.ts';
import type { Workers } from '../ports.ts';

/** An intent of a seat; its job is asked for the player who sent it. */
export type PendingRequest = Request & {
  readonly actor: string;
  readonly wish: Extract<Intent, { readonly kind: 'hint' | 'move' }>;
};

/** What a job has made of an intent: what is decided in its place, and hints to send to the asker. */
export type Completed = { readonly intent: Intent; readonly hints: readonly WireHint[] | null };

export type JobWorkers = Pick<Workers, 'hints' | 'solve'>;

export type PendingKind = {
  /** The codes for a job that failed, and for another one while this one is under way. */
  readonly failed: string;
  readonly underWay: string;
  /** Why the job need not even begin. */
  readonly barred: (opened: OpenGame, table: Table, request: PendingRequest, now: number) => Refusal | null;
  readonly complete: (
    workers: JobWorkers,
    { wish }: PendingRequest,
    position: Position,
    asker: Asker,
  ) => Promise<Result<Completed>>;
};

export const hint: PendingKind = {
  failed: 'hint-failed',
  underWay: 'hint-under-way',
  barred: (opened, table, request, now) => {
    const decided = decide(opened, table, request, now);
    return decided.ok ? null : decided;
  },
  complete: async (workers, { wish }, position, asker) => {
    const hints = await workers.hints(position, asker);
    return hints.ok ? ok({ intent: wish, hints: hints.value }) : hints;
  },
};

export const solve: PendingKind = {
  failed: 'solve-failed',
  underWay: 'solve-under-way',
  barred: (_, table, request) => seatBarred(table, request, request.wish.seat),
  complete: async (workers, { wish }, position, asker) => {
    const text = await workers.solve(position, asker);
    return text.ok ? ok({ intent: { kind: 'move', seat: wish.seat, text: text.value }, hints: null }) : text;
  },
};

/** Null for an intent that is decided as it is. */
export function pendingKind({ game }: OpenGame, intent: Intent): PendingKind | null {
  if (intent.kind === 'hint') return hint;
  return intent.kind === 'move' && intent.text === game.solve ? solve : null;
}
