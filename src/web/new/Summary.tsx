/** What has been chosen so far, before the table is opened. */
import type { Field } from '../../core/form.ts';
import { isAsked } from '../../core/form.ts';
import { decimal, type Language, type Say } from '../../core/phrase.ts';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';
import type { Around, Arrangement } from './arrangement.ts';
import type { Chair } from './chairs.ts';

type Props = { readonly arrangement: Arrangement; readonly around: Around };

export function Summary({ arrangement, around }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { answers, chairs, isOpen } = arrangement;
  const rules = around.game.form
    .filter((field) => isAsked(field, answers))
    .flatMap((field) => rowOf(field, answers[field.key], say, language) ?? []);
  const who = new Intl.ListFormat(language).format(names(chairs ?? [], isOpen, say));
  return (
    <dl className="new-summary">
      {[...rules, { label: say('new.step.players'), text: who }].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function names(chairs: readonly Chair[], isOpen: boolean, say: Say): readonly string[] {
  const seated = chairs.map(({ name }) => name);
  return isOpen ? [...seated, say('new.summary-friends')] : seated;
}

type Row = { readonly label: string; readonly text: string };

/** Content is chosen by a name that its own list knows: it is not told again. */
function rowOf(field: Field, value: unknown, say: Say, language: Language): Row | null {
  const text = wordsOf(field, value, say, language);
  return text === null ? null : { label: say(`form.${field.key}`), text };
}

function wordsOf(field: Field, value: unknown, say: Say, language: Language): string | null {
  switch (field.kind) {
    case 'choice':
      return sayOr(say, `form.${field.key}.${value}`, String(value));
    case 'number':
      return decimal(language, Number(value), 0);
    case 'switch':
      return say(value === true ? 'new.yes' : 'new.no');
    case 'names':
      return new Intl.ListFormat(language).format((value as readonly string[]).map((name) => name.trim()));
    case 'text':
      return String(value).trim() || null;
    case 'resource':
      return null;
  }
}
