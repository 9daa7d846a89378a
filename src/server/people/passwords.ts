/**
 * Passwords: what is good enough, and how they are kept. They are hashed by argon2id in a thread of Node's, two at a time:
 * each takes 19 MiB, and many who log in at once must not take all memory.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { nameKey } from '../../core/name.ts';
import { type Problem, problem } from '../../core/result.ts';
import { isCommon } from './commonpasswords.ts';

export const shortestPassword = 8;
/** Bytes in UTF-8: more tells nothing more, and takes long to hash. */
export const longestPassword = 1024;

/** Why this can't be somebody's password; null where it can. */
export function passwordProblem(password: string, name: string, path = 'password'): Problem | null {
  if ([...password].length < shortestPassword)
    return problem('password-short', { min: shortestPassword }, path);
  if (Buffer.byteLength(password) > longestPassword) return problem('password-long', undefined, path);
  const isName = nameKey(password) === nameKey(name);
  return isName || isCommon(password) ? problem('password-common', undefined, path) : null;
}

/** The setting that OWASP names first; a hash says its own, so that it may change. */
const setting = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

type Setting = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const derive = promisify(argon2);

/** How many are hashed at a time; the others wait in line. */
const atOnce = 2;

let running = 0;
const line: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => line.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Setting): Promise<Buffer> {
  const message = password.normalize('NFC');
  return inLine(() => derive('argon2id', { message, nonce, tagLength, memory, passes, parallelism }));
}

/** `argon2id$memory,passes,parallelism$nonce$tag`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, setting);
  const { memory, passes, parallelism } = setting;
  return ['argon2id', `${memory},${passes},${parallelism}`, base64(nonce), base64(tag)].join('$');
}

/** What takes as long as a real one, for names that nobody has: time must not tell who exists. */
const nobodys = `argon2id$${setting.memory},${setting.passes},${setting.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

/** A hash of null is nobody's, and never right. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > longestPassword) return false;
  const parts = /^argon2id\$(\d+),(\d+),(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash ?? nobodys);
  if (!parts) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, tag] = parts.slice(4, 6).map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer];
  const own = await tagOf(password, nonce, { memory, passes, parallelism });
  return hash !== null && own.length === tag.length && timingSafeEqual(own, tag);
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
