import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { game } from '../games/template/index.ts';
import { parseTableFile, readEvent } from '../protocol/files.ts';
import { fold } from './apply.ts';
import { upgradeFile } from './contentupgrade.ts';
import { decideAtOnce } from './decide.testing.ts';
import type { Intent } from './decide.ts';
import type { Event } from './event.ts';
import { longestLog } from './law.ts';
import { frameSteps, pastMoves } from './past.ts';
import { type OpenGame, type Table, timePlayed } from './table.ts';
import { adopt, exportReplay, exportTable, importSteps, mayExportWhole, settingsOf } from './transfer.ts';

const opened = { game, rules: must(game.open({})), resources: {} } as unknown as OpenGame;

function played(...intents: readonly (readonly [string, Intent])[]): { table: Table; log: readonly Event[] } {
  const created = {
    kind: 'created',
    name: 'Sticks',
    game: 'template',
    version: 1,
    options: { sticks: 9, most: 3 },
    resources: {},
    seed: 'ab'.repeat(32),
    hints: null,
    owner: 'ada',
    origin: 'new',
  } as const;
  const log: Event[] = [{ seq: 1, at: 1, actor: 'ada', cmd: 'c1', body: created }];
  let table = fold(opened, log);
  for (const [actor, intent] of intents) {
    const decided = must(
      decideAtOnce(opened, table, { cmd: `c${table.seq + 1}`, actor, seen: null, intent }, table.seq, log),
    );
    table = decided.table;
    log.push(decided.event);
  }
  return { table, log };
}

const sit = (name: string): Intent => ({ kind: 'sit', choice: { name } });
const move = (seat: number, text: string): Intent => ({ kind: 'move', seat, text });
const running = () =>
  played(['ada', sit('Ada')], ['leo', sit('Leo')], ['ada', { kind: 'start' }], ['ada', move(0, '2')]);
const file = () => {
  const { table, log } = running();
  return exportTable(table, log, {});
};
const imported = (raw: unknown, name: string) => {
  const parsed = parseTableFile(raw);
  if (!parsed.ok) return parsed;
  return finish(
    importSteps(
      opened,
      upgradeFile(parsed.value, game),
      { owner: 'eva', origin: 'import', name, now: 1e6 },
      readEvent,
    ),
  );
};

describe('[R22] tables that travel', () => {
  it('a file folds elsewhere to the same game, with all people’s seats the importer’s', () => {
    const raw = JSON.parse(JSON.stringify(file()));
    const { log, table } = must(imported(raw, 'Sticks 2'));
    expect(fold(opened, log)).toEqual(table);
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
    const copy = fold(opened, adopt(log, { owner: 'leo', origin: 'duplicate', name: 'Copy', now: 1e6 }));
    expect(copy.state).toEqual(table.state);
    expect(copy.origin).toBe('duplicate');
  });
  it('whose result it is stays here, the clock travels; a copy does not count', () => {
    const { log: plain } = running();
    const log = plain.map((event): Event => {
      const { body } = event;
      if (body.kind === 'created')
        return { ...event, body: { ...body, rated: true, clock: { kind: 'days', days: 3 } } };
      if (body.kind === 'seated') return { ...event, body: { ...body, credit: 'leo-two' } };
      return event;
    });
    const table = fold(opened, log);
    expect(table).toMatchObject({ rated: true, clock: { kind: 'days', days: 3 } });
    expect(table.seats).toMatchObject([{ credit: 'leo-two' }, {}]);
    const raw = JSON.parse(JSON.stringify(exportTable(table, log, {})));
    expect(JSON.stringify(raw)).not.toContain('leo-two');
    const copy = must(imported(raw, 'Copy')).table;
    expect(copy).toMatchObject({ clock: { kind: 'days', days: 3 } });
    expect(copy.rated).toBeUndefined();
  });
  const withOtto = () =>
    played(
      ['ada', sit('Ada')],
      ['ada', { kind: 'sit', choice: { rival: 'otto' } }],
      ['ada', { kind: 'start' }],
    );
  it('which rival a bot is travels, with the method it plays by', () => {
    const { table, log } = withOtto();
    const copy = must(imported(JSON.parse(JSON.stringify(exportTable(table, log, {}))), 'Copy')).table;
    expect(copy.seats[1]).toMatchObject({ name: 'Otto', bot: 'random', rival: 'otto' });
    const replay = exportReplay(table, finish(frameSteps(opened, table, pastMoves(log), 0)));
    expect(replay.seats[1]).toMatchObject({ rival: 'otto' });
  });
  it('a rival of another room that nobody here knows is read as the bot it is, by its name', () => {
    const { table, log } = withOtto();
    const raw = JSON.stringify(exportTable(table, log, {}))
      .replace('"Otto"', '"Fox"')
      .replace('"otto"', '"fox"');
    const { table: copy, log: own } = must(imported(JSON.parse(raw), 'Copy'));
    expect(copy.seats[1]).toMatchObject({ name: 'Fox', bot: 'random' });
    expect(copy.seats[1]).not.toHaveProperty('rival');
    expect(JSON.stringify(own)).not.toContain('"rival"');
  });
  it('has its own name, also when the original was renamed', () => {
    const { log } = played(['ada', sit('Ada')], ['ada', { kind: 'rename', name: 'Sunday' }]);
    expect(fold(opened, adopt(log, { owner: 'eva', origin: 'duplicate', name: 'Copy', now: 9 })).name).toBe(
      'Copy',
    );
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
    const copy = adopt(log, { owner: 'eva', origin: 'duplicate', name: 'Copy', now: 3 });
    expect(copy.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    expect(copy.every(({ at }) => at <= 3)).toBe(true);
    expect(pastMoves(copy).map(({ text }) => text)).toEqual(['3']);
  });
  it('[R20] again with the same settings', () =>
    expect(settingsOf(running().table)).toEqual({
      game: 'template',
      options: { sticks: 9, most: 3 },
      hints: null,
      resources: {},
      seats: [
        { name: 'Ada', bot: null, picks: {} },
        { name: 'Leo', bot: null, picks: {} },
      ],
    }));
});

describe('[R22] broken and foreign files', () => {
  const codes = (raw: unknown) => {
    const result = imported(raw, 'x');
    return result.ok ? [] : result.problems.map(({ code, path }) => (path ? `${code} ${path}` : code));
  };
  const changed = (change: (raw: ReturnType<typeof mutable>) => void) => {
    const raw = mutable();
    change(raw);
    return codes(raw);
  };
  type Body = Record<string, unknown>;
  type Raw = { format: unknown; game: unknown; log: { seq: number; body: Record<string, unknown> }[] };
  const mutable = () => JSON.parse(JSON.stringify(file())) as Raw;

  it('something else altogether', () => {
    for (const raw of [null, 7, 'x', [], {}, { type: 'GameClassic' }])
      expect(codes(raw)).toEqual(['file-foreign']);
  });
  it('a replay, a newer format', () => {
    expect(codes({ ...file(), ludoteca: 'replay' })).toEqual(['file-replay-only']);
    expect(codes({ ...file(), format: 3 })).toEqual(['file-newer format']);
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
    expect(changed(({ log }) => (log[4]!.body.text = '9'))).toEqual([
      'file-does-not-replay log.4',
      'take-range',
    ]));
  it('seats the game would not have', () =>
    expect(changed(({ log }) => (log[2]!.body.choice = { name: 'Ada', bot: null, picks: {} }))).toEqual([
      'file-does-not-replay log.2',
      'name-taken name',
    ]));
  it('[Q6] nothing that no table could do', () => {
    const [, ada, leo, start, two] = file().log.map(({ body }) => body) as Body[];
    const withLog = (...bodies: readonly Body[]) => {
      const raw = mutable();
      const [first] = raw.log;
      raw.log = [first!, ...bodies.map((body, at) => ({ ...first!, seq: at + 2, body }))];
      return codes(raw);
    };
    const many = [...Array(4).keys()].map((n) => ({ ...ada!, seat: n + 1, choice: seatOf(`Nr ${n}`) }));
    expect(withLog(ada!, leo!, start!, two!)).toEqual([]);
    expect(withLog(ada!, ...many)).toEqual(['file-does-not-replay log.5', 'table-full']);
    expect(withLog(start!)).toEqual(['file-does-not-replay log.1', 'too-few-seats']);
    expect(withLog(ada!, leo!, start!, start!)).toEqual(['file-does-not-replay log.4', 'already-started']);
    expect(withLog(leo!)).toEqual(['file-does-not-replay log.1', 'no-such-seat']);
    const third = { ...leo!, seat: 2, choice: seatOf('Mar') };
    expect(withLog(ada!, leo!, start!, third)).toEqual(['file-does-not-replay log.4', 'already-started']);
    const nothing = { kind: 'undone', to: 5 };
    expect(withLog(ada!, leo!, start!, two!, nothing)).toEqual([
      'file-does-not-replay log.5',
      'nothing-to-undo',
    ]);
    const unstarted = { kind: 'undone', to: 0 };
    expect(withLog(ada!, unstarted)).toEqual(['file-does-not-replay log.2', 'nothing-to-undo']);
    expect(withLog(ada!, leo!, { kind: 'resumed' })).toEqual(['file-does-not-replay log.3', 'not-paused']);
    const asked = { kind: 'undo-agreed' };
    expect(withLog(ada!, leo!, start!, asked)).toEqual(['file-does-not-replay log.4', 'nothing-to-answer']);
    expect(withLog(file().log[0]!.body as Body)).toEqual(['file-malformed log.1']);
  });
  const seatOf = (name: string) => ({ name, bot: null, picks: {} });

  it('[Q6] names are stored as they are shown, commands and times as they can be here', () => {
    const raw = mutable();
    raw.log[1]!.body.choice = { name: '  Ada\r\nLovelace ', bot: null, picks: {} };
    Object.assign(raw.log[3]!, { cmd: 'auto:1:7', at: 0 });
    const { log, table } = must(imported(raw, 'x'));
    expect(table.seats[0]!.name).toBe('Ada Lovelace');
    expect(log.map(({ cmd }) => cmd)).toEqual(['import:1', 'import:2', 'import:3', 'import:4', 'import:5']);
    expect(log.every(({ at }, n) => n === 0 || at >= log[n - 1]!.at)).toBe(true);
  });
  it('[Q6] a log full of undos plays every move once', () => {
    let plays = 0;
    const counting = {
      ...opened.rules,
      play: (...args: Parameters<typeof opened.rules.play>) => {
        plays += 1;
        return opened.rules.play(...args);
      },
    };
    const intents: (readonly [string, Intent])[] = [
      ['ada', sit('Ada')],
      ['ada', sit('Leo')],
      ['ada', { kind: 'start' }],
    ];
    for (let n = 0; n < 100; n++) intents.push(['ada', move(0, '1')], ['ada', { kind: 'undo' }]);
    const { table, log } = played(...intents);
    const parsed = must(parseTableFile(JSON.parse(JSON.stringify(exportTable(table, log, {})))));
    const adoption = { owner: 'eva', origin: 'import', name: 'x', now: 1e6 } as const;
    must(finish(importSteps({ ...opened, rules: counting }, upgradeFile(parsed, game), adoption, readEvent)));
    expect(plays).toBe(100);
    fold({ ...opened, rules: counting }, log);
    expect(plays).toBe(200);
  });
  it('[Q6] a log that is too long is not begun', () => {
    const raw = mutable();
    raw.log = Array.from({ length: longestLog + 1 }, (_, at) => ({ ...raw.log[0]!, seq: at + 1 }));
    expect(codes(raw)).toEqual(['file-malformed log']);
  });
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
