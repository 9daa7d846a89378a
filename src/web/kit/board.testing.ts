/** For tests of faces: what a table gives a board. */
import type { Rules } from '../../core/game.ts';
import { type Language, type Messages, speaker } from '../../core/phrase.ts';
import type { Viewer } from '../../core/seat.ts';
import type { BoardProps } from './gameui.ts';

type Seen = { readonly me: number | null };

export type Trial<State, Move, View extends Seen> = {
  readonly rules: Rules<never, State, Move, View>;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly names: readonly string[];
};

/** The board of this viewer, with no draft, nothing on its way and nobody who listens. */
export function boardFor<State, Move, View extends Seen>(
  { rules, messages, names }: Trial<State, Move, View>,
  state: State,
  viewer: Viewer,
  language: Language = 'en',
): BoardProps {
  const view = rules.view(state, viewer);
  return {
    view,
    rules: rules as unknown as BoardProps['rules'],
    options: null,
    seat: view.me,
    mayAct: view.me !== null && rules.toAct(state).includes(view.me),
    names,
    say: speaker(language, [messages[language]], names),
    draft: null,
    setDraft: () => {},
    play: () => {},
    pending: null,
    hinted: null,
    tell: () => {},
    replaying: false,
  };
}

export function viewersOf(seats: readonly unknown[]): readonly Viewer[] {
  return [...seats.keys(), 'spectator', 'open'];
}

/** A code that stands where a word should. */
export const bareCode = /(>|label=")[a-z]+\.[a-z-]+(\.[a-z]+)?[<"]/;
