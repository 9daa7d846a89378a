import { describe, expect, it } from 'vitest';
import { builtIn, chance, corpus } from '../../../test/data/kenken/corpus.ts';
import { type OpenResource, prepareResource, readResource } from '../../core/resource.ts';
import { must, type Result } from '../../core/result.ts';
import { game } from './index.ts';
import { type LevelFacts, legacyResources, levelKind } from './resource.ts';

const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));
const places = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ path }) => path));
const read = (level: string) => readResource(levelKind, { level }, null);
const prepared = (level: string, steps?: number) =>
  must(
    prepareResource(
      levelKind,
      { hash: 'h', texts: { level }, language: null },
      steps ? { steps } : undefined,
    ),
  );
const level = builtIn('5x5-power-1');

describe('the text of a level', () => {
  it('[K4] is kept in canonical form, however it came', () => {
    const untidy = `  5   ${level.slice(2).replaceAll('\n', ' \r\n')}`;
    expect(must(read(untidy)).texts).toEqual({ level });
  });
  it('[K1] that is no level is refused, with its place', () => {
    expect([codes(read('3 x')), places(read('3 x'))]).toEqual([['prop-token'], ['level:1:3']]);
    expect([codes(read('')), places(read(''))]).toEqual([['prop-short'], ['level:1:1']]);
  });
  it('[K4] cages that are wrong are named where they begin', () => {
    const wrong = '3 3\n1 6 3 1 1 1 2 1 3\n 2 6 3 2 1 2 2 2 3 1 6 3 3 1 3 2 3 3';
    expect([codes(read(wrong)), places(read(wrong))]).toEqual([['cage-two'], ['level:3:2']]);
  });
  it('[K1] that no level needs is refused before it is read', () => {
    expect(codes(read(`${level}${'\n'.repeat(20_000)}`))).toEqual(['resource-long']);
  });
  it('[K1] with thousands of mistakes: the first twenty are told', () => {
    expect(codes(read(`16 20${` 1 5 200${' 1 1'.repeat(200)}`.repeat(20)}`))).toHaveLength(20);
  });
  it('[Q6] with the parts of something else is refused', () => {
    const lexicon = readResource(levelKind, { bag: 'A 1 1', words: 'AA' }, null);
    expect(codes(lexicon)).toEqual([
      'resource-part-strange',
      'resource-part-strange',
      'resource-part-missing',
    ]);
  });
});

describe('a prepared level', () => {
  it('[K6] knows whether it has one solution', () => {
    const open = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
    const [hard] = corpus('hard-26').filter(({ name }) => name === '15x15-max3-opsb-05');
    expect(prepared(level).facts).toEqual({ size: 5, cages: 13, unique: true });
    expect(prepared(open).facts).toMatchObject({ unique: false });
    expect(prepared(hard!.prop, 1000).facts).toMatchObject({ unique: null });
  });
  it('[K8] is graded by threads and builds, where it has one solution', async () => {
    const more = levelKind.moreFacts!;
    const facts = prepared(level).facts as LevelFacts;
    expect(await more({ level }, facts)).toEqual({ grade: 'easy', weight: 71 });
    expect(await more({ level }, { ...facts, unique: false })).toEqual({ grade: null, weight: null });
  });
  it('[K8] is made to order', async () => {
    const made = must(await levelKind.make!({ size: 4, grade: 'hard' }, chance(), { steps: 50_000_000 }));
    const { facts } = prepared(made['level']!);
    expect(await levelKind.moreFacts!(made, facts as LevelFacts)).toMatchObject({ grade: 'hard' });
    expect(codes(await levelKind.make!({ size: 2 }, chance(), { steps: 1 }))).toEqual([
      'wish-size',
      'wish-grade',
    ]);
  });
  it('[K6] its page does not tell the solution', () => {
    const { page, host } = prepared(level);
    expect(new TextDecoder().decode(page)).toBe(level);
    expect(new TextDecoder().decode(host!)).toContain('[3,1,2,5,4,');
  });
  it('[K1] is opened without what is for the host', () => {
    expect(game.open({ level: { ...prepared(level), host: null } }).ok).toBe(true);
  });
  it.each([
    ['page cut short', { page: new Uint8Array(prepared(level).page.slice(0, -9)) }],
    ['page of something else', { page: Uint8Array.of(1, 2, 255) }],
    ['host cut short', { host: prepared(level).host!.slice(0, -2) }],
    ['host of another level', { host: prepared(builtIn('4x4-easy-1')).host }],
    ['empty host', { host: new Uint8Array() }],
  ] satisfies [string, Partial<OpenResource>][])('[Q6] %s: refused', (_, change) => {
    expect(codes(game.open({ level: { ...prepared(level), ...change } }))).toEqual(['resource-damaged']);
  });
  it('[Q6] without a level: refused', () => expect(codes(game.open({}))).toEqual(['resource-missing']));
});

it('[K7] tables of before have a manifest of the text they named', () => {
  expect(legacyResources({ level: 'ab' })).toEqual({
    level: { kind: 'level', language: null, texts: { level: 'ab' } },
  });
});
