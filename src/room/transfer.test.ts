import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { game } from '../games/template/index.ts';
import { fold } from './apply.ts';
import { decide, type Wish } from './decide.ts';
import type { Event } from './event.ts';
import { frameSteps, pastMoves } from './past.ts';
import { type Opened, type Table, timePlayed } from './table.ts';
import {
  adopt,
  exportReplay,
  exportTable,
  importLog,
  mayExportWhole,
  parseTableFile,
  settingsOf,
} from './transfer.ts';

const opened = { game, rules: must(game.open({})) } as unknown as Opened;

function played(...wishes: readonly (readonly [string, Wish])[]): { table: Table; log: readonly Event[] } {
  const created = {
    kind: 'created',
    name: 'Sticks',
    game: 'template',
    version: 1,
    options: { sticks: 9, most: 3 },
    assets: {},
    seed: 'ab'.repeat(32),
    hints: null,
    owner: 'ada',
    origin: 'new',
  } as const;
  const log: Event[] = [{ seq: 1, at: 1, actor: 'ada', cmd: 'c1', body: created }];
  let table = fold(opened, log);
  for (const [actor, wish] of wishes) {
    const decided = must(
      decide(opened, table, { cmd: `c${table.seq + 1}`, actor, seen: null, wish }, table.seq, pastMoves(log)),
    );
    table = decided.table;
    log.push(decided.event);
  }
  return { table, log };
}

const sit = (name: string): Wish => ({ kind: 'sit', choice: { name } });
const move = (seat: number, text: string): Wish => ({ kind: 'move', seat, text });
const running = () =>
  played(['ada', sit('Ada')], ['leo', sit('Leo')], ['ada', { kind: 'start' }], ['ada', move(0, '2')]);
const file = () => {
  const { table, log } = running();
  return exportTable(table, log, {});
};

describe('[R22] tables that travel', () => {
  it('a file folds elsewhere to the same game, with all people’s seats the importer’s', () => {
    const log = must(
      importLog(opened, must(parseTableFile(JSON.parse(JSON.stringify(file())))), 'eva', 'Sticks 2', 1e6),
    );
    const table = fold(opened, log);
    expect(table.state).toEqual(running().table.state);
    expect(table).toMatchObject({ origin: 'import', owner: 'eva', name: 'Sticks 2' });
    expect(table.seats.map(({ player }) => player)).toEqual(['eva', 'eva']);
    expect(timePlayed(table, table.at)).toBe(timePlayed(running().table, table.at));
  });
  it('a file names no player of this room', () => {
    expect(JSON.stringify(file())).not.toMatch(/"(ada|leo)"/);
  });
  it('whole when it is over or nobody else plays; else only what one sees', () => {
    const { table, log } = running();
    expect(mayExportWhole(table, 'ada')).toBe(false);
    expect(mayExportWhole({ ...table, phase: 'over' }, 'ada')).toBe(true);
    expect(mayExportWhole(played(['ada', sit('Ada')]).table, 'ada')).toBe(true);
    const replayed = exportReplay(table, finish(frameSteps(opened, table, pastMoves(log), 0)));
    expect(replayed.frames).toHaveLength(2);
    expect(JSON.stringify(replayed)).not.toContain(table.seed);
  });
  it('a copy is the same game, and known as a copy', () => {
    const { table, log } = running();
    const copy = fold(opened, adopt(log, 'leo', 'duplicate', 'Copy', 1e6));
    expect(copy.state).toEqual(table.state);
    expect(copy.origin).toBe('duplicate');
  });
  it('has its own name, also when the original was renamed', () => {
    const { log } = played(['ada', sit('Ada')], ['ada', { kind: 'rename', name: 'Sunday' }]);
    expect(fold(opened, adopt(log, 'eva', 'duplicate', 'Copy', 9)).name).toBe('Copy');
  });
  it('keeps the numbers of events, which name their streams of chance, also past requests to undo', () => {
    const { log } = played(
      ['ada', sit('Ada')],
      ['leo', sit('Leo')],
      ['ada', { kind: 'start' }],
      ['ada', move(0, '2')],
      ['ada', { kind: 'undo' }],
      ['leo', { kind: 'answer', agree: true }],
      ['ada', move(0, '3')],
    );
    const copy = adopt(log, 'eva', 'duplicate', 'Copy', 3);
    expect(copy.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    expect(copy.every(({ at }) => at <= 3)).toBe(true);
    expect(pastMoves(copy).map(({ text }) => text)).toEqual(['3']);
  });
  it('[R20] again with the same settings', () =>
    expect(settingsOf(running().table)).toEqual({
      game: 'template',
      options: { sticks: 9, most: 3 },
      hints: null,
      seats: [
        { name: 'Ada', bot: null, picks: {} },
        { name: 'Leo', bot: null, picks: {} },
      ],
    }));
});

describe('[R22] broken and foreign files', () => {
  const codes = (raw: unknown) => {
    const parsed = parseTableFile(raw);
    const result = parsed.ok ? importLog(opened, parsed.value, 'eva', 'x', 1e6) : parsed;
    return result.ok ? [] : result.problems.map(({ code, path }) => (path ? `${code} ${path}` : code));
  };
  const changed = (change: (raw: ReturnType<typeof mutable>) => void) => {
    const raw = mutable();
    change(raw);
    return codes(raw);
  };
  type Raw = { format: unknown; game: unknown; log: { seq: number; body: Record<string, unknown> }[] };
  const mutable = () => JSON.parse(JSON.stringify(file())) as Raw;

  it('something else altogether', () => {
    for (const raw of [null, 7, 'x', [], {}, { type: 'GameClassic' }])
      expect(codes(raw)).toEqual(['file-foreign']);
  });
  it('a replay, a newer format', () => {
    expect(codes({ ...file(), ludoteca: 'replay' })).toEqual(['file-replay-only']);
    expect(codes({ ...file(), format: 2 })).toEqual(['file-newer format']);
  });
  it('names the place that is wrong', () => {
    expect(codes({ ...file(), log: [] })).toEqual(['file-malformed log']);
    expect(changed(({ log }) => log.splice(2, 1))).toEqual(['file-malformed log.2']);
    expect(changed(({ log }) => (log[0]!.body.seed = 'short'))).toEqual(['file-malformed log.0']);
    expect(changed(({ log }) => (log[3]!.body.kind = 'constructor'))).toEqual(['file-malformed log.3']);
    expect(changed(({ log }) => (log[0]!.body.options = { sticks: 1 }))).toEqual([
      'file-malformed log.0.body.options',
    ]);
  });
  it('a move against the rules', () =>
    expect(changed(({ log }) => (log[4]!.body.text = '9'))).toEqual(['file-does-not-replay']));
  it('seats the game would not have', () =>
    expect(changed(({ log }) => (log[2]!.body.choice = { name: 'Ada', bot: null, picks: {} }))).toEqual([
      'name-taken name',
    ]));
  it('any JSON gives a Result', () =>
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(4),
        fc.constantFrom('seq', 'at', 'actor', 'cmd', 'body'),
        (junk, at, key) => {
          expect(() => codes(junk)).not.toThrow();
          expect(() => changed(({ log }) => Object.assign(log[at]!, { [key]: junk }))).not.toThrow();
        },
      ),
    ));
});
