/** Choosing a rival: the cast by strength, who was chosen, and under More how they think. */
import { useId } from 'react';
import { rivalById } from '../../core/cast.ts';
import type { Game } from '../../core/game.ts';
import type { SeatChoice } from '../../core/seat.ts';
import {
  anotherStrength,
  type Offer,
  offersOf,
  type RivalChoice,
  usualMethod,
} from '../../room/rivalchoice.ts';
import { Face } from '../kit/Face.tsx';
import { FieldNote } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Level, Lozenges } from '../kit/Level.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { useSay } from '../kit/words.tsx';
import './Rivals.css';

export type RivalFieldsProps = {
  readonly game: Game;
  /** Those who sit at the table beside this seat. */
  readonly others: readonly SeatChoice[];
  readonly value: RivalChoice;
  readonly onChange: (value: RivalChoice) => void;
  readonly error?: string | null | undefined;
  /** Somebody wanted to go on without a rival. */
  readonly isLeftOut?: boolean | undefined;
};

export function RivalFields({ game, others, value, onChange, error: found, isLeftOut }: RivalFieldsProps) {
  const say = useSay();
  const error = isLeftOut && value.who === null ? say('rivals.left-out') : found;
  const id = useId();
  const offers = offersOf(game, others);
  const choose = (who: string) => onChange({ ...value, who });
  return (
    <div className="rival-fields">
      <div
        className="rival-offers"
        role="radiogroup"
        aria-label={say('rivals.choose')}
        aria-describedby={error ? `${id}note` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {offers.map((offer) => (
          <OfferColumn key={offer.strength} group={id} offer={offer} who={value.who} onChoose={choose} />
        ))}
      </div>
      {error && <FieldNote id={`${id}note`} error={error} />}
      <Chosen who={value.who} />
      {value.who !== null && game.bots.length > 1 && (
        <details className="rival-more" open={value.method !== usualMethod || undefined}>
          <summary>
            <Icon name="forward" />
            {say('rivals.more')}
          </summary>
          <SelectField
            label={say('rivals.method')}
            value={value.method}
            options={methods(game, value.who, say)}
            onChange={(method) => onChange({ ...value, method })}
            help={say('rivals.method-help')}
          />
        </details>
      )}
    </div>
  );
}

type OfferProps = {
  /** What the radio buttons of all columns share. */
  readonly group: string;
  readonly offer: Offer;
  readonly who: string | null;
  readonly onChoose: (who: string) => void;
};

function OfferColumn({ group, offer: { strength, rivals, another }, who, onChoose }: OfferProps) {
  const say = useSay();
  const word = say(`strength.${strength}`);
  return (
    <fieldset className="rival-offer">
      <legend>
        <Lozenges strength={strength} />
        <span aria-hidden="true">{word}</span>
        <span className="sr">{say('rivals.level', { level: strength, word })}</span>
      </legend>
      <div>
        {rivals.map((rival) => (
          <label key={rival.id} className="rival-pick" data-seated={rival.seated || undefined}>
            <input
              type="radio"
              className="sr"
              name={group}
              value={rival.id}
              checked={who === rival.id}
              disabled={rival.seated}
              onChange={() => onChoose(rival.id)}
            />
            <Face name={rival.name} rival={rival.id} strength={null} size={56} />
            <span>{rival.name}</span>
            {rival.seated && <span className="rival-seated">{say('rivals.seated')}</span>}
          </label>
        ))}
        {another !== null && (
          <label className="rival-pick">
            <input
              type="radio"
              className="sr"
              name={group}
              value={another}
              checked={who === another}
              onChange={() => onChoose(another)}
            />
            <Face name="+" strength={strength} size={56} />
            <span>{say('rivals.another')}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Who was chosen, and what they are like. */
function Chosen({ who }: { readonly who: string | null }) {
  const say = useSay();
  if (who === null) return null;
  const rival = rivalById(who);
  const strength = rival?.strength ?? anotherStrength(who)!;
  return (
    <div className="rival-chosen" aria-live="polite">
      <Face name={rival?.name ?? '+'} rival={rival?.id} strength={strength} size={72} />
      <div>
        <p className="rival-name">
          <b>{rival?.name ?? say('rivals.another')}</b> <Level strength={strength} />
        </p>
        <p className="rival-line">{rival ? say(`rival.${rival.id}`) : say('rivals.another-help')}</p>
      </div>
    </div>
  );
}

/** First the one of the level, by its name. */
function methods({ bots, strengths }: Game, who: string, say: ReturnType<typeof useSay>) {
  const strength = rivalById(who)?.strength ?? anotherStrength(who)!;
  const usual = strengths[strength]!;
  return [
    { value: usualMethod, label: say('rivals.usual', { method: say(`bot.${usual}`) }) },
    ...bots.filter((bot) => bot !== usual).map((bot) => ({ value: bot, label: say(`bot.${bot}`) })),
  ];
}
