/**
 * Log-ins (R1, R2, R3). A person is whom logs know, an account is how they log in, a session is where they are logged in.
 * A guest who registers stays the same person; one who logs in to an account that is there becomes one with it.
 */
import { nameKey, nameProblem, tidyName } from '../../core/name.ts';
import { ok, type Problem, problem, type Result, refuse } from '../../core/result.ts';
import {
  type Account,
  type Guest,
  type LibraryEntry,
  type Store,
  type StoredSession,
  StoreError,
} from '../../host/store.ts';
import type { Change } from '../../host/unit.ts';
import { reservedProblem } from '../../room/rivals.ts';
import { Attempts } from './attempts.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';
import { mixedScripts } from './scripts.ts';
import { newToken, sessionKey } from './sessiontoken.ts';

export type AccountsDeps = {
  readonly store: Store;
  readonly now: () => number;
  /** Tables of this person say who is who anew. */
  readonly joined: (from: string, to: string) => Promise<void>;
  /** Sockets of these are closed: of a person, or of one session only. */
  readonly ended: (whose: { readonly person?: string; readonly session?: string }) => void;
};

/** Somebody at the door, as the room knows them. */
export type Visitor = {
  readonly person: Guest;
  /** Null for guests. */
  readonly account: Account | null;
  readonly session: StoredSession | null;
  /** What their cookie holds. */
  readonly cookie: string;
};

export type Credentials = { readonly name: string; readonly password: string };

export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #attempts: Attempts;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#attempts = new Attempts(deps.now);
  }

  /** A guest gets a name and a password: they stay the same person. */
  async register(
    { person, account }: Visitor,
    { name, password }: Credentials,
    device: string,
  ): Promise<Result<Visitor>> {
    if (account) return refuse('logged-in');
    const problems = [accountNameProblem(name), passwordProblem(password, name)].filter(
      (bad) => bad !== null,
    );
    if (problems.length > 0) return { ok: false, problems: problems as [Problem, ...Problem[]] };
    const tidy = tidyName(name);
    if (await this.#deps.store.accountNamed(nameKey(tidy))) return taken(tidy);
    const made: Account = {
      id: person.id,
      nameKey: nameKey(tidy),
      password: await hashPassword(password),
      created: this.#deps.now(),
      disabled: false,
      isHost: false,
    };
    const named = { ...person, name: tidy };
    const changes: readonly Change[] = [
      { kind: 'guest', guest: named },
      { kind: 'account', account: made },
    ];
    const stored = await this.#unlessTaken(tidy, changes);
    if (!stored.ok) return stored;
    this.#deps.ended({ person: person.id });
    return ok(await this.#begin(named, made, device));
  }

  /** Whoever was here as a guest brings everything along. */
  async logIn(
    visitor: Visitor | null,
    { name, password }: Credentials,
    device: string,
  ): Promise<Result<Visitor>> {
    const key = nameKey(name);
    const reserved = reservedProblem(name);
    if (reserved) return { ok: false, problems: [reserved] };
    const wait = this.#attempts.wait(key);
    if (wait > 0) return refuse('password-wait', { minutes: Math.ceil(wait / 60_000) }, 'password');
    const account = await this.#deps.store.accountNamed(key);
    if (!account) return refuse('account-unknown', { name: tidyName(name).slice(0, 80) }, 'name');
    if (!(await this.#isRight(key, account, password)))
      return refuse('password-wrong', undefined, 'password');
    if (account.disabled) return refuse('account-disabled', undefined, 'name');
    const person = await this.#deps.store.guest(account.id);
    if (!person) return refuse('account-unknown', { name: tidyName(name).slice(0, 80) }, 'name');
    const joined = await this.#join(visitor, account);
    return joined.ok ? ok(await this.#begin(person, account, device)) : joined;
  }

  async logOut({ session }: Visitor): Promise<void> {
    if (!session) return;
    await this.#deps.store.commit({ changes: [{ kind: 'remove-session', key: session.key }] });
    this.#deps.ended({ session: session.key });
  }

  /** Everywhere but here. */
  async logOutElsewhere({ person, session }: Visitor): Promise<void> {
    const others = (await this.#deps.store.sessions(person.id)).filter(({ key }) => key !== session?.key);
    await this.#deps.store.commit({
      changes: [{ kind: 'remove-sessions', person: person.id, but: session?.key ?? null }],
    });
    for (const { key } of others) this.#deps.ended({ session: key });
  }

  /** By the beginning of its key, which is all that pages are told. */
  async endSession({ person }: Visitor, start: string): Promise<Result<null>> {
    const found = (await this.#deps.store.sessions(person.id)).find((each) => shortKey(each) === start);
    if (!found) return refuse('no-such-session');
    await this.#deps.store.commit({ changes: [{ kind: 'remove-session', key: found.key }] });
    this.#deps.ended({ session: found.key });
    return ok(null);
  }

  /** The present password is asked; a new one logs all other devices out. */
  async change(
    visitor: Visitor,
    wanted: { readonly present: string; readonly name?: string; readonly password?: string },
  ): Promise<Result<Visitor>> {
    const { person, account } = visitor;
    if (!account) return refuse('account-none');
    const name = wanted.name === undefined ? person.name : tidyName(wanted.name);
    const bad = wanted.name === undefined ? null : accountNameProblem(wanted.name);
    const weak = wanted.password === undefined ? null : passwordProblem(wanted.password, name);
    const problems = [bad, weak].filter((each) => each !== null);
    if (problems.length > 0) return { ok: false, problems: problems as [Problem, ...Problem[]] };
    const asked = await this.confirm(visitor, wanted.present);
    if (!asked.ok) return asked;
    const password = wanted.password === undefined ? account.password : await hashPassword(wanted.password);
    const changed = { ...account, nameKey: nameKey(name), password };
    const named = { ...person, name };
    const stored = await this.#unlessTaken(name, [
      { kind: 'guest', guest: named },
      { kind: 'account', account: changed },
    ]);
    if (!stored.ok) return stored;
    if (wanted.password !== undefined) await this.logOutElsewhere(visitor);
    return ok({ ...visitor, person: named, account: changed });
  }

  /** Asks for the present password, as often as it may be guessed. */
  async confirm({ account }: Visitor, password: string): Promise<Result<null>> {
    if (!account) return refuse('account-none');
    const wait = this.#attempts.wait(account.nameKey);
    if (wait > 0) return refuse('password-wait', { minutes: Math.ceil(wait / 60_000) }, 'present');
    const isRight = await this.#isRight(account.nameKey, account, password);
    return isRight ? ok(null) : refuse('password-wrong', undefined, 'present');
  }

  sessions({ person }: Visitor): Promise<readonly StoredSession[]> {
    return this.#deps.store.sessions(person.id);
  }

  async #isRight(key: string, account: Account, password: string): Promise<boolean> {
    this.#attempts.begin(key);
    const isRight = await isPassword(password, account.password);
    if (isRight) this.#attempts.right(key);
    return isRight;
  }

  async #begin(person: Guest, account: Account, device: string): Promise<Visitor> {
    const now = this.#deps.now();
    const token = newToken();
    const session = {
      key: sessionKey(token)!,
      person: person.id,
      created: now,
      seen: now,
      device: device.slice(0, 200),
    };
    await this.#deps.store.commit({ changes: [{ kind: 'session', session }] });
    return { person, account, session, cookie: token };
  }

  async #unlessTaken(name: string, changes: readonly Change[]): Promise<Result<null>> {
    try {
      await this.#deps.store.commit({ changes });
      return ok(null);
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'account-name-taken') throw error;
      return taken(name);
    }
  }

  /** The guest and the account are one from now on; not while both sit at a game that goes on. */
  async #join(visitor: Visitor | null, { id: to }: Account): Promise<Result<null>> {
    if (!visitor || visitor.account || visitor.person.id === to) return ok(null);
    const { store, joined, ended } = this.#deps;
    const from = visitor.person.id;
    const running = await store.summaries({ player: from, phases: ['gathering', 'playing'] });
    const both = running.find(
      ({ owner, seats }) => owner === to || seats.some(({ player }) => player === to),
    );
    if (both) return refuse('join-same-table', { table: both.name });
    await store.commit({
      changes: [...(await this.#renamed(from, to)), { kind: 'join-people', from, to }],
    });
    ended({ person: from });
    await joined(from, to);
    return ok(null);
  }

  /** Entries of the guest's library whose names the account has already get another. */
  async #renamed(from: string, to: string): Promise<readonly Change[]> {
    const { store } = this.#deps;
    const mine = await store.entries({ owner: from, limit: mostEntries });
    const had = await store.entries({ owner: to, limit: mostEntries });
    const names = new Set([...had, ...mine].map(keyOf));
    return mine
      .filter((entry) => had.some((other) => keyOf(other) === keyOf(entry)))
      .map((entry): Change => {
        const free = [...Array(mostEntries * 2).keys()].map((n) => ({
          ...entry,
          name: `${entry.name} ${n + 2}`,
        }));
        const renamed = free.find((each) => !names.has(keyOf(each)))!;
        names.add(keyOf(renamed));
        return { kind: 'entry', entry: renamed };
      });
  }
}

const mostEntries = 1000;

function keyOf({ game, kind, name }: LibraryEntry): string {
  return JSON.stringify([game, kind, nameKey(name)]);
}

export function shortKey({ key }: StoredSession): string {
  return key.slice(0, 12);
}

/** As other names, and in one script: nobody may look like somebody else (R2, R6). */
function accountNameProblem(name: string): Problem | null {
  const bad = nameProblem(name, 'name') ?? reservedProblem(name);
  return bad ?? (mixedScripts(name) ? problem('name-mixed', undefined, 'name') : null);
}

function taken(name: string): Result<never> {
  return refuse('account-name-taken', { name }, 'name');
}
