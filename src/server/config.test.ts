import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { logLevels, readConfig } from './config.ts';
import { loopbackSubnets } from './http/address.ts';
import { type LimitOption, limitDefaults, limitsOf } from './limits.ts';
import { en } from './messages/en.ts';

const env = { LUDOTECA_ROOT: '/srv/ludoteca' };

function problems(argv: readonly string[], more: Record<string, string> = {}): readonly string[] {
  const read = readConfig(argv, { ...env, ...more });
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

describe('how the room was started', () => {
  it('needs nothing', () =>
    expect(must(readConfig([], env))).toEqual({
      port: 8080,
      host: '127.0.0.1',
      data: join('/srv/ludoteca', 'data'),
      publicUrl: null,
      sync: 'full',
      logLevel: 'info',
      keep: 20,
      trustProxy: [],
      allowHosts: [],
      limits: limitsOf((option) => limitDefaults[option]),
    }));
  it('takes options, as --port 1 and as --port=1', () => {
    const argv = [
      '--port',
      '0',
      '--host=0.0.0.0',
      '--data',
      '/tmp/x',
      '--public-url',
      'https://Jocs.example.org/',
    ];
    const more = [
      '--sync=normal',
      '--log-level',
      'debug',
      '--keep',
      '5',
      '--trust-proxy',
      '--allow-host',
      'Jocs.example.org, x.y',
    ];
    expect(must(readConfig([...argv, ...more], env))).toEqual({
      port: 0,
      host: '0.0.0.0',
      data: '/tmp/x',
      publicUrl: 'https://jocs.example.org',
      sync: 'normal',
      logLevel: 'debug',
      keep: 5,
      trustProxy: loopbackSubnets,
      allowHosts: ['jocs.example.org', 'x.y'],
      limits: limitsOf((option) => limitDefaults[option]),
    });
  });
  it('takes variables, and options before them; empty variables are not set', () => {
    const variables = {
      PORT: '81',
      HOST: '::',
      LUDOTECA_DATA: '/d',
      LUDOTECA_URL: '',
      LUDOTECA_TRUST_PROXY: 'yes',
    };
    expect(must(readConfig(['--port', '82'], { ...env, ...variables }))).toMatchObject({
      port: 82,
      host: '::',
      data: '/d',
      publicUrl: null,
      trustProxy: loopbackSubnets,
    });
  });
  it.each([
    [['--trust-proxy'], loopbackSubnets],
    [['--trust-proxy', '--port', '1'], loopbackSubnets],
    [['--trust-proxy=yes'], loopbackSubnets],
    [['--trust-proxy', 'no'], []],
    [['--trust-proxy', '10.0.0.2'], ['10.0.0.2']],
    [['--trust-proxy=10.0.0.0/8, fd00::/8,::1'], ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('%j trusts %j', (argv, trusted) => expect(must(readConfig(argv, env)).trustProxy).toEqual(trusted));
  it('every limit is an option and a variable', () => {
    const doubled = (option: LimitOption) => limitDefaults[option].map((number) => number * 2);
    const wanted = limitsOf(doubled);
    const options = Object.keys(limitDefaults) as LimitOption[];
    const argv = options.map((option) => `--${option}=${doubled(option).join(',')}`);
    expect(must(readConfig(argv, env)).limits).toEqual(wanted);
    const variables = Object.fromEntries(
      options.map((option) => [
        `LUDOTECA_${option.toUpperCase().replace('-', '_')}`,
        doubled(option).join(', '),
      ]),
    );
    expect(must(readConfig([], { ...env, ...variables })).limits).toEqual(wanted);
  });
  it.each([
    [['--port', '-1'], 'option-empty'],
    [['--port=-1'], 'port-invalid'],
    [['--port=65536'], 'port-invalid'],
    [['--port=80x'], 'port-invalid'],
    [['--port='], 'port-invalid'],
    [['--port'], 'option-empty'],
    [['--port', '--host', 'x'], 'option-empty'],
    [['--host=http://x'], 'host-invalid'],
    [['--host=a b'], 'host-invalid'],
    [['--data='], 'data-invalid'],
    [['--public-url=casa.lan'], 'public-url-invalid'],
    [['--public-url=ftp://casa.lan'], 'public-url-invalid'],
    [['--public-url=https://casa.lan/room'], 'public-url-invalid'],
    [['--public-url=https://me:pw@casa.lan'], 'public-url-invalid'],
    [['--sync=fast'], 'sync-invalid'],
    [['--log-level=loud'], 'log-level-invalid'],
    [['--keep=0'], 'keep-invalid'],
    [['--keep=1e2'], 'keep-invalid'],
    [['--trust-proxy=maybe'], 'trust-proxy-invalid'],
    [['--trust-proxy=10.0.0.0/33'], 'trust-proxy-invalid'],
    [['--trust-proxy=10.0.0.1,'], 'trust-proxy-invalid'],
    [['--allow-host=https://x.org'], 'allow-host-invalid'],
    [['--allow-host=x.org:80'], 'allow-host-invalid'],
    [['--limit-guests=0'], 'limit-invalid'],
    [['--limit-guests=1,2'], 'limit-invalid'],
    [['--limit-sockets=40'], 'limit-invalid'],
    [['--limit-sockets=40,x'], 'limit-invalid'],
    [['--prot=1'], 'option-unknown'],
    [['--toString=1'], 'option-unknown'],
    [['serve'], 'argument-unknown'],
  ])('%j: %s', (argv, code) => {
    expect(problems(argv)).toContain(code);
    expect(Object.hasOwn(en, code)).toBe(true);
  });
  it('every bad value has its own problem, also in variables', () =>
    expect(problems(['--keep=x', '--nope'], { PORT: 'http' })).toEqual([
      'option-unknown',
      'port-invalid',
      'keep-invalid',
    ]));
  it('the message of a bad level names those there are', () => {
    for (const level of logLevels) expect(en['log-level-invalid']).toContain(level);
  });
});
