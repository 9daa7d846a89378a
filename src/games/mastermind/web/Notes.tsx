/** Beside the board: what the marks say, the last guess in words, the others, and at the end wrong answers. */
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { SwitchField } from '../../../web/kit/SwitchField.tsx';
import { codesIn } from '../code.ts';
import { marksInWords } from '../marks.ts';
import { wrongReplies } from '../outcome.ts';
import { answered, phaseOf } from '../table.ts';
import { useCounts, useWish } from './counts.ts';
import type { Table } from './hand.ts';
import { Legend } from './Legend.tsx';
import { breakers, seatShown } from './shown.ts';
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
      {!isOver && <PossibleSwitch {...table} />}
    </>
  );
}

function LastGuess({ view, say }: Table) {
  const [wished] = useWish();
  const clues = answered(view.players[seatShown(view)]!.rows);
  const counts = useCounts(view.board, clues, wished);
  const last = clues.at(-1);
  if (!last) return null;
  const { code, params } = marksInWords(last.marks);
  const after = counts.at(-1) ?? null;
  const before = clues.length > 1 ? (counts.at(-2) ?? null) : codesIn(view.board);
  return (
    <section>
      <SectionHead>{say('last.head')}</SectionHead>
      <p>
        {say(code, params)} {after !== null && before !== null && say('last.left', { before, after })}
      </p>
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

function PossibleSwitch({ say }: Table) {
  const [wished, wish] = useWish();
  return (
    <section>
      <SwitchField label={say('possible.show')} value={wished} onChange={wish} />
    </section>
  );
}
