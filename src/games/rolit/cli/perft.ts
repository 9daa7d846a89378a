/** `ludoteca rolit perft`: how many games there are of so many moves. */
import { needed, numberOf, type Subcommand, textOf } from '../../../core/subcommand.ts';
import * as engine from '../engine/api.ts';

export const perft: Subcommand = {
  operands: '--depth DEPTH',
  options: {
    variant: { type: 'string' },
    shape: { type: 'string' },
    players: { type: 'string' },
    depth: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: ({ options, say, write, complain, timed }) => {
    const players = numberOf(options, 'players', 2, 10, 2);
    if (!players.ok) return complain(players.problems[0]);
    const deep = numberOf(options, 'depth', 1, 16, null);
    if (!deep.ok) return complain(deep.problems[0]);
    const depth = deep.value;
    if (depth === null) return complain(needed('rolit', '--depth'));
    const variant = textOf(options, 'variant') ?? 'othello';
    const shape = textOf(options, 'shape') ?? 'SM';
    const { value: counted, ms } = timed(() =>
      engine.perft({ variant, shape, players: players.value!, depth }),
    );
    if (!counted.ok) return complain(counted.problems[0]);
    const told = { depth, leaves: counted.value, ms };
    write(options['json'] ? JSON.stringify(told) : say('cli.counted', told));
    return 0;
  },
};
