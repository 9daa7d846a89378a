/**
 * Guests: everybody plays at once, without registering. A guest is a random id in a signed cookie, so that nobody can
 * make one up; a cookie that is broken, or of another room, is simply no guest.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { nameProblem, tidyName } from '../core/name.ts';
import type { Language } from '../core/phrase.ts';
import { ok, type Problem, type Result } from '../core/result.ts';
import type { Guest, Store } from '../host/store.ts';
import { reservedProblem } from '../room/rivals.ts';
import { nameParts } from './messages/animals.ts';

export const cookieName = 'ludoteca';

/** `seen` is for clearing up one day: once an hour will do. */
const seenEveryMs = 3_600_000;

export class Guests {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;

  private constructor(store: Store, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  static async open(store: Store, now: () => number): Promise<Guests> {
    return new Guests(store, await store.secret('cookie'), now);
  }

  /** Whose cookie this is, or null. */
  async of(cookie: string): Promise<Guest | null> {
    const id = unseal(cookie, this.#secret);
    const guest = id === null ? null : await this.#store.guest(id);
    return guest && this.#seen(guest);
  }

  /** A new guest, with a name to begin with. */
  async welcome(language: Language): Promise<Guest> {
    const now = this.#now();
    const guest = { id: newGuestId(), name: suggestName(language), language, created: now, seen: now };
    await this.#put(guest);
    return guest;
  }

  async change(
    guest: Guest,
    wanted: { readonly name?: string; readonly language?: Language },
  ): Promise<Result<Guest>> {
    const bad = wanted.name === undefined ? null : badName(wanted.name);
    if (bad) return { ok: false, problems: [bad] };
    const name = wanted.name === undefined ? guest.name : tidyName(wanted.name);
    const changed = { ...guest, name, language: wanted.language ?? guest.language };
    await this.#put(changed);
    return ok(changed);
  }

  /** What the guest's cookie holds. */
  seal({ id }: Guest): string {
    return seal(id, this.#secret);
  }

  async #seen(guest: Guest): Promise<Guest> {
    if (this.#now() - guest.seen < seenEveryMs) return guest;
    const seen = { ...guest, seen: this.#now() };
    // A full disk must not keep anybody from looking at their games.
    await this.#put(seen).catch(() => undefined);
    return seen;
  }

  async #put(guest: Guest): Promise<void> {
    await this.#store.commit({ changes: [{ kind: 'guest', guest }] });
  }
}

/** The names of the rivals are theirs (R6). */
function badName(name: string): Problem | null {
  return nameProblem(name, 'name') ?? reservedProblem(name);
}

/** All of ours: another program at the same host, on another port, may have set one of the same name. */
export function cookiesIn(header: string): readonly string[] {
  const own = header.split(';').map((pair) => pair.trim().split('='));
  return own.flatMap(([name, value = '']) => (name === cookieName ? [value] : []));
}

export function newGuestId(): string {
  return randomBytes(16).toString('base64url');
}

export function suggestName(language: Language, below: (n: number) => number = randomInt): string {
  const { animals, words, join } = nameParts[language];
  return join(animals[below(animals.length)]!, words[below(words.length)]!);
}

function seal(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`guest:${id}`).digest('base64url')}`;
}

function unseal(cookie: string, secret: string): string | null {
  const id = /^([\w-]{22})\.[\w-]{43}$/.exec(cookie)?.[1];
  if (id === undefined) return null;
  return timingSafeEqual(Buffer.from(cookie), Buffer.from(seal(id, secret))) ? id : null;
}
