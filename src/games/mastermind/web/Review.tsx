/** The look back at somebody's guesses: a picture of the codes that were left, and what each guess was worth. */
import type { CSSProperties, ReactNode } from 'react';
import type { Phrase, Say } from '../../../core/phrase.ts';
import type { ReviewProps } from '../../../web/kit/gameui.ts';
import { useLanguage } from '../../../web/kit/words.tsx';
import { type Code, sameCode } from '../code.ts';
import { leftBy, rounded, signed } from '../figures.ts';
import type { ReviewData } from '../report.ts';
import type { Rating, Step } from '../review.ts';
import { MarkRow } from './Marks.tsx';
import { Pegs } from './Pegs.tsx';
import { ReviewPicture } from './ReviewPicture.tsx';
import { codeInWords, rowInWords } from './words.ts';
import './Review.css';

export default function Review({ review, say }: ReviewProps) {
  const { steps } = review.data as ReviewData;
  const [, ...limits] = review.says;
  return (
    <div className="m-review" style={{ '--across': acrossOf(steps[0]!.guess) } as CSSProperties}>
      <Phrases phrases={review.totals} say={say} />
      <ReviewPicture steps={steps} say={say} />
      <Steps steps={steps} say={say} />
      <Phrases phrases={limits} say={say} quiet />
      <details>
        <summary>{say('review.notes')}</summary>
        <Phrases phrases={review.notes} say={say} />
      </details>
    </div>
  );
}

/** Long codes stand in two lines. */
function acrossOf({ length }: Code): number {
  return length <= 4 ? length : Math.ceil(length / 2);
}

function Phrases({
  phrases,
  say,
  quiet = false,
}: {
  readonly phrases: readonly Phrase[];
  readonly say: Say;
  readonly quiet?: boolean;
}) {
  return phrases.map(({ code, params }) => (
    <p key={code} className={quiet ? 'small muted' : undefined}>
      {say(code, params)}
    </p>
  ));
}

const columns = ['guess', 'left', 'expected', 'best', 'skill', 'luck'] as const;

function Steps({ steps, say }: { readonly steps: readonly Step[]; readonly say: Say }) {
  return (
    <table>
      <caption className="sr">{say('review.caption')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {say(`review.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
          <StepRow key={at} step={step} at={at} say={say} />
        ))}
      </tbody>
    </table>
  );
}

function StepRow({ step, at, say }: { readonly step: Step; readonly at: number; readonly say: Say }) {
  const { guess, marks, left, rating } = step;
  const count = useCount();
  return (
    <tr data-useless={rating?.bits === 0 || undefined}>
      <th scope="row">
        <span className="sr">{rowInWords(say, at, step)}</span>
        <Pegs code={guess} />
        <MarkRow marks={marks} positions={guess.length} />
      </th>
      <td data-column="left">{left ? <Left step={step} say={say} count={count} /> : '–'}</td>
      {left && rating ? (
        <Rated guess={guess} before={left.before} rating={rating} say={say} count={count} />
      ) : (
        <td colSpan={4}>–</td>
      )}
    </tr>
  );
}

type Count = (codes: number) => string;

function Left({ step, say, count }: { readonly step: Step; readonly say: Say; readonly count: Count }) {
  const { before, after } = step.left!;
  const isBroken = step.marks.right === step.guess.length;
  return (
    <>
      {count(before)} <span aria-hidden="true">→</span>
      <span className="sr">{say('review.to')}</span>{' '}
      <b>{isBroken ? <Broken>{say('review.broken')}</Broken> : count(after)}</b>
    </>
  );
}

function Broken({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">✓</span>
      <span className="sr">{children}</span>
    </>
  );
}

type RatedProps = {
  readonly guess: Code;
  readonly before: number;
  readonly rating: Rating;
  readonly say: Say;
  readonly count: Count;
};

function Rated({ guess, before, rating, say, count }: RatedProps) {
  const { best, bits, bestBits, skill, luck } = rating;
  const told = signed(luck);
  return (
    <>
      <td>{count(leftBy(before, bits))}</td>
      <td data-column="best">
        {sameCode(guess, best) ? (
          say('review.own')
        ) : (
          <>
            <span className="sr">{codeInWords(say, best)}: </span>
            <Pegs code={best} />
            {count(leftBy(before, bestBits))}
          </>
        )}
      </td>
      <td data-column="skill">{say('review.percent', { n: Math.round(100 * skill) })}</td>
      <td data-luck={told.code.slice('review.'.length)}>{say(told.code, told.params)}</td>
    </>
  );
}

const mostWhole = 100_000;

/** Large numbers in short: what counts is how large they are. */
function useCount(): Count {
  const language = useLanguage();
  const whole = new Intl.NumberFormat(language);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
  return (codes) => (codes < mostWhole ? whole : short).format(rounded(codes));
}
