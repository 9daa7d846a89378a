/** Laws on what is drawn and told. */
import type { Pen } from '../../../src/core/phrase.ts';
import type { Law } from '../law.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { allViewers, assert, samples, type Walk, wired } from '../walk.ts';

export const everyoneCanRead: Law = (walk, said) => {
  for (const { state } of samples(walk.steps, 12)) speaks(walk, state, said);
};

export function speaks(walk: Walk, state: unknown, said: Vocabulary): void {
  const { rules, seats } = walk;
  for (const viewer of allViewers(walk)) {
    const view = wired(rules.view(state, viewer));
    said.phrases(rules.narrate(view), 'narrate');
    said.phrases([rules.task?.(view) ?? []].flat(), 'task');
    assert(rules.scores(view).length === seats.length, 'a score for every seat', rules.scores(view));
    const drawing = rules.renderText(view, said.pen);
    const odd = /[^\P{C}\n]/u.exec(drawing);
    assert(odd === null, `the drawing holds the character ${odd?.[0].codePointAt(0)}`);
    assert(
      drawing.trim() !== '' && drawing === drawing.trimEnd(),
      'the drawing is empty or has a ragged end',
    );
  }
}

/** A drawing comes out the same whatever its pen adds to it, and no two spots of it are the same place. */
export const everyoneCanPoint: Law = (walk, { pen }) => {
  const { rules } = walk;
  for (const { state } of samples(walk.steps, 12)) {
    for (const viewer of allViewers(walk)) {
      const view = wired(rules.view(state, viewer));
      const { text, places } = unmarked(rules.renderText(view, markingPen(pen)));
      const plain = rules.renderText(view, pen);
      assert(text === trimmedLines(plain), 'the drawing depends on its pen', text, plain);
      assert(new Set(places).size === places.length, 'a place is drawn twice', places);
    }
  }
};

function markingPen(pen: Pen): Pen {
  return {
    ...pen,
    paint: (text) => `\uE003${text}\uE004`,
    spot: (text, place) => {
      assert(text !== '' && !text.includes('\n'), `the spot ${place} is no piece of a line`, text);
      return `\uE000${place}\uE001${text}\uE002`;
    },
  };
}

/** Blanks at the end of a line, which a mark may keep from being cut off, say nothing. */
function unmarked(marked: string): { readonly text: string; readonly places: readonly string[] } {
  const places = [...marked.matchAll(/\uE000([^\uE001]*)\uE001/g)].map(([, place]) => place!);
  return { text: trimmedLines(marked.replace(/\uE000[^\uE001]*\uE001|[\uE002-\uE004]/g, '')), places };
}

function trimmedLines(drawing: string): string {
  return drawing.replace(/ +$/gm, '').trimEnd();
}
