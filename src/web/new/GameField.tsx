/** One field of a game's form, by its kind. Its words are the game's. */
import type { ComponentType, ReactNode } from 'react';
import type { Field as FormField } from '../../core/form.ts';
import type { Game } from '../../core/game.ts';
import type { Say } from '../../core/phrase.ts';
import type { Problem } from '../../core/result.ts';
import { Choice } from '../kit/Choice.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { sayOr, useSay } from '../kit/words.tsx';
import { LeaveArea } from './LeaveArea.tsx';
import { NamesField } from './NamesField.tsx';
import { ResourceField } from './ResourceField.tsx';

export type Picture = ComponentType<{ readonly value: string }>;

type Props = {
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Somebody has been in the field and goes on. */
  readonly onLeave: () => void;
  readonly problem: Problem | undefined;
  readonly game: Game;
  readonly Picture: Picture | undefined;
};

export function GameField({ onLeave, ...props }: Props) {
  return (
    <LeaveArea className="new-field" onLeave={onLeave}>
      <ByKind {...props} />
    </LeaveArea>
  );
}

type Inner = Omit<Props, 'onLeave'>;

function ByKind({ field, value, onChange, problem, game, Picture }: Inner): ReactNode {
  const say = useSay();
  const label = say(`form.${field.key}`);
  const help = helpOf(field, say);
  const error = problem && say(problem.code, problem.params);
  const words = { label, help, error };
  switch (field.kind) {
    case 'choice': {
      const options = choicesOf('form', field, say, Picture);
      const isLong = options.some((option) => option.label.length > 22);
      return (
        <div className={isLong && !Picture ? 'new-long' : undefined}>
          <Choice
            {...words}
            legend={label}
            value={textOr(value, null)}
            options={options}
            columns={field.columns}
            onChange={onChange}
          />
        </div>
      );
    }
    case 'number':
      return (
        <NumberField {...words} value={numberOr(value)} onChange={onChange} min={field.min} max={field.max} />
      );
    case 'switch':
      return <SwitchField label={label} help={help} value={value === true} onChange={onChange} />;
    case 'text':
      return <TextField {...words} value={textOr(value, '')} onChange={onChange} />;
    case 'names':
      return <NamesField {...words} field={field} value={namesOr(value)} onChange={onChange} />;
    case 'resource':
      return (
        <ResourceField
          {...words}
          game={game}
          kind={field.resource}
          value={textOr(value, '')}
          onChange={onChange}
        />
      );
  }
}

export type Named = { readonly value: string; readonly label: string; readonly picture?: ReactNode };

/** The choices in words: those of the game, or as they are (the name of a team). */
export function choicesOf(
  prefix: 'form' | 'seat',
  field: FormField,
  say: Say,
  Picture: Picture | undefined,
): readonly Named[] {
  if (field.kind !== 'choice') return [];
  return field.choices.map((value) => ({
    value,
    label: sayOr(say, `${prefix}.${field.key}.${value}`, value),
    ...(Picture && { picture: <Picture value={value} /> }),
  }));
}

function helpOf(field: FormField, say: Say): string {
  const kind = field.kind === 'number' ? say('new.number-help', { min: field.min, max: field.max }) : '';
  return sayOr(say, `form.${field.key}.help`, kind);
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise;
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function namesOr(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
