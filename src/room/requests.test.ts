import { describe, expect, it } from 'vitest';
import { Bench, left, move, online, opened, sit } from './bench.testing.ts';
import { screenFor } from './screen.ts';
import type { Table } from './table.ts';

describe('[R17] undo with others', () => {
  it('is asked for, and done when all have agreed', () => {
    const bench = new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('mar', sit('Mar'));
    bench.as('ada', { kind: 'start' }, move(0, '1')).as('leo', move(1, '2')).as('ada', { kind: 'undo' });
    expect(bench.table.request).toEqual({ what: 'undo', by: 'ada', seq: 8, to: 5, waiting: ['leo', 'mar'] });
    const asked = (player: string) => screenFor(opened, bench.table, player, null, 0).request;
    expect(asked('ada')).toEqual({ what: 'undo', by: 0, mine: true, waiting: false });
    expect(asked('mar')).toEqual({ what: 'undo', by: 0, mine: false, waiting: true });
    expect(bench.codes({ kind: 'undo' }, 'leo')).toEqual(['asked-already']);
    expect(bench.codes({ kind: 'answer', agree: true }, 'ada')).toEqual(['nothing-to-answer']);
    bench.as('leo', { kind: 'answer', agree: true });
    expect(left(bench)).toBe(6);
    bench.as('mar', { kind: 'answer', agree: true });
    expect(left(bench)).toBe(9);
    expect(bench.table.request).toBeNull();
  });
  it('one who declines ends it, and so does the next move', () => {
    const bench = online()
      .as('ada', move(0, '1'), { kind: 'undo' })
      .as('leo', { kind: 'answer', agree: false });
    expect(bench.table.request).toBeNull();
    bench.as('ada', { kind: 'undo' }).as('leo', move(1, '1'));
    expect(bench.table.request).toBeNull();
    expect(left(bench)).toBe(7);
  });
});

describe('[R17][S20] a request', () => {
  const asked = () => online().as('ada', move(0, '1'), { kind: 'undo' });
  const yes = { kind: 'answer', agree: true } as const;

  it('a yes to an earlier question is none to the next', () => {
    const bench = asked();
    const { seq } = bench.table;
    bench.as('leo', move(1, '1')).as('ada', move(0, '1'), { kind: 'undo' });
    expect(bench.codes(yes, 'leo', seq)).toEqual(['stale']);
    expect(bench.codes(yes, 'leo', bench.table.seq)).toEqual([]);
  });
  it('who looks on, or has answered, is not asked', () => {
    const bench = new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('mar', sit('Mar'));
    bench.as('ada', { kind: 'start' }, move(0, '1'), { kind: 'undo' }).as('leo', yes);
    expect(bench.codes(yes, 'leo')).toEqual(['nothing-to-answer']);
    expect(bench.codes(yes, 'eve')).toEqual(['nothing-to-answer']);
  });
  it('is void when somebody gives up', () => {
    const bench = new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('mar', sit('Mar'));
    bench.as('ada', { kind: 'start' }, move(0, '1'), { kind: 'undo' });
    bench.as('leo', { kind: 'forfeit', seat: 1, why: 'resigned' });
    expect(bench.table.request).toBeNull();
  });
  it('survives what changes nothing on the board', () => {
    const bench = asked().as('ada', { kind: 'save', name: 'tea' }, { kind: 'rename', name: 'Tea' });
    expect(bench.table.request).not.toBeNull();
  });
  it('that nobody is left to answer is shown to nobody, and bars no other', () => {
    const bench = asked();
    const copy: Table = { ...bench.table, request: { ...bench.table.request!, waiting: [] } };
    expect(screenFor(opened, copy, 'ada', 0, 0).request).toBeNull();
    bench.table = copy;
    expect(bench.codes({ kind: 'undo' }, 'ada')).toEqual([]);
  });
});

describe('[R20] a game that is over is final', () => {
  const over = () => online().as('ada', move(0, '3')).as('leo', move(1, '3')).as('ada', move(0, '3'));

  it.each([
    { kind: 'undo' },
    { kind: 'return', to: null },
    { kind: 'answer', agree: true },
    { kind: 'save', name: 'tea' },
    { kind: 'pause' },
    { kind: 'hint', seat: 0 },
    { kind: 'forfeit', seat: 0, why: 'resigned' },
  ] as const)('$kind is refused', (intent) => expect(over().codes(intent, 'ada')).toEqual(['game-over']));
  it('also for who plays alone', () => {
    const bench = new Bench().do(sit('Ada'), sit('Bot', 'greedy'), { kind: 'start' });
    bench.do(move(0, '3'), move(1, '3'), move(0, '3'));
    expect(bench.codes({ kind: 'undo' })).toEqual(['game-over']);
    expect(bench.codes({ kind: 'return', to: null })).toEqual(['game-over']);
  });
});
