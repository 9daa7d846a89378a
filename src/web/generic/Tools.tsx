/** The move as text: begun on the board or written here, with what it would do and the button that plays it. */
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { worthPhrases } from '../../client/news.ts';
import type { Notation } from '../../core/game.ts';
import type { Say } from '../../core/phrase.ts';
import type { Problem } from '../../core/result.ts';
import { useAnnounce } from '../kit/announcer.ts';
import { Button } from '../kit/Button.tsx';
import type { BoardProps } from '../kit/gameui.ts';
import { fieldId, focusField, focusSpot } from './focus.ts';
import { MoveField, type Note } from './MoveField.tsx';
import { type Draft, parseDraft, type Reading, read, useMoves } from './moves.ts';
import './Tools.css';

type ToolsProps = BoardProps & { readonly notation: readonly Notation[] };

export function Tools(props: ToolsProps) {
  const { rules, view, say, mayAct, pending, notation } = props;
  const draft = parseDraft(props.draft);
  const reading = useMemo(() => read(rules, view, draft.text), [rules, view, draft.text]);
  const moves = useMoves(rules, view, mayAct);
  const [tried, setTried] = useState<string | null>(null);
  const note = noteOf(reading, draft.text === tried, props);
  const announce = useAnnounce();
  useSpokenNote(draft, note.text);
  const write = (text: string) => props.setDraft(text === '' ? null : ({ ...draft, text } satisfies Draft));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mayAct) return;
    if (reading.kind !== 'good') {
      setTried(draft.text);
      announce(noteOf(reading, true, props).text, true);
      focusField();
      return;
    }
    props.play(reading.move);
    if (draft.from !== null && document.activeElement?.id === fieldId) focusSpot(draft.from);
  };
  const put = (text: string, over: 'end' | 'all') => {
    props.setDraft({ text, from: null } satisfies Draft);
    focusField(over);
  };
  return (
    <form className="g-tools" onSubmit={submit} aria-label={say('generic.move')}>
      <MoveField
        text={draft.text}
        onWrite={write}
        moves={moves}
        worth={(text) => worthOf(props, text)}
        note={note}
        placeholder={notation[0]?.form ?? ''}
        say={say}
      />
      <Button
        kind={reading.kind === 'good' ? 'main' : undefined}
        large
        type="submit"
        className="g-play"
        busy={pending !== null}
        why={mayAct ? null : say('generic.not-now')}
      >
        {reading.kind === 'good' ? say('generic.play', { move: reading.text }) : say('generic.play-none')}
      </Button>
      {props.aids}
      <Forms {...{ notation, say, put }} />
    </form>
  );
}

/** What a move would do, or what is wrong with it; half a move only when it was tried. */
function noteOf(reading: Reading, isTried: boolean, { say, rules, view, pending, mayAct }: BoardProps): Note {
  if (pending !== null) return { text: say('generic.sending', { move: pending }), tone: 'plain' };
  if (reading.kind === 'good')
    return {
      text: sentences(worthPhrases(reading.preview.worth, reading.preview.says), say),
      tone: mayAct ? 'good' : 'plain',
    };
  if (reading.kind === 'refused') return { text: sentences(reading.problems, say), tone: 'bad' };
  if (reading.kind === 'unread')
    return isTried
      ? { text: sentences(reading.problems, say), tone: 'bad' }
      : { text: say('generic.unfinished'), tone: 'plain' };
  const { code, params } = (mayAct && rules.task?.(view)) || { code: 'generic.pick' };
  return { text: say(code, params), tone: 'plain' };
}

/** The house's sentence on what cannot be read speaks of a terminal. */
function sentences(phrases: readonly Problem[], say: Say): string {
  const own = (code: string) => (code === 'move-unreadable' ? 'generic.unreadable' : code);
  return phrases.map(({ code, params }) => say(own(code), params)).join(' ');
}

const breath = 700;

/** What was typed is answered aloud once the typing stops. What was picked on the board has been told already. */
function useSpokenNote({ text, from }: Draft, note: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text === '' || text === from || document.activeElement?.id !== fieldId) return;
    const timer = setTimeout(() => announce(note), breath);
    return () => clearTimeout(timer);
  }, [text, from, note, announce]);
}

function worthOf({ rules, view, say }: BoardProps, text: string): string {
  const reading = read(rules, view, text);
  return reading.kind === 'good' && reading.preview.worth !== null
    ? say('generic.worth', { n: reading.preview.worth })
    : '';
}

type FormsProps = {
  readonly notation: readonly Notation[];
  readonly say: Say;
  readonly put: (text: string, over: 'end' | 'all') => void;
};

/** The ways to write a move, to begin with. */
function Forms({ notation, say, put }: FormsProps) {
  if (notation.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div className="g-forms" role="group" aria-label={say('generic.forms')}>
      {notation.map(({ name, form }) => (
        <Button
          key={name}
          kind="plain"
          className="g-form"
          title={say(`notation.${name}`)}
          aria-label={`${form}: ${say(`notation.${name}`)}`}
          onClick={() => put(...begun(name, form))}
        >
          {form}
        </Button>
      ))}
    </div>
  );
}

/** `exchange ABC` is begun as `exchange `; an example that does not begin with its word stands there to be replaced. */
function begun(name: string, form: string): [string, 'end' | 'all'] {
  const plain = form.replace(/\s*\[.*?\]/g, '');
  if (plain === name) return [name, 'end'];
  return plain.startsWith(`${name} `) ? [`${name} `, 'end'] : [plain, 'all'];
}
