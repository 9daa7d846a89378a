/** What the cookie of somebody who is logged in holds: chance, of which the room keeps the hash only. */
import { createHash, randomBytes } from 'node:crypto';

const shape = /^s\.[\w-]{43}$/;

export function newToken(): string {
  return `s.${randomBytes(32).toString('base64url')}`;
}

/** The key by which the session is stored; null for what is no token. */
export function sessionKey(token: string): string | null {
  return shape.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
}
