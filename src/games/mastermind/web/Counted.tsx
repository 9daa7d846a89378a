/** How a guess is counted against a code, peg by peg: where people stumble, above all with repeated colours. */
import type { Say } from '../../../core/phrase.ts';
import type { Code } from '../code.ts';
import { fatesOf, unevenPegs } from '../marks.ts';
import { Mark } from './Marks.tsx';
import { PegPicture } from './Pegs.tsx';
import { upTo } from './range.ts';
import { codeInWords, colorName } from './words.ts';
import './Counted.css';

type Props = { readonly code: Code; readonly guess: Code; readonly say: Say };

export function Counted({ code, guess, say }: Props) {
  const fates = fatesOf(code, guess);
  const told = guess.map((peg, at) => `${colorName(say, peg)} ${say(`fate.${fates[at]}`)}`).join(', ');
  return (
    <div className="m-counted">
      <dl>
        <dt>{say('marks.repeats.code')}</dt>
        <dd>
          <Row code={code} />
          <span className="sr">{codeInWords(say, code)}</span>
        </dd>
        <dt>{say('marks.repeats.guess')}</dt>
        <dd>
          <Row code={guess} />
          <span className="sr">{told}</span>
        </dd>
        <dt />
        <dd aria-hidden="true">
          <span className="m-fates">
            {upTo(fates.length).map((at) => (
              <Mark key={at} kind={fates[at]!} />
            ))}
          </span>
        </dd>
      </dl>
      <p>{say('reply.each')}</p>
      {unevenPegs(code, guess).map(({ peg, inCode, inGuess }) => (
        <p key={peg}>
          {say('reply.uneven', {
            color: colorName(say, peg),
            inCode,
            inGuess,
            counts: Math.min(inCode, inGuess),
          })}
        </p>
      ))}
    </div>
  );
}

function Row({ code }: { readonly code: Code }) {
  return (
    <span className="m-fates" aria-hidden="true">
      {upTo(code.length).map((at) => (
        <PegPicture key={at} peg={code[at]!} />
      ))}
    </span>
  );
}
