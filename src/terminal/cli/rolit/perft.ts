/** `ludoteca rolit perft`: how many games there are of so many moves. */
import { complain } from '../command.ts';
import { answer, needed, numberOf, textOf, timed } from '../reading.ts';
import type { Errand } from './errand.ts';

export const perft: Errand = {
  operands: '--depth DEPTH',
  options: {
    variant: { type: 'string' },
    shape: { type: 'string' },
    players: { type: 'string' },
    depth: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: (call, desk) => {
    const { io, say, args } = call;
    const players = numberOf(call, 'players', 2, 10, 2);
    if (!players.ok) return complain(io, say, players.problems[0]);
    const deep = numberOf(call, 'depth', 1, 16, null);
    if (!deep.ok) return complain(io, say, deep.problems[0]);
    const depth = deep.value;
    if (depth === null) return complain(io, say, needed('rolit', '--depth'));
    const variant = textOf(call, 'variant') ?? 'othello';
    const shape = textOf(call, 'shape') ?? 'SM';
    const { value: counted, ms } = timed(() =>
      desk.perft({ variant, shape, players: players.value!, depth }),
    );
    if (!counted.ok) return complain(io, say, counted.problems[0]);
    const leaves = counted.value;
    if (args.options['json']) return answer(call, { depth, leaves, ms });
    io.stdout.write(`${say('cli.counted', { depth, leaves, ms })}\n`);
    return 0;
  },
};
