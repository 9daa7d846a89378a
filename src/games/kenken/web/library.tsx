/** KenKen's shelf of the library: its levels. */
import { lazy } from 'react';
import { asciiText } from '../../../core/ascii.ts';
import type { Language, Messages } from '../../../core/phrase.ts';
import { ok } from '../../../core/result.ts';
import { Lozenges } from '../../../web/kit/Level.tsx';
import type { LibraryItem, LibraryUi } from '../../../web/kit/library.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { useSay } from '../../../web/kit/words.tsx';
import { formatLink } from '../editor/link.ts';
import { type Grade, gradeNames } from '../human/steps.ts';
import { parseProp } from '../prop.ts';
import type { LevelFacts } from '../resource.ts';
import { exportsOf } from './exports.ts';
import { LevelPicture } from './LevelPicture.tsx';
import './library.css';

const spoken = import.meta.glob<Readonly<Record<string, Messages>>>([
  './editor/messages/*.ts',
  '../formats/messages/*.ts',
]);

async function words(language: Language): Promise<readonly Messages[]> {
  const files = [`./editor/messages/${language}.ts`, `../formats/messages/${language}.ts`];
  const loaded = await Promise.all(files.map((file) => spoken[file]!()));
  return loaded.map((each) => each[language]!);
}

function factsOf(item: LibraryItem): Partial<LevelFacts> {
  return Object(item.facts) as Partial<LevelFacts>;
}

function sizeOf(item: LibraryItem): number {
  return factsOf(item).size ?? 0;
}

/** Levels without one solution have no grade: they come last. */
function gradeAt(item: LibraryItem): number {
  const { grade } = factsOf(item);
  return grade ? gradeNames.indexOf(grade) : gradeNames.length;
}

function Picture({ page }: { readonly page: Uint8Array }) {
  const read = parseProp(asciiText(page));
  return read.ok ? <LevelPicture level={read.value.level} /> : null;
}

function Facts({ item }: { readonly item: LibraryItem }) {
  const say = useSay();
  const { size = 0, grade, unique } = factsOf(item);
  if (grade) return <Graded size={size} grade={grade} />;
  const code = unique === false ? 'level.several' : unique ? 'level.ungraded' : 'level.undecided';
  return <span className="k-facts">{say(code, { size })}</span>;
}

function Graded({ size, grade }: { readonly size: number; readonly grade: Grade }) {
  const say = useSay();
  const strength = (gradeNames.indexOf(grade) + 1) as 1 | 2 | 3 | 4 | 5;
  return (
    <span className="k-facts">
      <Lozenges strength={strength} />
      {say('level.graded', { size, grade: { say: `grade.${grade}` } })}
    </span>
  );
}

export const library: LibraryUi = {
  kind: 'level',
  words,
  Picture,
  Facts,
  filters: [
    {
      key: 'size',
      label: 'editor.size',
      all: 'level.any-size',
      options: (items, say) =>
        [...new Set(items.map(sizeOf))]
          .sort((a, b) => a - b)
          .map((n) => ({ value: `${n}`, label: say('editor.size.n', { n }) })),
      matches: (item, value) => sizeOf(item) === Number(value),
    },
    {
      key: 'grade',
      label: 'editor.make.grade',
      all: 'level.any-grade',
      options: (items, say) => [
        ...gradeNames
          .filter((grade) => items.some((item) => factsOf(item).grade === grade))
          .map((grade) => ({ value: grade as string, label: say(`grade.${grade}`) })),
        ...(items.some((item) => !factsOf(item).grade)
          ? [{ value: 'none', label: say('level.no-grade') }]
          : []),
      ],
      matches: (item, value) => (factsOf(item).grade ?? 'none') === value,
    },
  ],
  sorts: [
    {
      key: 'size',
      label: 'level.sort.size',
      compare: (a, b) => sizeOf(a) - sizeOf(b) || gradeAt(a) - gradeAt(b),
    },
    {
      key: 'grade',
      label: 'level.sort.grade',
      compare: (a, b) => gradeAt(a) - gradeAt(b) || sizeOf(a) - sizeOf(b),
    },
  ],
  exports: exportsOf,
  fragment: (name, texts) => {
    const read = parseProp(texts['level'] ?? '');
    return read.ok ? ok(formatLink({ name, level: read.value.level })) : read;
  },
  printed: (hashes) => `/print/kenken?levels=${hashes.join(',')}&per=1`,
  Editor: lazy(retryLoad(() => import('./editor/Editor.tsx'))),
  Importer: lazy(retryLoad(() => import('./importer/Importer.tsx'))),
  Linked: lazy(retryLoad(() => import('./importer/Linked.tsx'))),
};
