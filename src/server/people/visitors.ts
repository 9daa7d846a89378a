/** Who knocks: somebody who is logged in, a guest, or nobody that the room knows. */
import type { Store } from '../../host/store.ts';
import { cookiesIn, type Guests } from '../guests.ts';
import type { Visitor } from './accounts.ts';
import { sessionKey } from './sessiontoken.ts';

/** `seen` is for the list of devices, and for clearing up: once an hour will do. */
const seenEveryMs = 3_600_000;

export class Visitors {
  readonly #store: Store;
  readonly #guests: Guests;
  readonly #now: () => number;

  constructor(store: Store, guests: Guests, now: () => number) {
    this.#store = store;
    this.#guests = guests;
    this.#now = now;
  }

  /** By a Cookie header: who is logged in comes before a guest of the same browser. */
  async of(cookieHeader: string | undefined): Promise<Visitor | null> {
    const cookies = [...new Set(cookiesIn(cookieHeader ?? ''))];
    for (const cookie of cookies) {
      const visitor = await this.#loggedIn(cookie);
      if (visitor) return visitor;
    }
    for (const cookie of cookies) {
      const visitor = await this.#guest(cookie);
      if (visitor) return visitor;
    }
    return null;
  }

  async #loggedIn(cookie: string): Promise<Visitor | null> {
    const key = sessionKey(cookie);
    const session = key === null ? null : await this.#store.session(key);
    if (!session) return null;
    const [person, account] = [
      await this.#store.guest(session.person),
      await this.#store.account(session.person),
    ];
    if (!person || !account || account.disabled) return null;
    const now = this.#now();
    if (now - session.seen < seenEveryMs) return { person, account, session, cookie };
    const seen = { ...session, seen: now };
    // A full disk must not keep anybody from looking at their games.
    await this.#store.commit({ changes: [{ kind: 'session', session: seen }] }).catch(() => undefined);
    return { person, account, session: seen, cookie };
  }

  /** The cookie of a guest opens nothing any more once they have a password. */
  async #guest(cookie: string): Promise<Visitor | null> {
    const person = await this.#guests.of(cookie);
    if (!person || (await this.#store.account(person.id))) return null;
    return { person, account: null, session: null, cookie };
  }
}
