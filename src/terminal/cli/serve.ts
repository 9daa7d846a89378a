/** `ludoteca serve`: the room itself, with its own options and messages. */
import { rootFolder } from '../../server/library.ts';
import { loadServer } from '../backstage.ts';
import { clean } from '../text.ts';
import { type CliCommand, commonOptions } from './command.ts';

export const serve: CliCommand = {
  name: 'serve',
  operands: '',
  most: 0,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'public-url': { type: 'string' },
    sync: { type: 'string' },
    'log-level': { type: 'string' },
    keep: { type: 'string' },
    'trust-proxy': { type: 'string' },
    'allow-host': { type: 'string' },
    'limit-guests': { type: 'string' },
    'limit-requests': { type: 'string' },
    'limit-tables': { type: 'string' },
    'limit-imports': { type: 'string' },
    'limit-reviews': { type: 'string' },
    'limit-resources': { type: 'string' },
    'limit-logins': { type: 'string' },
    'limit-library': { type: 'string' },
    'limit-sockets': { type: 'string' },
    'limit-messages': { type: 'string' },
    'limit-commands': { type: 'string' },
    'limit-connections': { type: 'string' },
  },
  alone: { 'trust-proxy': 'yes' },
  run: async ({ io, lang, args }) => {
    const room = await loadServer(rootFolder(io.env));
    return room.serve(asArguments(args.options), {
      env: io.env,
      language: lang,
      say: (line) => void io.stdout.write(`${line}\n`),
      complain: (line) => void io.stderr.write(`ludoteca: ${clean(line)}\n`),
    });
  },
};

/** The options that are the room's, as it reads them. */
function asArguments(options: Readonly<Record<string, string | boolean>>): readonly string[] {
  return Object.entries(options)
    .filter(([name]) => !Object.hasOwn(commonOptions, name))
    .map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
}
