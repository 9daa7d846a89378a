/** The field for a move, with the moves that begin with what is in it. */
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Say } from '../../core/phrase.ts';
import { longestMove } from '../../room/event.ts';
import { Icon } from '../kit/Icon.tsx';
import { fieldId } from './focus.ts';
import { completions } from './moves.ts';
import '../kit/Field.css';

/** What stands under the field. */
export type Note = { readonly text: string; readonly tone: 'plain' | 'good' | 'bad' };

type Props = {
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly moves: readonly string[];
  readonly worth: (text: string) => string;
  readonly note: Note;
  readonly placeholder: string;
  readonly say: Say;
};

const mostOffered = 8;

export function MoveField({ text, onWrite, moves, worth, note, placeholder, say }: Props) {
  const list = useId();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const isOpen = openFor === text;
  const offered = useMemo(() => (isOpen ? offersFor(moves, text) : []), [isOpen, moves, text]);
  const open = (of: string | null, nth = -1) => {
    setOpenFor(of);
    setAt(nth);
  };
  const close = () => open(null);
  const take = (move: string) => {
    onWrite(move);
    close();
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      open(text, turned(isOpen ? at : -1, event.key === 'ArrowDown' ? 1 : -1, offersFor(moves, text).length));
    } else if (event.key === 'Enter' && offered[at] !== undefined) take(offered[at]);
    else if (event.key === 'Escape' && offered.length > 0) close();
    else if (event.key === 'Escape' && text !== '') onWrite('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="field g-field">
      <label className="field-label" htmlFor={fieldId}>
        {say('generic.move')}
      </label>
      <div className="g-entry">
        <input
          id={fieldId}
          className="input"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={list}
          aria-activedescendant={offered[at] === undefined ? undefined : `${list}${at}`}
          aria-describedby={`${list}note`}
          aria-invalid={note.tone === 'bad' || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestMove}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onWrite(event.target.value);
            open(event.target.value || null);
          }}
          onKeyDown={keys}
          onBlur={close}
        />
        <Offers {...{ id: list, offered, at, worth, say, onTake: take }} />
      </div>
      <p className={`field-note g-note g-note-${note.tone}`} id={`${list}note`}>
        {note.tone === 'bad' && <Icon name="alert" />}
        {note.text}
      </p>
    </div>
  );
}

/** Nothing when the only one is there already. */
function offersFor(moves: readonly string[], text: string): readonly string[] {
  const found = completions(moves, text, mostOffered);
  return found.length === 1 && found[0] === text ? [] : found;
}

/** Round and round, with a stop at the field itself. */
function turned(at: number, by: 1 | -1, count: number): number {
  return ((at + 1 + by + count + 1) % (count + 1)) - 1;
}

type OffersProps = {
  readonly id: string;
  readonly offered: readonly string[];
  readonly at: number;
  readonly worth: (text: string) => string;
  readonly say: Say;
  readonly onTake: (move: string) => void;
};

function Offers({ id, offered, at, worth, say, onTake }: OffersProps) {
  return (
    <div
      className="g-offers"
      id={id}
      role="listbox"
      aria-label={say('generic.suggestions')}
      hidden={offered.length === 0}
    >
      {offered.map((move, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: and the focus
        <div
          key={move}
          id={`${id}${nth}`}
          role="option"
          aria-selected={nth === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(move)}
        >
          <span>{move}</span>
          <small>{worth(move)}</small>
        </div>
      ))}
    </div>
  );
}
