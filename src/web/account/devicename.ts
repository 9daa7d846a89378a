/** What a browser calls itself, in two words: `Firefox · Linux`. Null where it says nothing that is known. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^ludoteca/i, 'Ludoteca'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

export function deviceName(agent: string): string | null {
  const known = [browsers, systems].flatMap((names) => {
    const found = names.find(([pattern]) => pattern.test(agent));
    return found ? [found[1]] : [];
  });
  return known.length > 0 ? known.join(' · ') : null;
}
