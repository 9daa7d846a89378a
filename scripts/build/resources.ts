/**
 * Prepares the content that comes with the games into build/resources/ (docs/resources.md): for each resource a folder
 * GAME/KIND/NAME with its texts and prepared bytes, and one index of all. A resource is a file NAME.txt for each part of
 * its kind, in src/games/GAME/resources/PART/ or, where the build has made it, in build/texts/GAME/PART/; a part that a
 * second one of a language lacks (en-scowl) is that of the first (en). Where they come from, if not from us, is in
 * src/games/GAME/resources/about/NAME.json and goes among the facts as `source`. What has not changed, text or code, is
 * not prepared again.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { languages } from '../../src/core/phrase.ts';
import {
  manifestText,
  prepareBudget,
  type ResourceKind,
  readResource,
  type Texts,
} from '../../src/core/resource.ts';
import { must } from '../../src/core/result.ts';
import { shelf } from '../../src/games/index.ts';
import { type BuiltinEntry, indexFile, resourceFolder } from '../../src/server/builtins.ts';
import { root } from './stamp.ts';

type Source = {
  readonly game: string;
  readonly kind: ResourceKind;
  readonly name: string;
  readonly texts: Texts;
  /** Where it comes from, as JSON; null for what is our own. */
  readonly about: string | null;
};

export async function resources(): Promise<void> {
  const before = new Map((await readIndex()).map((entry) => [keyOf(entry), entry]));
  const index: BuiltinEntry[] = [];
  for (const [game, load] of Object.entries(shelf)) {
    for (const kind of (await load()).game.resources) {
      const code = await codeOf(game);
      for (const name of await namesOf(game, kind)) {
        const texts = await textsOf(game, kind, name);
        const about = await aboutOf(game, name);
        const stamp = hashOf([code, about, ...Object.entries(texts).flat()].join('\n'));
        const known = before.get(`${game}/${kind.kind}/${name}`);
        const isFresh = known?.stamp === stamp && existsSync(folderOf(known));
        index.push(isFresh ? known : await prepared({ game, kind, name, texts, about }, stamp));
      }
    }
  }
  const made = index.filter((entry) => entry !== before.get(keyOf(entry))).length;
  if (made === 0 && index.length === before.size) return;
  await write(indexFile(root), JSON.stringify(index));
  console.log(`build/resources (${made} of ${index.length})`);
}

async function prepared(
  { game, kind, name, texts: raw, about }: Source,
  stamp: string,
): Promise<BuiltinEntry> {
  const language = languages.find((known) => known === firstOf(name)) ?? null;
  const { texts, info } = must(readResource(kind, raw, language));
  const { facts: known, ...bytes } = must(kind.prepare(texts, info, prepareBudget));
  const source = about === null ? {} : { source: JSON.parse(about) };
  const facts = { ...Object(known), ...Object(await kind.moreFacts?.(texts, known)), ...source };
  const parts = Object.entries(texts);
  const hashes = Object.fromEntries(parts.map(([part, text]) => [part, hashOf(text)]));
  const manifest = { kind: kind.kind, language, texts: hashes };
  const checksums = { page: hashOf(bytes.page), host: hashOf(bytes.host), engine: hashOf(bytes.engine) };
  const entry = { game, kind: kind.kind, name, format: kind.format, manifest, info, facts, checksums, stamp };
  const hash = hashOf(manifestText(manifest));
  const folder = folderOf(entry);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [part, text] of parts) await writeFile(join(folder, `${part}.txt`), text);
  for (const [use, content] of Object.entries(bytes)) await writeFile(join(folder, use), content);
  await writeFile(join(folder, 'page.br'), await packed(bytes.page));
  return { ...entry, hash };
}

function packed(bytes: Uint8Array): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

function foldersOf(game: string, part: string): readonly string[] {
  return [`src/games/${game}/resources/${part}`, `build/texts/${game}/${part}`].map((path) =>
    join(root, path),
  );
}

/** Names that all parts have, or whose first of the language has, 2 before 10. */
async function namesOf(game: string, { parts }: ResourceKind): Promise<readonly string[]> {
  const lists = await Promise.all(parts.map((part) => namesIn(foldersOf(game, part))));
  const all = [...new Set(lists.flat())];
  const common = all.filter((name) =>
    lists.every((list) => list.includes(name) || list.includes(firstOf(name))),
  );
  return common.sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** A second resource of a language is called after the first: en, en-scowl. */
function firstOf(name: string): string {
  return languages.find((language) => name.startsWith(`${language}-`)) ?? name;
}

async function namesIn(folders: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(folders.map((folder) => (existsSync(folder) ? readdir(folder) : [])));
  return lists.flat().flatMap((file) => /^(.*)\.txt$/.exec(file)?.[1] ?? []);
}

async function textsOf(
  game: string,
  { parts, optionalParts = [] }: ResourceKind,
  name: string,
): Promise<Texts> {
  const needed = parts.map(async (part) => [part, await textOf(game, part, [name, firstOf(name)])] as const);
  const others = optionalParts.map(async (part) => [part, await textOf(game, part, [name])] as const);
  const found = await Promise.all([...needed, ...others]);
  return Object.fromEntries(found.filter(([, text]) => text !== null)) as Texts;
}

/** By the first of these names that there is. */
async function textOf(game: string, part: string, names: readonly string[]): Promise<string | null> {
  const files = names.flatMap((name) => foldersOf(game, part).map((folder) => join(folder, `${name}.txt`)));
  const file = files.find((each) => existsSync(each));
  return file === undefined ? null : readFile(file, 'utf8');
}

async function aboutOf(game: string, name: string): Promise<string | null> {
  const file = join(root, `src/games/${game}/resources/about/${name}.json`);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

/** All that the preparing of a game's resources depends on: the files `resource.ts` of its folder, and what they import. */
async function codeOf(game: string): Promise<string> {
  const files = new Set([join(root, 'scripts/build/resources.ts')]);
  for await (const file of glob(`src/games/${game}/**/resource.ts`, { cwd: root }))
    files.add(join(root, file));
  const texts: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    texts.push(`${relative(root, file)}\n${text}`);
    if (!file.startsWith(join(root, 'src'))) continue;
    for (const [, path] of text.matchAll(/ from '(\.[^']+)'/g)) files.add(resolve(dirname(file), path!));
  }
  return hashOf(texts.join('\n'));
}

function folderOf({ game, kind, name }: Pick<BuiltinEntry, 'game' | 'kind' | 'name'>): string {
  return resourceFolder(root, { game, kind, name });
}

function keyOf({ game, kind, name }: BuiltinEntry): string {
  return `${game}/${kind}/${name}`;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A file is there whole or not at all. */
async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

async function readIndex(): Promise<readonly BuiltinEntry[]> {
  try {
    return JSON.parse(await readFile(indexFile(root), 'utf8'));
  } catch {
    return [];
  }
}

if (import.meta.main) await resources();
