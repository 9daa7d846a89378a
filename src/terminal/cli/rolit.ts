/** `ludoteca rolit solve|best|perft|report`: the engines of Rolit, for people and scripts. A file each in `rolit/`. */
import { engines } from '../../games/engines.ts';
import { clean } from '../text.ts';
import { type CliCommand, complain } from './command.ts';
import { foreignOption } from './reading.ts';
import { best } from './rolit/best.ts';
import type { Errand } from './rolit/errand.ts';
import { perft } from './rolit/perft.ts';
import { report } from './rolit/report.ts';
import { solve } from './rolit/solve.ts';

/** All errands; a new one is one more entry. */
const errands: Readonly<Record<string, Errand>> = {
  solve,
  best,
  perft,
  report,
};

const names = Object.keys(errands);

export const rolit: CliCommand = {
  name: 'rolit',
  operands: `${names.join('|')} [FILE]`,
  most: 2,
  options: Object.assign({}, ...Object.values(errands).map(({ options }) => options)),
  errands,
  run: async (call) => {
    const { io, say, args } = call;
    const [name = '', ...rest] = args.operands;
    const errand = Object.hasOwn(errands, name) ? errands[name]! : null;
    if (!errand) return complain(io, say, { code: 'cli.rolit-what', params: { errands: names.join(', ') } });
    const foreign = foreignOption(call, 'rolit', Object.keys(errand.options));
    if (foreign) return complain(io, say, foreign);
    const extra = rest[errand.most ?? 0];
    if (extra !== undefined)
      return complain(io, say, { code: 'cli.too-many', params: { text: clean(extra), command: 'rolit' } });
    return errand.run(call, await engines.rolit());
  },
};
