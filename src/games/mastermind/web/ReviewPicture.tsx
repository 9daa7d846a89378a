/**
 * How many codes were left after each guess, on a scale of halvings. For every guess: where it led (a dot), where it
 * usually leads (a line across) and, between the two, luck as a bar with a point; and where the best guess leads
 * (a diamond).
 */
import type { Say } from '../../../core/phrase.ts';
import { useLanguage } from '../../../web/kit/words.tsx';
import { bitsTold } from '../figures.ts';
import type { Step } from '../review.ts';

const width = 440;
const height = 220;
const edge = { left: 46, right: 12, top: 12, bottom: 24 };

type Scale = { readonly x: (guess: number) => number; readonly y: (bits: number) => number };

export function ReviewPicture({ steps, say }: { readonly steps: readonly Step[]; readonly say: Say }) {
  const known = steps.filter(isKnown);
  const [first] = known;
  if (!first) return null;
  const scale = scaleOf(Math.log2(first.left!.before), known.length);
  return (
    <figure className="m-review-picture">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('review.picture')}>
        <Grid codes={first.left!.before} guesses={known.length} scale={scale} />
        <Path steps={known} scale={scale} />
        <circle className="m-dot" cx={scale.x(0)} cy={edge.top} r="5" />
        {known.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
          <Marked key={at} step={step} at={at} scale={scale} />
        ))}
      </svg>
      <figcaption>
        <Sign name="after" say={say} />
        <Sign name="best" say={say} />
        <Sign name="luck" say={say} />
      </figcaption>
    </figure>
  );
}

/** Wrong answers may leave nothing though the code was not broken. */
function isKnown({ left, marks, guess }: Step): boolean {
  return left !== null && (left.after > 0 || (left.before > 0 && marks.right === guess.length));
}

/** From all codes at the top to none at the bottom, which is one halving below a single one. */
function scaleOf(most: number, guesses: number): Scale {
  const wide = width - edge.left - edge.right;
  const high = height - edge.top - edge.bottom;
  return {
    x: (guess) => edge.left + (wide * guess) / guesses,
    y: (bits) => edge.top + (high * (most - bits)) / (most + 1),
  };
}

function bitsLeft(codes: number): number {
  return -bitsTold(1, codes);
}

type GridProps = { readonly codes: number; readonly guesses: number; readonly scale: Scale };

function Grid({ codes, guesses, scale: { x, y } }: GridProps) {
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { notation: 'compact' });
  const powers = Array.from({ length: Math.floor(Math.log10(codes)) + 1 }, (_, power) => 10 ** power);
  const every = powers.length > 5 ? 2 : 1;
  return (
    <g className="m-grid">
      {powers.map((line, power) => (
        <g key={line}>
          <path d={`M${edge.left} ${y(bitsLeft(line))}H${width - edge.right}`} />
          {power % every === 0 && (
            <text x={edge.left - 8} y={y(bitsLeft(line)) + 4.5} textAnchor="end">
              {number.format(line)}
            </text>
          )}
        </g>
      ))}
      <path className="m-ground" d={`M${edge.left} ${y(bitsLeft(0))}H${width - edge.right}`} />
      <text x={edge.left - 8} y={y(bitsLeft(0)) + 4.5} textAnchor="end">
        ✓
      </text>
      {Array.from({ length: guesses }, (_, at) => at + 1).map((guess) => (
        <text key={guess} x={x(guess)} y={height - 4} textAnchor="middle">
          {guess}
        </text>
      ))}
    </g>
  );
}

function Path({ steps, scale: { x, y } }: { readonly steps: readonly Step[]; readonly scale: Scale }) {
  const points = steps.map(({ left }, at) => `L${x(at + 1)} ${y(bitsLeft(left!.after))}`);
  return <path className="m-line" d={`M${x(0)} ${y(bitsLeft(steps[0]!.left!.before))}${points.join('')}`} />;
}

type MarkedProps = { readonly step: Step; readonly at: number; readonly scale: Scale };

function Marked({ step: { left, rating }, at, scale: { x, y } }: MarkedProps) {
  const across = x(at + 1);
  const down = y(bitsLeft(left!.after));
  const before = Math.log2(left!.before);
  return (
    <>
      {rating && <Luck x={across} from={y(before - rating.bits)} to={down} />}
      {rating && <Diamond x={across - aside} y={y(before - rating.bestBits)} />}
      <circle className="m-dot" cx={across} cy={down} r="5" />
    </>
  );
}

/** Where it does not cover what was told. */
const aside = 13;

/** Down is good: fewer were left than usual. */
function Luck({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  const lucky = to > from ? 'plus' : 'minus';
  const isSome = Math.abs(to - from) > 1;
  return (
    <g data-luck={lucky}>
      {isSome && <path className="m-bar" d={`M${x} ${from}V${to}`} />}
      <path className="m-usual" d={`M${x - 9} ${from}h18`} />
    </g>
  );
}

function Diamond({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className="m-diamond" d={`M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5z`} />;
}

function Sign({ name, say }: { readonly name: 'after' | 'best' | 'luck'; readonly say: Say }) {
  return (
    <span>
      <svg viewBox="-12 -10 24 20" aria-hidden="true">
        {name === 'after' && <circle className="m-dot" r="5" />}
        {name === 'best' && <Diamond x={0} y={0} />}
        {name === 'luck' && <Luck x={0} from={-7} to={7} />}
      </svg>
      {say(`review.sign.${name}`)}
    </span>
  );
}
