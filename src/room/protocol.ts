/** What a room and its clients have agreed on (docs/protocol.md): which protocol they speak (S2), how much comes at once; here, since clients take no values of `protocol/`. */
import type { Problem } from '../core/result.ts';

export const protocol = 2;

/** By this address a room knows what a client speaks before it says anything. Clients of protocol 1 do not say it. */
export const socketPath = `/socket?protocol=${protocol}`;

/** What the address of a socket says of its client. */
export function protocolOf(path: string): number {
  const said = /[?&]protocol=(\d{1,6})(?:&|$)/.exec(path)?.[1];
  return said === undefined ? 1 : Number(said);
}

/** Positions of a game that a room sends at once, at most. */
export const longestPage = 100;

const mismatches = ['client-outdated', 'room-outdated'] as const;

/** Why a room and a client do not understand each other; null where they do. */
export function mismatch(room: number, client: number): (typeof mismatches)[number] | null {
  if (room === client) return null;
  return room > client ? 'client-outdated' : 'room-outdated';
}

/** Whether something failed for that reason. */
export function isMismatch({ code }: Problem): boolean {
  return mismatches.some((known) => known === code);
}
