/**
 * What players ask of each other. A request is an event, `asked`; the others answer it one by one, and when the last of
 * them agrees what was asked for happens. Whatever can be asked for is an entry of the table here.
 */
import { type Refusal, refuse } from '../core/result.ts';
import type { Ask, EventBody } from './event.ts';
import { dropsNothing, noUndo } from './guards.ts';
import { type OpenGame, othersAt, type PlayerRequest, type Table } from './table.ts';

interface RequestKind<What extends Ask['what']> {
  /** Why nobody can ask for it now. */
  bar(opened: OpenGame, table: Table, ask: Extract<Ask, { readonly what: What }>): Refusal | null;
  /** Who has to agree when this player asks; where that is nobody it happens at once. */
  asked(table: Table, by: string | null): readonly string[];
  /** What happens when all have agreed. */
  granted(ask: Extract<Ask, { readonly what: What }>): EventBody;
  /** Whatever makes the question void. */
  readonly voidedBy: readonly EventBody['kind'][];
}

const requests: { readonly [What in Ask['what']]: RequestKind<What> } = {
  undo: {
    bar: (opened, table, { to }) => noUndo(opened, table) ?? dropsNothing(table, to),
    asked: othersAt,
    granted: ({ to }) => ({ kind: 'undone', to }),
    voidedBy: ['moved', 'forfeited', 'undone', 'returned'],
  },
};

/** One question at a time. Where nobody is left to answer one, as in a copy, it keeps nobody from asking. */
export function cantAsk(opened: OpenGame, table: Table, ask: Ask): Refusal | null {
  const isOpen = table.request !== null && table.request.waiting.length > 0;
  return isOpen ? refuse('asked-already') : requests[ask.what].bar(opened, table, ask);
}

/** What happens when this player asks: the others are asked, if there are any. */
export function askedOf(table: Table, ask: Ask, by: string | null): EventBody {
  const kind = requests[ask.what];
  return kind.asked(table, by).length > 0 ? { kind: 'asked', ...ask } : kind.granted(ask);
}

export function openRequest(table: Table, ask: Ask, by: string, seq: number): PlayerRequest {
  return { ...ask, by, seq, waiting: requests[ask.what].asked(table, by) };
}

/** What happens when this player answers. */
export function answeredBy(request: PlayerRequest, player: string, agree: boolean): EventBody {
  const isLast = request.waiting.every((other) => other === player);
  return agree && isLast ? requests[request.what].granted(request) : { kind: 'answered', agree };
}

/** The table without a question that this kind of event has made void. */
export function withoutVoid(table: Table, kind: EventBody['kind']): Table {
  const { request } = table;
  return request && requests[request.what].voidedBy.includes(kind) ? { ...table, request: null } : table;
}
