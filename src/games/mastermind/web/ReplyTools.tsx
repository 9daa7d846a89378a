import { Button } from '../../../web/kit/Button.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { type Fate, unevenPegs } from '../marks.ts';
import { waitingGuess } from '../rules.ts';
import { Counted } from './Counted.tsx';
import { type MarksDraft, marksIn, marksMove } from './draft.ts';
import type { Hand, Table } from './hand.ts';
import { Repeats } from './Legend.tsx';
import { Mark } from './Marks.tsx';
import './Tools.css';
import { upTo } from './range.ts';

type Props = { readonly table: Table; readonly hand: Hand };

/** The codemaker's answer: two numbers. */
export function ReplyTools({ table, hand }: Props) {
  const { say, mayAct } = table;
  const { exact, misplaced } = hand.marks;
  return (
    <section className="m-tools">
      <div className="m-wide">
        <SectionHead aside={say('reply.keys')}>{say('reply.head')}</SectionHead>
      </div>
      <div className="m-reply">
        <Counts
          {...{ table, hand }}
          kind="right"
          value={mayAct ? exact : null}
          part={(n) => ({ exact: n })}
        />
        <Counts
          {...{ table, hand }}
          kind="near"
          value={mayAct ? misplaced : null}
          part={(n) => ({ misplaced: n })}
        />
      </div>
      <How table={table} hand={hand} />
      <div className="m-acts">
        <AnswerButton table={table} hand={hand} />
        {table.aids}
      </div>
    </section>
  );
}

/**
 * How the guess is counted: beside the code where the codemaker has told it, open as soon as an answer is wrong; by an
 * example where the code is only in the head.
 */
function How({ table: { view, rules, say }, hand }: Props) {
  const guess = waitingGuess(view);
  const code = view.codes[0];
  if (hand.task !== 'reply' || guess === null) return null;
  if (!code || code === 'hidden') return new Set(guess).size < guess.length ? <Repeats say={say} /> : null;
  const move = marksMove(hand.marks);
  const checked = move && rules.check(view, move);
  const isWrong = checked?.ok === false && checked.problems[0].code === 'marks-wrong';
  if (!isWrong && unevenPegs(code, guess).length === 0) return null;
  return (
    <details key={`${guess} ${isWrong}`} className="m-how" open={isWrong}>
      <summary>{say('reply.how')}</summary>
      <Counted code={code} guess={guess} say={say} />
    </details>
  );
}

type CountsProps = Props & {
  readonly kind: Fate;
  readonly value: number | null;
  readonly part: (count: number) => Partial<MarksDraft>;
};

function Counts({ table: { view, say }, hand, kind, value, part }: CountsProps) {
  const name = say(`reply.${kind}`);
  return (
    <>
      <span className="m-reply-name" aria-hidden="true">
        <Mark kind={kind} />
        {name}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of numbers is no fieldset */}
      <span className="m-counts" role="group" aria-label={name}>
        {upTo(view.board.positions + 1).map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === value}
            onClick={() => hand.mark({ ...hand.marks, ...part(count) })}
          >
            {count}
          </button>
        ))}
      </span>
    </>
  );
}

function AnswerButton({ table: { say, mayAct }, hand }: Props) {
  const { marks, pending, task } = hand;
  const given = marksIn(marks);
  const waits = mayAct || pending ? null : say(task === null ? 'waits.guess' : 'waits.turn');
  const why = waits ?? (given ? null : say('do.reply.none'));
  return (
    <Button kind="main" large className="m-main" busy={pending !== null} why={why} onClick={hand.send}>
      {why ?? (given && say('do.reply', given))}
    </Button>
  );
}
