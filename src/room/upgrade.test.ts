/** Logs as version 0.1.0 wrote them (test/data/logs), literally. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { must, type Result } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { game as mastermind } from '../games/mastermind/index.ts';
import { game as template } from '../games/template/index.ts';
import { parseTableFile, readEvent } from '../protocol/files.ts';
import { fold } from './apply.ts';
import { upgradeFile, upgradeLog } from './contentupgrade.ts';
import { decideAtOnce } from './decide.testing.ts';
import type { Intent } from './decide.ts';
import type { Event } from './event.ts';
import { screenFor } from './screen.ts';
import type { OpenGame, Table } from './table.ts';
import { exportTable, type Imported, importSteps } from './transfer.ts';
import { type StoredEvent, upgrade } from './upgrade.ts';

type Log = 'requests' | 'reopened' | 'pause' | 'hint';
const logs: readonly Log[] = ['requests', 'reopened', 'pause', 'hint'];

function read(name: Log): { readonly game: string; readonly log: readonly StoredEvent[] } {
  const file = new URL(`../../test/data/logs/format-1-${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function openedFor(name: Log): OpenGame {
  const game = (name === 'hint' ? mastermind : template) as unknown as Game;
  return { game, rules: must(game.open({})), resources: {} };
}

const eventsOf = (name: Log): readonly Event[] =>
  upgradeLog(read(name).log.map(upgrade), openedFor(name).game).log;
const folded = (name: Log): Table => fold(openedFor(name), eventsOf(name));

function imported(name: Log, raw: unknown): Result<Imported> {
  const adoption = { owner: 'eva', origin: 'import', name: 'Copy', now: 1_800_000_000_000 } as const;
  const opened = openedFor(name);
  const file = upgradeFile(must(parseTableFile(raw)), opened.game);
  return finish(importSteps(opened, file, adoption, readEvent));
}

describe('[R22] logs of format 1', () => {
  it('undo asked, agreed and declined: a request and its answers', () => {
    const bodies = eventsOf('requests').map(({ body }) => body);
    expect(bodies.slice(6, 13)).toEqual([
      { kind: 'asked', what: 'undo', to: 5 },
      { kind: 'answered', agree: true },
      { kind: 'answered', agree: false },
      { kind: 'moved', seat: 1, text: '2' },
      { kind: 'asked', what: 'undo', to: 9 },
      { kind: 'answered', agree: true },
      { kind: 'undone', to: 9 },
    ]);
    expect(folded('requests')).toMatchObject({
      name: 'Sunday sticks',
      state: { left: 15 },
      moveCount: 3,
      undoneAt: 13,
      request: { what: 'undo', by: 'mar', seq: 16, to: 14, waiting: ['leo'] },
    });
  });
  it('a finished game that was reopened: it is over again, and stays so', () => {
    const table = folded('reopened');
    expect(table).toMatchObject({ phase: 'over', moveCount: 3, undoneAt: 9, outcome: { winners: [0] } });
    expect(screenFor(openedFor('reopened'), table, 'leo', null, 0).request).toBeNull();
    const answer = { cmd: 'x', actor: 'leo', seen: null, intent: { kind: 'answer', agree: true } } as const;
    expect(decideAtOnce(openedFor('reopened'), table, answer, 0, eventsOf('reopened'))).toMatchObject({
      problems: [{ code: 'game-over' }],
    });
  });
  it('a pause, a save and the way back to it', () =>
    expect(folded('pause')).toMatchObject({
      elapsedMs: 9000,
      moveCount: 4,
      saves: [{ name: 'before tea', seq: 9 }],
      last: { seat: 1, text: null, why: 'gone' },
    }));
  it('a hint is counted; what it was nobody knows', () =>
    expect(folded('hint').seats).toMatchObject([{ hintsUsed: 2, hint: null }]));
  it('go on with events of today, and fold again', () => {
    const opened = openedFor('requests');
    const log = [...read('requests').log];
    let table = folded('requests');
    const does = (actor: string, intent: Intent) => {
      const command = { cmd: `new-${table.seq}`, actor, seen: null, intent };
      const decided = must(decideAtOnce(opened, table, command, table.at, log.map(upgrade)));
      log.push(decided.event);
      table = decided.table;
    };
    does('leo', { kind: 'answer', agree: true });
    does('mar', { kind: 'move', seat: 2, text: '3' });
    does('mar', { kind: 'undo' });
    expect(table).toMatchObject({ state: { left: 13 }, request: { by: 'mar', waiting: ['ada', 'leo'] } });
    expect(fold(opened, upgradeLog(JSON.parse(JSON.stringify(log)).map(upgrade), opened.game).log)).toEqual(
      table,
    );
  });
  it('a table of a day also says which of its game’s; there was one only', () => {
    const [first, ...rest] = eventsOf('hint');
    const { body } = first!;
    const ofDay = (more: object) => ({ ...first!, body: { ...body, ...more } }) as StoredEvent;
    const upgraded = upgrade(ofDay({ daily: '2026-07-29' }));
    expect(upgraded.body).toEqual({ ...body, daily: '2026-07-29', dailyKey: 'code' });
    const table = fold(openedFor('hint'), [upgraded, ...rest]);
    expect(table).toMatchObject({ daily: '2026-07-29', dailyKey: 'code' });
    const today = ofDay({ daily: '2026-07-29', dailyKey: 'long' });
    expect([upgrade(today), upgrade(first!)]).toEqual([today, first]);
  });
  it('what is of today already stays as it is', () => {
    for (const name of logs) {
      const events = eventsOf(name);
      expect(events.map(upgrade)).toEqual(events);
    }
  });
});

describe('[T6] files of format 1', () => {
  it.each(logs)('%s is imported', (name) => {
    const { table } = must(imported(name, read(name)));
    const { state, phase, moveCount, outcome } = folded(name);
    expect(table).toMatchObject({ owner: 'eva', state, phase, moveCount, outcome });
  });
  it.each(logs)('%s is exported in the format of today, which another room imports', (name) => {
    const table = folded(name);
    const file = JSON.parse(JSON.stringify(exportTable(table, eventsOf(name), {})));
    expect(file.format).toBe(2);
    expect(JSON.stringify(file)).not.toMatch(/undo-(asked|agreed|declined)/);
    expect(must(imported(name, file)).table.state).toEqual(table.state);
  });
});
