import { Button } from '../../../web/kit/Button.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { type MarksDraft, marksIn } from './draft.ts';
import type { Hand, Table } from './hand.ts';
import { Mark, type MarkKind } from './Marks.tsx';
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
      <div className="m-acts">
        <AnswerButton table={table} hand={hand} />
      </div>
    </section>
  );
}

type CountsProps = Props & {
  readonly kind: MarkKind;
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
