/** What every store promises about log-ins, sessions, profiles and people who are one. */
import { describe, expect, it } from 'vitest';
import type { Account, Profile, Store, StoreCode, StoredSession } from '../../host/store.ts';
import type { Change } from '../../host/unit.ts';
import {
  append,
  change,
  claimDaily,
  event,
  events,
  finish,
  putGuest,
  seat,
  summary,
} from './samples.testing.ts';

type Get = () => Store;
type CodeOf = (promise: Promise<unknown>) => Promise<StoreCode>;

export function peopleContract(store: Get, codeOf: CodeOf): void {
  describe('log-ins', () => accountLaws(store, codeOf));
  describe('sessions', () => sessionLaws(store));
  describe('profiles', () => profileLaws(store, codeOf));
  describe('people who are one', () => joinLaws(store));
}

function account(over: Partial<Account> = {}): Account {
  const password = 'argon2id$…';
  return {
    id: 'p-anna',
    nameKey: 'anna',
    password,
    created: 5,
    disabled: false,
    isHost: false,
    ...over,
  };
}

function session(key: string, over: Partial<StoredSession> = {}): StoredSession {
  return { key, person: 'p-anna', created: 1, seen: 1, device: 'Firefox', ...over };
}

function profile(id: string, name: string, owner = 'p-anna'): Profile {
  return { id, owner, name, created: 3 };
}

const put = (account: Account): Change => ({ kind: 'account', account });

function accountLaws(store: Get, codeOf: CodeOf): void {
  it('is found by person and by name', async () => {
    await change(store(), put(account()));
    expect(await store().account('p-anna')).toEqual(account());
    expect(await store().accountNamed('anna')).toEqual(account());
    expect([await store().account('p'), await store().accountNamed('p-anna')]).toEqual([null, null]);
  });
  it('is replaced by the person’s next one', async () => {
    await change(store(), put(account()));
    await change(store(), put(account({ nameKey: 'annabel', disabled: true })));
    expect(await store().accountNamed('anna')).toBeNull();
    expect(await store().accountNamed('annabel')).toEqual(account({ nameKey: 'annabel', disabled: true }));
  });
  it('[R2] of many who want a name at once one gets it, the others are told and nothing of theirs is stored', async () => {
    const guests = ['a', 'b', 'c'].map((id) => ({ id, name: 'Anna', language: 'ca', created: 0, seen: 0 }));
    const tries = guests.map((guest) =>
      store().commit({ changes: [{ kind: 'guest', guest }, put(account({ id: guest.id }))] }),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await codeOf(tries[1]!)).toBe('account-name-taken');
    expect((await store().accountNamed('anna'))?.id).toBe('a');
    expect([await store().guest('b'), await store().guest('c')]).toEqual([null, null]);
  });
  it('goes with its sessions; others stay', async () => {
    await change(store(), put(account()));
    await change(store(), { kind: 'session', session: session('k') });
    await change(store(), { kind: 'session', session: session('other', { person: 'p-bernat' }) });
    expect(await change(store(), { kind: 'remove-account', id: 'p-anna' })).toBe(1);
    expect(await change(store(), { kind: 'remove-account', id: 'p-anna' })).toBe(0);
    expect([await store().account('p-anna'), await store().session('k')]).toEqual([null, null]);
    expect(await store().session('other')).not.toBeNull();
  });
  it('who has one is not swept with forgotten guests', async () => {
    for (const id of ['p-anna', 'p-guest'])
      await putGuest(store(), { id, name: 'x', language: 'ca', created: 0, seen: 0 });
    await change(store(), put(account()));
    expect(await change(store(), { kind: 'sweep-guests', seenBefore: 10 })).toBe(1);
    expect(await store().guest('p-anna')).not.toBeNull();
  });
}

function sessionLaws(store: Get): void {
  const keys = async (person: string) => (await store().sessions(person)).map(({ key }) => key);
  const open = async (...sessions: readonly StoredSession[]) => {
    for (const one of sessions) await change(store(), { kind: 'session', session: one });
  };
  it('are listed by person, the last seen first, and change as they are seen', async () => {
    await open(session('a'), session('b', { seen: 7 }), session('c', { person: 'p-bernat' }));
    expect(await keys('p-anna')).toEqual(['b', 'a']);
    await open(session('a', { seen: 9 }));
    expect(await keys('p-anna')).toEqual(['a', 'b']);
    expect(await store().session('a')).toEqual(session('a', { seen: 9 }));
  });
  it('end one by one, or all but one', async () => {
    await open(session('a'), session('b'), session('c'), session('d', { person: 'p-bernat' }));
    expect(await change(store(), { kind: 'remove-session', key: 'a' })).toBe(1);
    expect(await change(store(), { kind: 'remove-session', key: 'a' })).toBe(0);
    expect(await change(store(), { kind: 'remove-sessions', person: 'p-anna', but: 'b' })).toBe(1);
    expect(await keys('p-anna')).toEqual(['b']);
    expect(await change(store(), { kind: 'remove-sessions', person: 'p-anna', but: null })).toBe(1);
    expect([await keys('p-anna'), await keys('p-bernat')]).toEqual([[], ['d']]);
  });
  it('go when nobody has seen them for long', async () => {
    await open(session('a', { seen: 4 }), session('b', { seen: 5 }));
    expect(await change(store(), { kind: 'sweep-sessions', seenBefore: 5 })).toBe(1);
    expect(await keys('p-anna')).toEqual(['b']);
  });
}

function profileLaws(store: Get, codeOf: CodeOf): void {
  const keep = (one: Profile) => change(store(), { kind: 'profile', profile: one });
  it('[R7] are listed by owner and name', async () => {
    await keep(profile('1', 'Pol'));
    await keep(profile('2', 'Àgata'));
    await keep(profile('3', 'Pol', 'p-bernat'));
    expect((await store().profiles('p-anna')).map(({ name }) => name)).toEqual(['Àgata', 'Pol']);
    expect(await store().profile('3')).toEqual(profile('3', 'Pol', 'p-bernat'));
    expect(await store().profile('4')).toBeNull();
  });
  it('[R7] one owner has a name once, whatever its case and accents', async () => {
    await keep(profile('1', 'Pol'));
    expect(await codeOf(keep(profile('2', 'PÓL')))).toBe('profile-name-taken');
    await keep(profile('1', 'PÓL'));
    expect((await store().profile('1'))?.name).toBe('PÓL');
    expect(await change(store(), { kind: 'remove-profile', id: '1' })).toBe(1);
    expect(await change(store(), { kind: 'remove-profile', id: '1' })).toBe(0);
  });
}

function joinLaws(store: Get): void {
  const join = (from: string, to: string) => change(store(), { kind: 'join-people', from, to });
  const guest = (id: string) => putGuest(store(), { id, name: 'x', language: 'ca', created: 0, seen: 0 });
  const both = summary({ owner: 'g-1', seats: [seat('Anna', 'g-1'), seat('Bernat', 'p-bernat')] });

  const sat = (player: string) =>
    event(2, { body: { kind: 'seated', seat: 0, choice: { name: 'Anna', bot: null, picks: {} }, player } });

  it('[R1] tables, results, records and events of the guest are the account’s', async () => {
    await guest('g-1');
    await append(store(), 't', [event(1, { actor: 'g-1' }), sat('g-1')], both);
    expect(await store().log('t')).toEqual([event(1, { actor: 'g-1' }), sat('g-1')]);
    const seats = [
      { seat: 0, name: 'Anna', bot: null, player: 'g-1', place: 1, points: 40, won: true, hintsUsed: 0 },
    ];
    const record = { seat: 0, ranking: 'best', variant: '', rank: [1], timeMs: 0, counts: true };
    await finish(store(), 't', {
      ...{ game: 'rolit', version: 1, origin: 'new', daily: null, rated: false, undone: false },
      ...{ playedMs: 1, at: 1000, seats, records: [record] },
    });
    await join('g-1', 'p-anna');
    expect(await store().summaries({ player: 'g-1' })).toEqual([]);
    const [found] = await store().summaries({ player: 'p-anna' });
    expect([found?.owner, found?.seats.map(({ player }) => player)]).toEqual([
      'p-anna',
      ['p-anna', 'p-bernat'],
    ]);
    expect((await store().results({ player: 'p-anna' })).map(({ player }) => player)).toEqual(['p-anna']);
    expect(await store().results({ player: 'g-1' })).toEqual([]);
    const records = await store().records({ game: 'rolit', ranking: 'best', variant: '' });
    expect(records.map(({ player }) => player)).toEqual(['p-anna']);
    expect(await store().log('t')).toEqual([event(1, { actor: 'p-anna' }), sat('p-anna')]);
    expect([await store().guest('g-1'), await store().joined()]).toEqual([
      null,
      [{ from: 'g-1', to: 'p-anna' }],
    ]);
  });
  it('a table where both are is listed once', async () => {
    await append(store(), 't', events(1, 1), summary({ owner: 'g-1', seats: [seat('Anna', 'p-anna')] }));
    await join('g-1', 'p-anna');
    expect((await store().summaries({ player: 'p-anna' })).map(({ id }) => id)).toEqual(['t']);
  });
  it('of a day that both had the account’s stays', async () => {
    const day = (player: string, of: string) => ({ player, game: 'mastermind', key: 'code', day: of });
    await claimDaily(store(), day('g-1', '1'), 'guest-1');
    await claimDaily(store(), day('g-1', '2'), 'guest-2');
    await claimDaily(store(), day('p-anna', '1'), 'account-1');
    await join('g-1', 'p-anna');
    const tables = await Promise.all(['1', '2'].map((of) => store().daily(day('p-anna', of))));
    expect(tables.map((found) => found?.table)).toEqual(['account-1', 'guest-2']);
    expect(await store().daily(day('g-1', '2'))).toBeNull();
  });
  it('who was one with a guest is one with the account', async () => {
    await join('g-1', 'g-2');
    await join('g-2', 'p-anna');
    expect(await store().joined()).toEqual([
      { from: 'g-1', to: 'p-anna' },
      { from: 'g-2', to: 'p-anna' },
    ]);
  });
  it('all of it or nothing', async () => {
    await append(store(), 't', events(1, 1), both);
    const unit = store().commit({
      changes: [
        { kind: 'join-people', from: 'g-1', to: 'p-anna' },
        { kind: 'alarm', table: 'none', at: 1 },
      ],
    });
    await expect(unit).rejects.toThrow('conflict');
    expect([await store().joined(), (await store().summary('t'))?.owner]).toEqual([[], 'g-1']);
  });
}
