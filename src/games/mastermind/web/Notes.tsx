/** Beside the board: what the marks say, the last guess in words, the others, and at the end wrong answers. */
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { SwitchField } from '../../../web/kit/SwitchField.tsx';
import { marksInWords } from '../marks.ts';
import { wrongReplies } from '../outcome.ts';
import { answered, phaseOf } from '../table.ts';
import type { Table } from './hand.ts';
import { Legend } from './Legend.tsx';
import { breakers, seatShown } from './shown.ts';
import { useWish, type Wish } from './wishes.ts';
import './Notes.css';

export function Notes(table: Table) {
  const { view } = table;
  const isOver = phaseOf(view) === 'over';
  return (
    <>
      {isOver && <WrongAnswers {...table} />}
      {!isOver && <LastGuess {...table} />}
      <Others {...table} />
      <Legend say={table.say} />
      {!isOver && view.me !== null && <Wishes {...table} />}
    </>
  );
}

function LastGuess({ view, say }: Table) {
  const last = answered(view.players[seatShown(view)]!.rows).at(-1);
  if (!last) return null;
  const { code, params } = marksInWords(last.marks);
  return (
    <section>
      <SectionHead>{say('last.head')}</SectionHead>
      <p>{say(code, params)}</p>
    </section>
  );
}

/** How far those are whose rows can't be seen. */
function Others({ view, say }: Table) {
  const others = breakers(view).filter((seat) => seat !== view.me && view.players[seat]!.rows.includes(null));
  if (others.length === 0) return null;
  return (
    <section>
      <SectionHead>{say('others.head')}</SectionHead>
      <ul className="m-list">
        {others.map((seat) => {
          const { rows, done } = view.players[seat]!;
          const status = done ?? (view.waiting.includes(seat) ? 'waiting' : 'thinking');
          return <li key={seat}>{say(`status.${status}`, { who: { seat }, n: rows.length })}</li>;
        })}
      </ul>
    </section>
  );
}

function WrongAnswers({ view, say }: Table) {
  const wrong = wrongReplies(view);
  if (wrong.length === 0) return null;
  return (
    <section>
      <SectionHead>{say('wrong.head')}</SectionHead>
      <ul className="m-list">
        {wrong.map(({ seat, row, truth }) => (
          <li key={`${seat} ${row}`}>{say('told.wrong', { who: { seat }, n: row + 1, ...truth })}</li>
        ))}
      </ul>
    </section>
  );
}

function Wishes({ say }: Table) {
  return (
    <section>
      <WishSwitch wish="possible" label={say('possible.show')} />
      <WishSwitch wish="repeats" label={say('doubt.ask-repeats')} />
      <WishSwitch wish="misfits" label={say('doubt.ask-misfits')} />
    </section>
  );
}

function WishSwitch({ wish, label }: { readonly wish: Wish; readonly label: string }) {
  const [on, set] = useWish(wish);
  return <SwitchField label={label} value={on} onChange={set} />;
}
