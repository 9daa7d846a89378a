import { describe, expect, it } from 'vitest';
import { anchorOf, anchorsOf } from './anchor.ts';
import { findHeading, readChapter } from './chapter.ts';

describe('[R51] headings have names', () => {
  it.each([
    ['The marks', 'marks'],
    ['Les marques', 'marques'],
    ['L’última prova', 'ultima-prova'],
    ['Un torn', 'torn'],
    ['Cómo se escriben las jugadas', 'como-se-escriben-las-jugadas'],
    ['A, B and C', 'a-b-and-c'],
    ['…', 'section'],
  ])('%s is #%s', (heading, anchor) => expect(anchorOf(heading)).toBe(anchor));
  it('never the same one twice', () => {
    expect(anchorsOf(['Options', 'Options', 'Options 2'])).toEqual(['options', 'options-2', 'options-2-2']);
  });
});

describe('[R51] a chapter', () => {
  const english = readChapter('rolit', '# Rolit\n\nIntro.\n\n## A turn\n\nText.\n\n### Boards\n\nMore.');
  const catalan = readChapter('rolit', '# Rolit\n\nIntro.\n\n## Un torn\n\nText.\n\n### Taulers\n\nMés.');
  it('has a title and an outline', () => {
    expect(english.title).toBe('Rolit');
    expect(english.headings.map(({ anchor, level }) => [anchor, level])).toEqual([
      ['turn', 2],
      ['boards', 3],
    ]);
  });
  it('finds a heading by its name', () => expect(findHeading(english, 'boards')?.text).toBe('Boards'));
  it('finds it by the name it has in another language', () =>
    expect(findHeading(catalan, 'boards', [english])?.text).toBe('Taulers'));
  it('says when there is none', () => expect(findHeading(catalan, 'nowhere', [english])).toBeNull());
});
