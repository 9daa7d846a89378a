/** Levels as files for other programs. */
import type { Texts } from '../../../core/resource.ts';
import type { Result } from '../../../core/result.ts';
import type { LibraryExport } from '../../../web/kit/library.ts';
import { type Format, writeLevel } from '../formats/index.ts';
import { parseProp } from '../prop.ts';

const endings: readonly (readonly [Format, string])[] = [
  ['prop', 'txt'],
  ['keen', 'keen.txt'],
  ['json', 'json'],
];

export const exportsOf: readonly LibraryExport[] = endings.map(([format, ending]) => ({
  key: format,
  label: `editor.export.${format}`,
  ending,
  write: (texts) => written(format, texts),
}));

function written(format: Format, texts: Texts): Result<string> {
  const read = parseProp(texts['level'] ?? '');
  return read.ok ? writeLevel(format, read.value) : read;
}
