/** Who has sat down to play against: each rival with a line of how they play, while the first round lasts. */
import type { TableController } from '../../client/controller.ts';
import { rivalById } from '../../core/cast.ts';
import { Face } from '../kit/Face.tsx';
import { useSay } from '../kit/words.tsx';

export function Introductions({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { seats } = controller.table.screen;
  const rivals = seats.flatMap(({ rival }) => (rival === undefined ? [] : (rivalById(rival) ?? [])));
  return (
    <ul className="introductions">
      {rivals.map(({ id, name, strength }) => (
        <li key={id}>
          <Face name={name} rival={id} strength={strength} size={40} />
          <span>
            <b>{name}</b> {say(`rival.${id}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
