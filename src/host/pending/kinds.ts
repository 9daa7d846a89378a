/** The intents that need a job before they can be decided, and what is particular to each. */
import { ok, type Refusal, type Result } from '../../core/result.ts';
import { decide, type Intent, seatBarred } from '../../room/decide.ts';
import { mostHints } from '../../room/event.ts';
import type { OpenGame, Table } from '../../room/table.ts';
import type { Asker, Position } from '../jobs/kinds.ts';
import type { Request } from '../live.ts';
import type { Workers } from '../ports.ts';

/** An intent of a seat; its job is asked for the player who sent it. */
export type PendingRequest = Request & {
  readonly actor: string;
  readonly intent: Extract<Intent, { readonly kind: 'hint' | 'move' }>;
};

/** What is decided once the job is done, in place of what was asked. */
export type Completed = Pick<Request, 'intent' | 'hints'>;

export type JobWorkers = Pick<Workers, 'hints' | 'solve'>;

export type PendingKind = {
  /** The codes for a job that failed, and for another one while this one is under way. */
  readonly failed: string;
  readonly underWay: string;
  /** Why the job need not even begin. */
  readonly barred: (opened: OpenGame, table: Table, request: PendingRequest, now: number) => Refusal | null;
  readonly complete: (
    workers: JobWorkers,
    request: PendingRequest,
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
  complete: async (workers, { intent }, position, asker) => {
    const hints = await workers.hints(position, asker);
    return hints.ok ? ok({ intent, hints: hints.value.slice(0, mostHints) }) : hints;
  },
};

export const solve: PendingKind = {
  failed: 'solve-failed',
  underWay: 'solve-under-way',
  barred: (_, table, request) => seatBarred(table, request, request.intent.seat),
  complete: async (workers, { intent }, position, asker) => {
    const text = await workers.solve(position, asker);
    return text.ok ? ok({ intent: { kind: 'move', seat: intent.seat, text: text.value } }) : text;
  },
};

/** Null for an intent that is decided as it is. */
export function pendingKind({ game }: OpenGame, intent: Intent): PendingKind | null {
  if (intent.kind === 'hint') return hint;
  return intent.kind === 'move' && intent.text === game.solve ? solve : null;
}
