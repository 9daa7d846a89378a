/** The cast: who they are, how strong, and how they play. */
import { cast } from '../../core/cast.ts';
import { Button } from '../kit/Button.tsx';
import { Face } from '../kit/Face.tsx';
import { Level } from '../kit/Level.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';
import './Rivals.css';

export default function RivalsPage() {
  const say = useSay();
  return (
    <Page
      title={say('rivals.title')}
      aside={say('rivals.aside')}
      actions={<Button href="/">{say('rivals.play')}</Button>}
    >
      <ul className="rivals-list">
        {cast.map(({ id, name, strength }) => (
          <li key={id}>
            <Face name={name} rival={id} strength={null} />
            <h2>{name}</h2>
            <Level strength={strength} />
            <p>{say(`rival.${id}`)}</p>
          </li>
        ))}
      </ul>
      <p className="muted rivals-note">{say('rivals.note')}</p>
    </Page>
  );
}
