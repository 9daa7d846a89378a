/** The look back at a finished game: a table where it fits, else a few lines for each move. */
import type { Pen, Phrase } from '../core/phrase.ts';
import type { Review, ReviewCell, ReviewColumn } from '../core/review.ts';
import type { TableInput } from './input.ts';
import type { Page } from './pages.ts';
import { padTo, widthOf, wrap } from './text.ts';

const gap = '  ';

export function reviewPage(input: TableInput, review: Review): Page {
  return {
    title: input.say('page.review'),
    body: (plain, width) => {
      // The words are the game's.
      const pen = { ...plain, say: input.say };
      const say = ({ code, params }: Phrase) => pen.say(code, params);
      const paragraph = (phrases: readonly Phrase[]) => wrap(phrases.map(say).join(' '), width);
      const lines = (phrases: readonly Phrase[]) => phrases.flatMap((phrase) => wrap(say(phrase), width, 2));
      const sections = [
        paragraph(review.says),
        tableLines(review, pen, width),
        lines(review.totals),
        lines(review.notes).map((line) => pen.paint(line, 'dim')),
      ];
      return sections
        .filter((some) => some.length > 0)
        .flatMap((some, at) => (at > 0 ? ['', ...some] : some));
    },
  };
}

type Text = { readonly plain: string; readonly painted: string };

function tableLines({ columns, rows }: Review, pen: Pen, width: number): readonly string[] {
  const heads = columns.map(({ name }) => pen.say(name.code, name.params));
  const texts = rows.map((row) => row.map((cell) => cellText(cell, pen)));
  const widths = columns.map((_, at) =>
    Math.max(widthOf(heads[at]!), ...texts.map((row) => widthOf(row[at]!.plain))),
  );
  const number = `${rows.length}`.length;
  const all = number + widths.reduce((sum, each) => sum + gap.length + each, 0);
  if (all > width) return texts.flatMap((row, at) => blockLines(row, heads, at, pen, width));
  const line = (lead: string, cells: readonly Text[]) =>
    [lead, ...cells.map((cell, at) => padded(cell, widths[at]!, columns[at]!))].join(gap).trimEnd();
  const head = heads.map((plain) => ({ plain, painted: pen.paint(plain, 'dim') }));
  return [line(' '.repeat(number), head), ...texts.map((row, at) => line(`${at + 1}`.padStart(number), row))];
}

function padded({ plain, painted }: Text, width: number, { align }: ReviewColumn): string {
  const blank = ' '.repeat(width - widthOf(plain));
  return align === 'end' ? blank + painted : painted + blank;
}

/** A move on a narrow screen: each value with its name. */
function blockLines(
  row: readonly Text[],
  heads: readonly string[],
  at: number,
  { paint }: Pen,
  width: number,
): readonly string[] {
  const widest = Math.max(...heads.map(widthOf));
  const named = row.map(
    (cell, column) => `   ${paint(padTo(heads[column]!, widest), 'dim')}${gap}${cell.painted}`,
  );
  return [...(at > 0 ? [''] : []), ...wrap(`${at + 1}.`, width), ...named];
}

function cellText(cell: ReviewCell, { say, paint }: Pen): Text {
  if (cell === null) return same('–');
  if (typeof cell === 'number') return same(say('page.number', { n: cell }));
  if ('code' in cell) return same(say(cell.code, cell.params));
  return {
    plain: cell.map(({ text }) => text).join(''),
    painted: cell.map(({ text, tone }) => (tone ? paint(text, tone) : text)).join(''),
  };
}

function same(plain: string): Text {
  return { plain, painted: plain };
}
