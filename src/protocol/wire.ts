/** The messages of docs/protocol.md, both ways. What comes in from outside is parsed before it gets this type. */
import type { Problem } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import type { Screen } from '../room/screen.ts';

/** From a client to the room. */
export type Up =
  | { readonly type: 'watch'; readonly table: string; readonly seat: Seat | null }
  | { readonly type: 'unwatch'; readonly table: string }
  | {
      readonly type: 'command';
      readonly table: string;
      readonly cmd: string;
      /** The id of my previous command at this table, if it may still be on its way. */
      readonly after: string | null;
      /** The newest sequence number on my screen. */
      readonly seen: number | null;
      readonly intent: Intent;
    }
  /** Still here; with the newest sequence numbers on my screens, so that what got lost is sent again. */
  | { readonly type: 'ping'; readonly tables: Readonly<Record<string, number>> };

/** From the room to a client. */
export type Down =
  | { readonly type: 'welcome'; readonly protocol: number; readonly player: string; readonly now: number }
  | {
      readonly type: 'screen';
      readonly table: string;
      readonly screen: Screen;
    }
  /** Its content is made ready first; how much of that is done, between 0 and 1. */
  | { readonly type: 'preparing'; readonly table: string; readonly done: number }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly away: readonly Seat[];
      /** How many look on without a seat. */
      readonly watching: number;
    }
  | Answer
  | {
      readonly type: 'hints';
      readonly table: string;
      /** The command that asked for them. */
      readonly cmd: string;
      readonly hints: readonly HintText[];
    }
  | { readonly type: 'gone'; readonly table: string; readonly problems: readonly Problem[] }
  | { readonly type: 'pong' }
  | { readonly type: 'error'; readonly problems: readonly Problem[] }
  | { readonly type: 'closing'; readonly code: string };

/** The answer to a command: always one of three, never silence. */
export type Answer = { readonly type: 'answer'; readonly table: string; readonly cmd: string } & (
  | { readonly result: 'accepted' | 'duplicate'; readonly seq: number }
  | { readonly result: 'refused'; readonly seq: number; readonly problems: readonly Problem[] }
);
