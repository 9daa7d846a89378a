import type { Phrase, Say } from '../../core/phrase.ts';
import type { ReviewCell } from '../../core/review.ts';
import type { ReviewProps } from '../kit/gameui.ts';
import { useLanguage } from '../kit/words.tsx';
import './ReviewTable.css';

/** A look back as it comes, for games that draw no picture of their own. */
export function ReviewTable({ review, say }: ReviewProps) {
  const { says, columns, rows, totals, notes } = review;
  return (
    <div className="review-whole">
      <Phrases phrases={says} say={say} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="review-scroll" tabIndex={0} aria-label={say('table.moves', { n: rows.length })}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, align }) => (
                <th key={name.code} scope="col" data-align={align}>
                  {say(name.code, name.params)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={columns[column]!.name.code} data-align={columns[column]!.align}>
                    <Cell cell={cell} say={say} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Phrases phrases={totals} say={say} />
      <Phrases phrases={notes} say={say} />
    </div>
  );
}

function Cell({ cell, say }: { readonly cell: ReviewCell; readonly say: Say }) {
  const number = new Intl.NumberFormat(useLanguage());
  if (cell === null) return '–';
  if (typeof cell === 'number') return number.format(cell);
  if ('code' in cell) return say(cell.code, cell.params);
  return cell.map(({ text }) => text).join('');
}

function Phrases({ phrases, say }: { readonly phrases: readonly Phrase[]; readonly say: Say }) {
  return phrases.map(({ code, params }) => <p key={code}>{say(code, params)}</p>);
}
