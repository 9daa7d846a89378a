/**
 * How tables of format 1 told what they are played with, as it is told today: `created` named texts by their hashes
 * (`assets`), and the options called content by the name of its file. Purely, whenever a log or a file is read, and
 * after `upgrade`: the game has to say what its texts are parts of.
 */
import { resourceRefs } from '../core/form.ts';
import type { Game } from '../core/game.ts';
import { type Manifest, manifestText, type ResourceName } from '../core/resource.ts';
import type { Created, Event } from './event.ts';
import { manifestHash } from './resources.ts';
import type { CarriedResource, UnreadFile } from './transfer.ts';

/** The first event of a table in format 1. */
export type LegacyCreated = Omit<Created, 'resources'> & {
  readonly assets: Readonly<Record<string, string>>;
};

/** A file of format 1. */
export type LegacyFile = Omit<UnreadFile, 'format' | 'resources'> & {
  readonly format: 1;
  readonly assets: Readonly<Record<string, { readonly hash: string; readonly text: string | null }>>;
};

/** What an upgrade asks of a game. */
export type Upgrader = Pick<Game, 'form' | 'legacyResources'>;

export type Upgraded = {
  readonly body: Created;
  /** The texts of manifests that nobody has stored, by their hashes. */
  readonly manifests: ReadonlyMap<string, string>;
};

export function upgradeCreated(body: Created | LegacyCreated, game: Upgrader): Upgraded {
  if (!('assets' in body)) return { body, manifests: new Map() };
  const { assets, ...rest } = body;
  const manifests = game.legacyResources?.(assets, rest.options) ?? {};
  const options: Record<string, unknown> = { ...Object(rest.options) };
  const resources: Record<string, ResourceName> = {};
  for (const { key, kind, ref } of resourceRefs(game.form, options)) {
    const manifest = manifests[kind];
    if (!manifest) continue;
    resources[kind] = { hash: manifestHash(manifest), name: ref };
    options[key] = resources[kind].hash;
  }
  return { body: { ...rest, options, resources }, manifests: textsByHash(Object.values(manifests)) };
}

function textsByHash(manifests: readonly Manifest[]): ReadonlyMap<string, string> {
  return new Map(manifests.map((manifest) => [manifestHash(manifest), manifestText(manifest)]));
}

/** A whole log; what is not of an earlier format stays as it is. */
export function upgradeLog(
  log: readonly Event[],
  game: Upgrader,
): { readonly log: readonly Event[]; readonly manifests: Upgraded['manifests'] } {
  const [first, ...rest] = log;
  if (first?.body.kind !== 'created') return { log, manifests: new Map() };
  const { body, manifests } = upgradeCreated(first.body, game);
  return body === first.body ? { log, manifests } : { log: [{ ...first, body }, ...rest], manifests };
}

/** A file of format 1 with the content that it carries. Its beginning must have been read. */
export function upgradeFile(file: LegacyFile | UnreadFile, game: Upgrader): UnreadFile {
  if (!('assets' in file)) return file;
  const { assets, log, ...head } = file;
  const [first, ...rest] = log as readonly [Event, ...unknown[]];
  const { body } = upgradeCreated(first.body as Created | LegacyCreated, game);
  const hashes = Object.fromEntries(Object.entries(assets).map(([kind, { hash }]) => [kind, hash]));
  const manifests = game.legacyResources?.(hashes, Object(first.body)['options']) ?? {};
  const texts = new Map(Object.values(assets).map(({ hash, text }) => [hash, text]));
  const carried = Object.entries(manifests).map(([kind, manifest]) => [kind, carriedBy(manifest, texts)]);
  return { ...head, resources: Object.fromEntries(carried), log: [{ ...first, body }, ...rest] };
}

function carriedBy(manifest: Manifest, texts: ReadonlyMap<string, string | null>): CarriedResource {
  const parts = Object.entries(manifest.texts).map(([part, hash]) => [part, texts.get(hash) ?? null]);
  return { manifest, texts: Object.fromEntries(parts) };
}
