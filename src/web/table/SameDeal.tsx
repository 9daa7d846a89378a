/** The same deal again (R22): what became of it the first time, beside what became of it now. */
import type { TableController } from '../../client/controller.ts';
import { dealRows } from '../../client/deal.ts';
import { useLanguage, useSay } from '../kit/words.tsx';

export function DealTable({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLanguage());
  const rows = dealRows(controller.table.screen);
  if (rows.length === 0) return null;
  const result = ({ points, place }: { readonly points: number | null; readonly place: number }) =>
    points === null ? say('table.deal-place', { n: place }) : number.format(points);
  return (
    <table className="deal-table">
      <caption>{say('table.deal-caption')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('table.deal-then')}</th>
          <th scope="col">{say('table.deal-now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, name, first, now }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td className="num">{result(first)}</td>
            <td className="num">{result(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
