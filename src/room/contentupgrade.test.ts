import { describe, expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../test/resources.ts';
import type { Game } from '../core/game.ts';
import { manifestText } from '../core/resource.ts';
import { game as kenken } from '../games/kenken/index.ts';
import { game as scrabble } from '../games/scrabble/index.ts';
import { game as template } from '../games/template/index.ts';
import {
  type LegacyCreated,
  type LegacyFile,
  upgradeCreated,
  upgradeFile,
  upgradeLog,
} from './contentupgrade.ts';
import type { Created, Event } from './event.ts';
import { manifestHash, namesItsContent } from './resources.ts';

/** As version 0.1.0 wrote it. */
const legacy = (game: string, options: object, assets: Readonly<Record<string, string>>): LegacyCreated => ({
  kind: 'created',
  name: 'Before',
  game,
  version: 1,
  options,
  assets,
  seed: 'ab'.repeat(32),
  hints: null,
  owner: 'ada',
  origin: 'new',
});
const event = (body: unknown) => ({ seq: 1, at: 5, actor: 'ada', cmd: 'c1', body }) as Event;

describe('the beginning of a table in format 1', () => {
  const level = legacy('kenken', { level: '5x5-easy-1', showErrors: true }, { level: hashOf('3 3') });
  const manifest = manifestOf('level', { level: '3 3' });

  it('[R22] names its content by hash, in the list and in the options, and keeps its name', () => {
    const { body, manifests } = upgradeCreated(level, kenken as Game);
    const hash = manifestHash(manifest);
    expect(body).toEqual({
      ...legacy('kenken', { level: hash, showErrors: true }, {}),
      assets: undefined,
      resources: { level: { hash, name: '5x5-easy-1' } },
    });
    expect([...manifests]).toEqual([[hash, manifestText(manifest)]]);
    expect(namesItsContent(kenken.form, body.options, body.resources)).toBe(true);
  });
  it('[R22] two texts of one name become one lexicon', () => {
    const before = { dictionary: hashOf('AA'), bag: hashOf('A 1 1') };
    const { body } = upgradeCreated(legacy('scrabble', { resource: 'es' }, before), scrabble as Game);
    const hash = manifestHash(manifestOf('lexicon', { bag: 'A 1 1', words: 'AA' }, 'es'));
    expect(body.resources).toEqual({ lexicon: { hash, name: 'es' } });
  });
  it('[R22] a game without content has none', () => {
    const { body, manifests } = upgradeCreated(legacy('template', { sticks: 9 }, {}), template as Game);
    expect([body.options, body.resources, manifests.size]).toEqual([{ sticks: 9 }, {}, 0]);
  });
  it('[R22] what is of today stays as it is, and the rest of a log too', () => {
    const { body } = upgradeCreated(level, kenken as Game);
    expect(upgradeCreated(body, kenken as Game).body).toBe(body);
    const log = [event(level), { ...event({ kind: 'started' }), seq: 2 }];
    const upgraded = upgradeLog(log, kenken as Game).log;
    expect(upgraded).toEqual([event(body), log[1]]);
    expect(upgradeLog(upgraded, kenken as Game).log).toBe(upgraded);
    expect(upgradeLog([], kenken as Game).log).toEqual([]);
  });
  it('[R22] a file brings its texts along', () => {
    const file: LegacyFile = {
      ludoteca: 'table',
      format: 1,
      game: 'kenken',
      version: 1,
      name: 'Before',
      assets: { level: { hash: hashOf('3 3'), text: '3 3' } },
      log: [event(level), 'anything'],
    };
    const upgraded = upgradeFile(file, kenken as Game);
    expect(upgraded).toMatchObject({
      format: 1,
      resources: { level: { manifest, texts: { level: '3 3' } } },
    });
    expect(upgraded.log[1]).toBe('anything');
    expect((upgraded.log[0] as { body: Created }).body.resources['level']?.hash).toBe(manifestHash(manifest));
    expect(upgradeFile(upgraded, kenken as Game)).toBe(upgraded);
  });
});

it('[R22] options that call content by name, or by another hash, do not name it', () => {
  const hash = 'ab'.repeat(32);
  const names = { level: { hash, name: 'x' } };
  const named = (level: string) => namesItsContent(kenken.form, { level }, names);
  expect([hash, 'builtin:5x5-easy-1', 'cd'.repeat(32), ''].map(named)).toEqual([true, false, false, false]);
  expect(namesItsContent(kenken.form, { level: hash }, {})).toBe(false);
});
