/** After the game: what the moves were worth, seat by seat (M10). Asked for when it is shown; leaving calls it off. */
import { useEffect, useState } from 'react';
import type { Rules } from '../../core/game.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import type { GameUi } from '../kit/gameui.ts';
import { Progress } from '../kit/Progress.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useSay } from '../kit/words.tsx';
import { ReviewTable } from './ReviewTable.tsx';

export type Ask = (seat: Seat, gone: AbortSignal) => Promise<Result<Review | null>>;

type Props = {
  readonly rules: Rules;
  /** Of the end of the game. */
  readonly view: unknown;
  /** Mine come first. */
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  readonly face: Pick<GameUi, 'Review'>;
  readonly ask: Ask;
};

export default function Looking({ rules, view, mine, names, face, ask }: Props) {
  const say = useSay();
  const seats = rules.reviewableSeats?.(view) ?? [];
  const [chosen, setChosen] = useState<Seat | null>(null);
  const seat = chosen ?? mine.find((each) => seats.includes(each)) ?? seats[0];
  if (seat === undefined) return null;
  return (
    <section className="review" aria-label={say('table.review')}>
      <SectionHead>{say('table.review')}</SectionHead>
      {seats.length > 1 && (
        <Choice
          compact
          legend={say('table.review-whose')}
          value={`${seat}`}
          options={seats.map((each) => ({ value: `${each}`, label: names[each] ?? `#${each + 1}` }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <OpenedFile key={seat} seat={seat} view={view} face={face} ask={ask} />
    </section>
  );
}

type LookedProps = Pick<Props, 'view' | 'face' | 'ask'> & { readonly seat: Seat };

function OpenedFile({ seat, view, face, ask }: LookedProps) {
  const say = useSay();
  const { review, problem, again } = useReview(seat, ask);
  if (problem)
    return (
      <p className="review-failed" role="status">
        {say(problem.code, problem.params)}{' '}
        <Button icon="replay" onClick={again}>
          {say('table.review-again')}
        </Button>
      </p>
    );
  if (review === undefined) return <Progress label={say('table.review-wait')} />;
  if (review === null) return <p className="muted">{say('table.review-none')}</p>;
  const Shown = face.Review ?? ReviewTable;
  return <Shown review={review} view={view} seat={seat} say={say} />;
}

function useReview(seat: Seat, ask: Ask) {
  const [review, setReview] = useState<Review | null | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a seat, and again when told to
  useEffect(() => {
    const gone = new AbortController();
    setProblem(null);
    void ask(seat, gone.signal).then((looked) => {
      if (gone.signal.aborted) return;
      if (looked.ok) setReview(looked.value);
      else setProblem(looked.problems[0]);
    });
    return () => gone.abort();
  }, [seat, tries]);
  return { review, problem, again: () => setTries((n) => n + 1) };
}
