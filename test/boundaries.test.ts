/** The zones of docs/architecture.md: who may import whom, no cycles, no clock and no dice in pure code, no test support. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const src = join(root, 'src');

type Source = { readonly path: string; readonly text: string };

/** Test support; tests themselves are `*.test.ts`. */
const support = /\.testing\.tsx?$/;

/** What stands in a zone's column; npm packages by name. */
const may: Readonly<Record<string, { readonly zones: readonly string[]; readonly packages: RegExp }>> = {
  core: { zones: ['core'], packages: /^$/ },
  games: { zones: ['core', 'games'], packages: /^$/ },
  room: { zones: ['core', 'room'], packages: /^@noble\// },
  protocol: { zones: ['core', 'room', 'protocol'], packages: /^zod$/ },
  client: { zones: ['core', 'room', 'protocol', 'client'], packages: /^$/ },
  host: { zones: ['core', 'games', 'room', 'protocol', 'host'], packages: /^$/ },
  server: { zones: ['core', 'games', 'room', 'protocol', 'host', 'server'], packages: /.*/ },
  web: {
    zones: ['core', 'games', 'room', 'protocol', 'client', 'web'],
    packages: /^(react|react-dom|wouter|comlink|uqr)(\/|$)/,
  },
  terminal: {
    zones: ['core', 'games', 'room', 'protocol', 'client', 'host', 'server', 'terminal'],
    packages: /.*/,
  },
};

/** Who takes only the types of another zone: the schemas of the protocol stay out of the page. */
const typesOnly: Readonly<Record<string, string>> = { client: 'protocol', web: 'protocol' };

const pure = new Set(['core', 'games', 'room', 'protocol', 'client', 'host']);
const impure = /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/;

describe('boundaries of the house', () => {
  const sources = sourcesBelow(src);
  it('every zone imports only what stands in its column', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(violations)).toEqual([]);
  });
  it('no cycles', () => expect(cycles(sources)).toEqual([]));
  it('pure zones have no clock and no dice', () => {
    const guilty = sources.filter(({ path, text }) => isPure(path) && impure.test(withoutComments(text)));
    expect(guilty.map(({ path }) => path)).toEqual([]);
  });
  it.each(['server', 'terminal', 'web'])(
    'what is built of %s is built again when any of it changes',
    (zone) => {
      const script = readFileSync(join(root, `scripts/build/${zone}.ts`), 'utf8');
      const sources = /'src\/\{([\w,]+)\}/.exec(script)?.[1]?.split(',') ?? [];
      expect(sources.toSorted()).toEqual(may[zone]!.zones.toSorted());
    },
  );
  it('what only tests import says so by its name', () => {
    const entries =
      /\.d\.ts$|\/(?:main|index|worker|writer|face|library|looks|print|Cover)\.tsx?$|\/messages\//;
    const imported = new Set(sources.flatMap(importsOf));
    const loose = sources.filter(({ path }) => !imported.has(path) && !entries.test(path));
    expect(loose.map(({ path }) => relative(root, path))).toEqual([]);
  });
});

describe('the boundaries test itself', () => {
  const planted = (path: string, text: string) => violations({ path: join(src, path), text });
  it('catches a game that imports another game', () =>
    expect(planted('games/rolit/rules.ts', "import { x } from '../kenken/rules.ts';")).toHaveLength(1));
  it('catches rules that import the room', () =>
    expect(planted('games/rolit/rules.ts', "import { x } from '../../room/table.ts';")).toHaveLength(1));
  it('catches Node in the core', () =>
    expect(planted('core/grid.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1));
  it('catches a package in a game', () =>
    expect(planted('games/rolit/rules.ts', "export * from 'react';")).toHaveLength(1));
  it('catches the room reaching for the server, also lazily', () =>
    expect(planted('room/table.ts', "const x = await import('../server/store.ts');")).toHaveLength(1));
  it('catches a screen that goes past the shelf', () =>
    expect(planted('terminal/session.ts', "import { x } from '../games/rolit/rules.ts';")).toHaveLength(1));
  it('catches the room reaching for its clients', () =>
    expect(planted('room/screen.ts', "import { x } from '../client/table.ts';")).toHaveLength(1));
  it('catches the server reaching for the client library', () =>
    expect(planted('server/room.ts', "import { x } from '../client/table.ts';")).toHaveLength(1));
  it('catches a client with Node, or with a package', () =>
    expect(planted('client/api.ts', "import 'node:http'; import { x } from 'ws';")).toHaveLength(2));
  it('catches schemas on their way to the page', () => {
    const value = "import { schema } from '../protocol/http.ts';";
    expect(['client/api.ts', 'web/data.ts'].flatMap((path) => planted(path, value))).toHaveLength(2);
    expect(planted('client/api.ts', "import { type A, schema } from '../protocol/http.ts';")).toHaveLength(1);
    expect(planted('client/api.ts', "import type { Answer } from '../protocol/wire.ts';")).toEqual([]);
    expect(planted('server/room.ts', value)).toEqual([]);
  });
  it('catches product code that imports test support', () =>
    expect(planted('room/table.ts', "import { x } from './table.testing.ts';")).toHaveLength(1));
  it('catches a cycle', () => {
    const loop = ['a', 'b'].map((name, at, all) => ({
      path: join(src, `core/${name}.ts`),
      text: `import { x } from './${all[1 - at]}.ts';`,
    }));
    expect(cycles(loop)).toHaveLength(1);
  });
});

function sourcesBelow(folder: string): readonly Source[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourcesBelow(path);
    if (!/\.tsx?$/.test(name) || /\.(?:test|testing|bench)\.tsx?$/.test(name)) return [];
    return [{ path, text: readFileSync(path, 'utf8') }];
  });
}

function importsOf({ path, text }: Source): readonly string[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(/(?<!['"\w.-])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)].map(
    (match) => match[2]!,
  );
  return found.map((name) => (name.startsWith('.') ? resolve(dirname(path), name) : name));
}

function violations(source: Source): readonly string[] {
  const { path } = source;
  const zone = zoneOf(path);
  const allowed = may[zone];
  if (!allowed) return [`${relative(root, path)} is in no zone`];
  const barred = importsOf(source).filter((name) => !mayImport(path, zone, name));
  const valued = importsOf(withoutTypes(source)).filter((name) => isTypesOnly(zone, name));
  return [...barred, ...valued].map((name) => `${relative(root, path)} imports ${relative(root, name)}`);
}

function isTypesOnly(zone: string, name: string): boolean {
  return name.startsWith('/') && typesOnly[zone] === zoneOf(name);
}

function mayImport(path: string, zone: string, name: string): boolean {
  const allowed = may[zone]!;
  const [game, inWeb] = gameOf(path);
  if (!name.startsWith('/')) return allowed.packages.test(name) || (inWeb && /^react(\/|$)/.test(name));
  if (support.test(name)) return false;
  const target = zoneOf(name);
  if (inWeb && relative(src, name).startsWith('web/kit/')) return true;
  if (!allowed.zones.includes(target)) return false;
  if (target !== 'games') return true;
  const [other] = gameOf(name);
  return other === null || zone === 'server' || (zone === 'games' && (game === null || game === other));
}

function zoneOf(path: string): string {
  return relative(src, path).split('/')[0]!;
}

/** The game's folder a file lies in, and whether it is the game's board for the browser. */
function gameOf(path: string): readonly [string | null, boolean] {
  const [zone, game, part, ...rest] = relative(src, path).split('/');
  return zone === 'games' && part !== undefined ? [game!, part === 'web' && rest.length > 0] : [null, false];
}

function isPure(path: string): boolean {
  return pure.has(zoneOf(path)) && !gameOf(path)[1];
}

/** What is left when the program runs. */
function withoutTypes({ path, text }: Source): Source {
  return { path, text: text.replace(/\b(?:im|ex)port type [^;]*;/g, '') };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Files that import themselves by way of others; imports of types only do not count. */
function cycles(sources: readonly Source[]): readonly string[] {
  const graph = new Map(sources.map((source) => [source.path, importsOf(withoutTypes(source))]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].map((each) => relative(src, each)).join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
