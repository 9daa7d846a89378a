import type { Say } from '../../../core/phrase.ts';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { marksInWords, marksOf } from '../marks.ts';
import { Mark, MarkRow } from './Marks.tsx';
import { Pegs } from './Pegs.tsx';
import { codeInWords } from './words.ts';

const kinds = ['right', 'near', 'nothing'] as const;

/** What discs, rings and dots mean, with an example for what people ask about. */
export function Legend({ say }: { readonly say: Say }) {
  return (
    <section>
      <SectionHead>{say('marks.head')}</SectionHead>
      <ul className="m-legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <Mark kind={kind} />
            <span>
              <b>{say(`marks.${kind}`)}</b>: {say(`marks.${kind}.text`)}
            </span>
          </li>
        ))}
      </ul>
      <Repeats say={say} />
    </section>
  );
}

const code = [1, 1, 2, 3];
const guess = [1, 4, 1, 1];

/** Why the third red of a guess may count nothing. */
export function Repeats({ say }: { readonly say: Say }) {
  const marks = marksOf(code, guess);
  const told = marksInWords(marks);
  return (
    <details className="m-repeats">
      <summary>{say('marks.repeats')}</summary>
      <dl>
        <dt>{say('marks.repeats.code')}</dt>
        <dd>
          <Pegs code={code} />
          <span className="sr">{codeInWords(say, code)}</span>
        </dd>
        <dt>{say('marks.repeats.guess')}</dt>
        <dd>
          <Pegs code={guess} />
          <MarkRow marks={marks} positions={code.length} />
          <span className="sr">
            {codeInWords(say, guess)}. {say(told.code, told.params)}
          </span>
        </dd>
      </dl>
      <p>{say('marks.repeats.text')}</p>
      <p>{say('marks.order')}</p>
    </details>
  );
}
