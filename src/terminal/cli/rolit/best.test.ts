import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../core/result.ts';
import { engines } from '../../../games/engines.ts';
import { houseShelf } from '../../shelf.ts';
import { callWith } from '../../testing/commandline.ts';
import { bestIn } from './best.ts';

const empty = Array.from({ length: 36 }, () => null);
/** Seat 0 turns three with a ball on e1. */
const placed = {
  variant: 'free' as const,
  shape: 'SS' as const,
  balls: [0, 1, 1, 1, ...empty.slice(4)],
  turn: 0,
  players: [
    { color: 'yellow' as const, team: null },
    { color: 'red' as const, team: null },
  ],
};

async function best(text: string, options: Readonly<Record<string, string | boolean>>) {
  const file = join(mkdtempSync(join(tmpdir(), 'ludoteca-best-')), 'game.json');
  writeFileSync(file, text);
  const read = (found: string) =>
    found === 'over'
      ? ok({ ...placed, balls: empty.map(() => 0) })
      : found
        ? ok(placed)
        : refuse('cli.no-file');
  return callWith(houseShelf, { options, operands: ['best', file] }, async (call) =>
    bestIn(read).run(call, await engines.rolit()),
  );
}

describe('ludoteca rolit best', () => {
  it('[C] [O6] tells the move of a bot as JSON', async () => {
    const { code, out } = await best('game', { bot: 'greedy', json: true });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ move: 'e1', score: 5, depth: 1, nodes: expect.any(Number) });
  });

  it('[C] [O6] looks as deep as it is told, the same for the same nodes', async () => {
    const asked = { bot: 'minimax', depth: '2', nodes: '5000', json: true };
    const [first, second] = [await best('game', asked), await best('game', asked)];
    const { ms: _, ...found } = JSON.parse(first.out);
    expect(found).toMatchObject({ depth: 2 });
    expect(JSON.parse(second.out)).toMatchObject(found);
  });

  it('[C] a game that is over is a clean no', async () => {
    expect(await best('over', {})).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    ['game', { bot: 'queen' }, 'queen'],
    ['game', { depth: '0' }, '--depth'],
    ['game', { nodes: 'many' }, '--nodes'],
    ['game', { nodes: '1', ms: '1' }, '--ms'],
    ['', {}, 'read'],
  ])('[C] bad input is refused in one line: %s %o', async (text, options, says) => {
    const { code, out, err } = await best(text, options as Record<string, string>);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
