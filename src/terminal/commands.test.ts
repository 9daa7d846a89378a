import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../core/phrase.ts';
import { words } from '../games/messages.ts';
import {
  commandIds,
  commandNames,
  otherNames,
  parseBareCommand,
  parseCommand,
  shortForms,
} from './commands.ts';
import { voice } from './language.ts';
import { messages } from './messages/index.ts';
import { fold, widthOf } from './text.ts';

it('[C][T] in every language no two commands share a name or a short form', () => {
  for (const lang of languages) {
    const say = voice(lang, null, []);
    const typed = commandIds.flatMap((id) => [
      ...new Set([shortForms[id], ...(otherNames[id] ?? []), ...commandNames(id, say).map(fold)]),
    ]);
    expect(new Set(typed).size, lang).toBe(typed.length);
  }
});

it('[C][T] a command is known by its name, its English name and its short form, whatever case and accents', () => {
  const say = voice('ca', null, []);
  for (const text of ['desfés', 'DESFES', 'undo', 'u']) expect(parseCommand(text, say)?.id).toBe('undo');
  for (const seat of ['lloc', 'seient'])
    expect(parseCommand(`${seat} Ada Lovelace`, say)).toEqual({ id: 'seat', rest: 'Ada Lovelace' });
  expect(parseCommand('?', say)?.id).toBe('help');
  expect(parseCommand('nothing', say)).toBeNull();
});

it('[C][T] in Spanish verbs are infinitives, and their former names still work', () => {
  const say = voice('es', null, []);
  const names = { take: 'aceptar', resume: 'seguir', save: 'guardar', invite: 'invitar', export: 'exportar' };
  const more = { forfeit: 'renunciar', abandon: 'abandonar', drop: 'descartar' };
  for (const [id, name] of Object.entries({ ...names, ...more })) expect(say(`cmd.${id}`)).toBe(name);
  const former = ['acepta', 'sigue', 'guarda', 'invita', 'exporta', 'renuncia', 'abandona', 'descarta'];
  const ids = ['take', 'resume', 'save', 'invite', 'export', 'forfeit', 'abandon', 'drop'];
  expect(former.map((name) => parseCommand(name, say)?.id)).toEqual(ids);
});

it.each(languages)('[C][T] exit leaves, in whatever language it is typed: %s', (lang) => {
  const say = voice(lang, null, []);
  for (const text of ['exit', 'sortir', 'salir', 'leave']) {
    expect(parseCommand(text, say)?.id, text).toBe('leave');
    expect(parseBareCommand(text, say, [])?.id, text).toBe('leave');
  }
});

it.each(languages)('[C][R51][T] help and manual call commands by their names: %s', (lang) => {
  const say = voice(lang, null, []);
  const known = commandIds.flatMap((id) => [fold(say(`cmd.${id}`)), shortForms[id]]);
  const manual = readFileSync(new URL(`manual/${lang}.md`, import.meta.url), 'utf8');
  const told = [...Object.values(messages[lang]), manual.replaceAll('`', ' ')].join('\n');
  const typed = [...told.matchAll(/(?<=^|\s|\()\/(\p{L}+)/gmu)].map(([, name]) => fold(name!));
  expect(typed.length).toBeGreaterThan(20);
  expect(typed.filter((name) => !known.includes(name))).toEqual([]);
});

it('a word of the game is the game’s', () => {
  const say = voice('en', null, []);
  const notation = [{ name: 'undo', short: 'h', form: 'undo' }];
  expect(parseBareCommand('undo', say, notation)).toBeNull();
  expect(parseBareCommand('u', say, notation)).toBeNull();
  expect(parseBareCommand('help', say, notation)?.id).toBe('help');
});

it('the terminal’s messages and those of games do not get into each other’s way', async () => {
  const own = new Set(Object.keys(messages.en));
  for (const [game, load] of Object.entries(words)) {
    const shared = Object.keys((await load()).messages.en).filter((key) => own.has(key));
    expect(shared, game).toEqual([]);
  }
});

it('lines of keys fit into 80 columns', () => {
  for (const lang of languages)
    for (const [key, text] of Object.entries(messages[lang]))
      if (/keys/.test(key) && key !== 'page.keys')
        expect(widthOf(text), `${lang} ${key}`).toBeLessThanOrEqual(80);
});
