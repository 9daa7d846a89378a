/** `ludoteca scrabble lexicon build|info`: word lists made into graphs, and what is known of one. */
import { needed, type Subcommand } from '../../../core/subcommand.ts';
import { build } from './build.ts';
import { info } from './info.ts';

export const lexicon: Subcommand = {
  operands: 'build WORDS.txt --bag BAG.txt -o FILE | info FILE|ca|es|en',
  takesFiles: true,
  options: {
    bag: { type: 'string' },
    common: { type: 'string' },
    language: { type: 'string' },
    out: { type: 'string', short: 'o' },
    json: { type: 'boolean' },
  },
  run: (call) => {
    const [action = '', ...rest] = call.files;
    const [extra] = rest.slice(1);
    if (extra !== undefined)
      return call.complain({ code: 'cli.too-many', params: { text: extra, command: 'scrabble' } });
    const [file = null] = rest;
    switch (action) {
      case 'build':
        return file === null ? call.complain(needed('scrabble', 'WORDS.txt')) : build(call, file);
      case 'info':
        return file === null ? call.complain(needed('scrabble', 'FILE')) : info(call, file);
      default:
        return call.complain({ code: 'cli.lexicon-what' });
    }
  },
};
