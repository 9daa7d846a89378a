/** `ludoteca rolit solve|perft`: the engines of Rolit, for people and scripts. A file each in `rolit/`. */
import { engines } from '../../games/engines.ts';
import { type CliCommand, complain } from './command.ts';
import { foreignOption } from './reading.ts';
import type { Errand } from './rolit/errand.ts';
import { perft } from './rolit/perft.ts';
import { solve } from './rolit/solve.ts';

/** All errands; a new one is one more entry. */
const errands: Readonly<Record<string, Errand>> = {
  solve,
  perft,
};

const names = Object.keys(errands);

export const rolit: CliCommand = {
  name: 'rolit',
  operands: names.join('|'),
  most: 1,
  options: Object.assign({}, ...Object.values(errands).map(({ options }) => options)),
  run: async (call) => {
    const { io, say, args } = call;
    const [name = ''] = args.operands;
    const errand = Object.hasOwn(errands, name) ? errands[name]! : null;
    if (!errand) return complain(io, say, { code: 'cli.rolit-what', params: { errands: names.join(', ') } });
    const foreign = foreignOption(call, 'rolit', Object.keys(errand.options));
    if (foreign) return complain(io, say, foreign);
    return errand.run(call, await engines.rolit());
  },
};
