/** What changes of people are in memory. */
import { nameKey } from '../../core/name.ts';
import { type Account, type Profile, StoreError, type Summary } from '../../host/store.ts';
import { type Apply, dailyText, dayText, type MemoryState } from './memory-state.ts';
import type { Undo } from './undo.ts';

type Kind =
  | 'account'
  | 'remove-account'
  | 'session'
  | 'remove-session'
  | 'remove-sessions'
  | 'sweep-sessions'
  | 'profile'
  | 'remove-profile'
  | 'join-people';

export const peopleChanges: Pick<Apply, Kind> = {
  account: ({ accounts }, { account }, undo) => {
    if ([...accounts.values()].some((other) => isNamedAlike(other, account)))
      throw new StoreError('account-name-taken', account.nameKey);
    undo.put(accounts, account.id, structuredClone(account));
    return 1;
  },
  'remove-account': ({ accounts, sessions }, { id }, undo) => {
    for (const [key, { person }] of sessions) if (person === id) undo.drop(sessions, key);
    return Number(undo.drop(accounts, id));
  },
  session: ({ sessions }, { session }, undo) => {
    undo.put(sessions, session.key, structuredClone(session));
    return 1;
  },
  'remove-session': ({ sessions }, { key }, undo) => Number(undo.drop(sessions, key)),
  'remove-sessions': ({ sessions }, { person, but }, undo) => {
    const gone = [...sessions.values()].filter((session) => session.person === person && session.key !== but);
    for (const { key } of gone) undo.drop(sessions, key);
    return gone.length;
  },
  'sweep-sessions': ({ sessions }, { seenBefore }, undo) => {
    const gone = [...sessions.values()].filter(({ seen }) => seen < seenBefore);
    for (const { key } of gone) undo.drop(sessions, key);
    return gone.length;
  },
  profile: ({ profiles }, { profile }, undo) => {
    if ([...profiles.values()].some((other) => isSameProfile(other, profile)))
      throw new StoreError('profile-name-taken', profile.name);
    undo.put(profiles, profile.id, structuredClone(profile));
    return 1;
  },
  'remove-profile': ({ profiles }, { id }, undo) => Number(undo.drop(profiles, id)),
  'join-people': (state, { from, to }, undo) => {
    joinTables(state, from, to, undo);
    joinResults(state, from, to, undo);
    joinDailies(state, from, to, undo);
    for (const [id, entry] of state.entries)
      if (entry.owner === from) undo.put(state.entries, id, { ...entry, owner: to });
    undo.drop(state.guests, from);
    for (const [before, now] of state.joined) if (now === from) undo.put(state.joined, before, to);
    undo.put(state.joined, from, to);
    return 1;
  },
};

function isNamedAlike(a: Account, b: Account): boolean {
  return a.id !== b.id && a.nameKey === b.nameKey;
}

function isSameProfile(a: Profile, b: Profile): boolean {
  return a.id !== b.id && a.owner === b.owner && nameKey(a.name) === nameKey(b.name);
}

function joinTables({ tables }: MemoryState, from: string, to: string, undo: Undo): void {
  const other = (player: string | null) => (player === from ? to : player);
  for (const [id, table] of tables) {
    const { owner, seats } = table.summary;
    if (owner !== from && seats.every(({ player }) => player !== from)) continue;
    const joined = seats.map((seat) => ({ ...seat, player: other(seat.player) }));
    const summary: Summary = { ...table.summary, owner: other(owner), seats: joined };
    undo.put(tables, id, { ...table, summary });
  }
}

function joinResults({ results, records }: MemoryState, from: string, to: string, undo: Undo): void {
  const joined = <Row extends { readonly player: string | null }>(rows: readonly Row[]) =>
    rows.map((row) => (row.player === from ? { ...row, player: to } : row));
  for (const [table, rows] of results) undo.put(results, table, joined(rows));
  for (const [table, rows] of records) undo.put(records, table, joined(rows));
}

function joinDailies({ dailies }: MemoryState, from: string, to: string, undo: Undo): void {
  const had = new Set([...dailies.values()].flatMap((one) => (one.player === to ? [dayText(one)] : [])));
  for (const [text, one] of dailies) {
    if (one.player !== from) continue;
    undo.drop(dailies, text);
    if (!had.has(dayText(one))) undo.put(dailies, dailyText({ ...one, player: to }), { ...one, player: to });
  }
}
