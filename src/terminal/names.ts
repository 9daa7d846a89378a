/** How the user of this machine may be called. */
import { userInfo } from 'node:os';
import { nameProblems } from '../core/seating.ts';

/** The name by which the machine knows its user, if it is one to be called by. */
export function userName(): string | null {
  try {
    const { username } = userInfo();
    const usable = !['root', 'node', 'user'].includes(username) && nameProblems(username, []).length === 0;
    return usable ? username[0]!.toUpperCase() + username.slice(1) : null;
  } catch {
    return null;
  }
}
