/** Where the code of a thread lies: beside the file that starts it, as source or, in a bundle, as built. */
export function threadUrl(name: string, from: string): URL {
  return new URL(from.endsWith('.ts') ? `./${name}.ts` : `./${name}.mjs`, from);
}
