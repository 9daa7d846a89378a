import { expect, it } from 'vitest';
import { builtIn, builtInNames } from '../../../test/data/kenken/corpus.ts';
import { languages, speaker } from '../../core/phrase.ts';
import { builtinName, prepareResource } from '../../core/resource.ts';
import { must } from '../../core/result.ts';
import { messages } from './messages/index.ts';
import { formatProp, parseProp } from './prop.ts';
import { levelKind } from './resource.ts';
import { defaults } from './rules.ts';
import { solve } from './solver/search.ts';

it('[K2] there are levels of all sizes from 3 to 9', () => {
  for (const size of [3, 4, 5, 6, 7, 8, 9])
    expect(builtInNames().some((name) => name.startsWith(`${size}x${size}-easy`))).toBe(true);
});

it('[R10] quick play has a level', () => {
  expect(builtInNames()).toContain(builtinName(defaults.level));
});

it.each(builtInNames())('[K8] %s is canonical, of its size, and has exactly one solution', (name) => {
  const { level } = must(parseProp(builtIn(name)));
  expect(formatProp(level)).toBe(builtIn(name));
  expect(name.startsWith(`${level.size}x${level.size}-`)).toBe(true);
  const { solutions, complete } = solve(level);
  expect(complete && solutions.length).toBe(1);
});

it.each(builtInNames())('[K6] %s is solved within the shortest search there is', (name) => {
  const texts = { level: builtIn(name) };
  const prepared = prepareResource(levelKind, { hash: '', texts, language: null }, { steps: 160_000 });
  expect(must(prepared).facts).toMatchObject({ unique: true });
});

it.each(builtInNames())('[K2] %s has a name for people in three languages', (name) => {
  const phrase = levelKind.label!({ name, info: { language: null, size: 5 }, facts: null! })!;
  for (const language of languages) {
    const said = speaker(language, [messages[language]], [])(phrase.code, phrase.params);
    expect(said).toMatch(/^5 × 5 · .+ · \d$/);
  }
});
