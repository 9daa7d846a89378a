import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage } from './parse.ts';

const command = (intent: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'command',
  table: 'table-01',
  cmd: 'command-1',
  after: null,
  seen: 3,
  intent,
  ...more,
});

const intents = [
  { kind: 'sit', choice: { name: 'Ada', bot: null, picks: { color: 'red' } } },
  { kind: 'reseat', seat: 1, choice: { name: 'Eva', bot: null, picks: { color: 'blue' } } },
  { kind: 'stand', seat: 1 },
  { kind: 'start' },
  { kind: 'move', seat: 0, text: 'h8 WORD' },
  { kind: 'undo' },
  { kind: 'answer', agree: true },
  { kind: 'save', name: 'before tea' },
  { kind: 'return', to: null },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'pace', speed: 4 },
  { kind: 'hint', seat: 0 },
  { kind: 'forfeit', seat: 0, why: 'resigned' },
];

describe('[S1] messages', () => {
  it('[S13] a ping names no more tables than anybody watches', () => {
    const ping = (count: number) => {
      const tables = Object.fromEntries(Array.from({ length: count }, (_, n) => [`table-${100 + n}`, 0]));
      return parseMessage(JSON.stringify({ type: 'ping', tables }));
    };
    expect(ping(64).ok).toBe(true);
    expect(ping(65)).toMatchObject({ problems: [{ code: 'message-unknown', path: 'tables' }] });
  });
  it.each(intents)('$kind is read as it was written', (intent) => {
    const message = command(intent);
    expect(parseMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });
  it.each([
    ['watch', { type: 'watch', table: 'table-01', seat: 0 }],
    ['watch without a seat', { type: 'watch', table: 'table-01', seat: null }],
    ['unwatch', { type: 'unwatch', table: 'table-01' }],
    ['ping', { type: 'ping', tables: { 'table-01': 3 } }],
  ])('%s', (_, message) =>
    expect(parseMessage(JSON.stringify(message))).toEqual({ ok: true, value: message }),
  );
  it('[S13] a ping need not name any table', () =>
    expect(parseMessage('{"type":"ping"}')).toEqual({ ok: true, value: { type: 'ping', tables: {} } }));
  it.each([
    ['intent.why', command({ kind: 'forfeit', seat: 0, why: 'gone' })],
    ['intent', command({ kind: 'undo', of: 'leo' })],
    ['intent.seat', command({ kind: 'move', seat: 1.5, text: 'a1' })],
    ['intent.speed', command({ kind: 'pace', speed: 99 })],
    ['intent.text', command({ kind: 'move', seat: 0, text: 'x'.repeat(2001) })],
    ['cmd', command({ kind: 'undo' }, { cmd: 'auto:1:5' })],
    ['after', command({ kind: 'undo' }, { after: 7 })],
    ['seen', command({ kind: 'undo' }, { seen: -1 })],
    ['table', command({ kind: 'undo' }, { table: '../../etc' })],
    ['type', { type: 'welcome' }],
    ['intent.seat', command({ kind: 'reseat', choice: {} })],
    ['intent', { ...command(undefined), wish: { kind: 'undo' } }],
    ['seat', { type: 'watch', table: 'table-01', hand: 0 }],
    ['intent.kind', command({ kind: 'rename', name: 'Mine' })],
  ])('what is wrong is named: %s', (path, message) => {
    const parsed = parseMessage(JSON.stringify(message));
    const problem = parsed.ok ? null : parsed.problems[0];
    expect(problem).toMatchObject({ code: 'message-unknown', params: { path } });
  });
  it('any text is read or refused, and never throws', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const parsed = parseMessage(text);
        if (parsed.ok) expect(parseMessage(JSON.stringify(parsed.value))).toEqual(parsed);
        else expect(parsed.problems[0].code).toMatch(/^message-(unreadable|unknown)$/);
      }),
    ));
  it('any depth', () => {
    for (const depth of [1, 15, 16, 100, 8000]) {
      const choice = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      const text = JSON.stringify(command({ kind: 'sit', choice: 'HERE' })).replace('"HERE"', choice);
      expect(parseMessage(text).ok, `${depth}`).toBe(depth < 15);
    }
  });
});
