/** `ludoteca kenken convert FILE`: a level in another format. */
import { refuse } from '../../../core/result.ts';
import { needed, type Subcommand, textOf } from '../../../core/subcommand.ts';
import { formatOf, type Reading, readLevel, swapOffer, writeLevel } from '../formats/index.ts';
import { formatFor } from './generate.ts';

export const convert: Subcommand = {
  operands: 'FILE',
  takesFile: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    brackets: { type: 'string' },
    swap: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const { options, file, complain } = call;
    const from = formatFor(options, 'from', null);
    if (!from.ok) return complain(from.problems[0]);
    const to = formatFor(options, 'to', 'prop');
    if (!to.ok) return complain(to.problems[0]);
    const brackets = textOf(options, 'brackets') ?? 'givens';
    if (brackets !== 'givens' && brackets !== 'entries')
      return complain(refuse('cli.format', { option: '--brackets', choices: 'givens, entries' }).problems[0]);
    if (file === null) return complain(needed('kenken', 'FILE'));
    const text = await call.read(file);
    if (!text.ok) return complain(text.problems[0]);
    const reading: Reading = { brackets, swap: options['swap'] === true };
    const format = from.value ?? formatOf(text.value);
    const read = readLevel(format, text.value, reading);
    if (!read.ok) {
      for (const problem of read.problems) call.complainAt(problem);
      return 2;
    }
    const written = writeLevel(to.value!, read.value);
    if (!written.ok) return call.decline(written.problems[0]);
    const isOffered = format === 'prop' && !reading.swap && swapOffer(text.value) !== null;
    if (isOffered) call.complain({ code: 'cli.swap-offer', params: { name: file } });
    call.write(options['json'] ? JSON.stringify({ [to.value!]: written.value }) : written.value.trimEnd());
    return 0;
  },
};
