/** The content of a table in its log: named by hash, in the options as in the list of what it is played with. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Field, resourceRefs } from '../core/form.ts';
import { type Manifest, manifestText, type ResourceNames } from '../core/resource.ts';

/** The hash of a resource. */
export function manifestHash(manifest: Manifest): string {
  return bytesToHex(sha256(utf8ToBytes(manifestText(manifest))));
}

/** Whether the options name what the table is played with, and by nothing but hashes. */
export function namesItsContent(form: readonly Field[], options: unknown, names: ResourceNames): boolean {
  return resourceRefs(form, Object(options)).every(({ kind, ref }) => names[kind]?.hash === ref);
}
