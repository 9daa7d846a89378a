/** What the viewer is to do now, the draft of it, and what editing and sending mean. Board and tools share it. */
import type { Doubt } from '../../../core/game.ts';
import type { Phrase } from '../../../core/phrase.ts';
import type { BoardProps } from '../../../web/kit/gameui.ts';
import { useAnnounce } from '../../../web/kit/Toast.tsx';
import { answered, type Move, phaseOf, taskOf, type View } from '../table.ts';
import { doubt, formatMove } from '../text.ts';
import {
  type CodeDraft,
  codeDraft,
  codeMove,
  isHeld,
  type MarksDraft,
  marksDraft,
  marksMove,
  missingPegs,
  toggled,
} from './draft.ts';
import { keep } from './kept.ts';
import { codeKey, type Deed, marksKey } from './keys.ts';
import { guessBefore } from './shown.ts';
import { isWished } from './wishes.ts';
import { placeInWords } from './words.ts';

export type Table = BoardProps<View, Move>;

export type Hand = {
  readonly task: Move['kind'] | null;
  readonly code: CodeDraft;
  readonly marks: MarksDraft;
  /** A move on its way, and one that was proposed. */
  readonly pending: Move | null;
  readonly hinted: Move | null;
  readonly edit: (draft: CodeDraft) => void;
  readonly mark: (draft: MarksDraft) => void;
  /** Keeps the peg of a place for the next guess, or no longer. */
  readonly hold: (place: number) => void;
  readonly send: () => void;
  /** Whether the key was one of ours. */
  readonly press: (key: string) => boolean;
};

export function useHand(table: Table): Hand {
  const { view, mayAct, setDraft, say, tell } = table;
  const announce = useAnnounce();
  const { board } = view;
  const task = taskOf(view, view.me);
  const draft = isSpent(table) ? null : table.draft;
  const code = codeDraft(draft, board);
  const marks = marksDraft(draft, board.positions);

  const edit = (after: CodeDraft) => {
    if (!mayAct || task === null || task === 'reply') return;
    const place = changedPlace(code, after);
    setDraft(after);
    preview(table, codeMove(task, after));
    announce(placeInWords(say, place, after.pegs[place]!, isHeld(after, place)));
  };
  const hold = (place: number) => {
    if (task === 'guess' && code.pegs[place] !== null) edit(toggled(code, place));
  };
  const mark = (after: MarksDraft) => {
    if (!mayAct || task !== 'reply') return;
    setDraft(after);
    preview(table, marksMove(after));
  };
  const send = () => {
    if (!mayAct || task === null) return;
    const move = task === 'reply' ? marksMove(marks) : codeMove(task, code);
    if (move === null) tell([task === 'reply' ? { code: 'do.reply.none' } : missing(code)]);
    else if (preview(table, move)) {
      const doubt = doubtOf(view, move);
      if (doubt && !isAsked(code, move)) {
        setDraft({ ...code, asked: formatMove(move) } satisfies CodeDraft);
        tell([doubt.says]);
        return;
      }
      spend(table);
      if (task === 'guess') keep(view, code);
      table.play(move);
    }
  };
  const press = (key: string): boolean => {
    const above = view.me === null ? null : guessBefore(view, view.me);
    if (task === null || (task === 'code' && /^h$/i.test(key))) return false;
    return task === 'reply'
      ? obey(marksKey(board.positions, marks, key), mark)
      : obey(codeKey(board, code, above, key), edit);
  };
  function obey<Draft>(deed: Deed<Draft> | null, change: (draft: Draft) => void): boolean {
    if (deed?.do === 'edit') change(deed.draft);
    else if (deed?.do === 'play') send();
    else if (deed?.do === 'refuse') tell([deed.phrase], 'bad');
    return deed !== null;
  }
  return {
    task,
    code,
    marks,
    pending: readMove(table, table.pending),
    hinted: readMove(table, table.hinted),
    edit,
    hold,
    mark,
    send,
    press,
  };
}

/** What is to do, in words that need no keyboard; nothing where "your turn" says it all. */
export function taskInWords(view: View): readonly Phrase[] {
  const task = taskOf(view, view.me);
  if (task === 'code') return [{ code: phaseOf(view) === 'tell' ? 'task.tell' : 'task.code' }];
  return task === 'reply' ? [{ code: 'task.reply', params: { who: { seat: view.waiting[0]! } } }] : [];
}

/** What somebody wants to be asked about, if it is so. */
function doubtOf(view: View, move: Move): Doubt | null {
  const found = doubt(view, move);
  return found && isWished(found.kind === 'useless' ? 'repeats' : 'misfits') ? found : null;
}

/** Whether it was asked about already. */
export function isAsked({ asked }: CodeDraft, move: Move): boolean {
  return asked === formatMove(move);
}

export function missing(draft: CodeDraft): Phrase {
  return { code: 'do.missing', params: { n: missingPegs(draft) } };
}

/** Says what a move would do, or why it can't be made. */
function preview({ rules, view, tell }: Table, move: Move | null): boolean {
  const checked = move && rules.check(view, move);
  if (checked && !checked.ok) tell(inShort(checked.problems), 'bad');
  else tell(checked && move?.kind === 'reply' ? checked.value.says : taskInWords(view));
  return checked?.ok ?? false;
}

/** The long explanation stands beside the board, with a drawing. */
function inShort(problems: readonly Phrase[]): readonly Phrase[] {
  const isWrong = problems[0]?.code === 'marks-wrong';
  return isWrong ? [{ code: 'reply.wrong' }, { code: 'reply.wrong.why' }] : problems;
}

/**
 * A draft that was sent is cleared a moment after its move has come back. A second Enter in that moment must not send
 * it again, so drafts that were sent are remembered with what the table looked like.
 */
const sent = new WeakMap<object, string>();

function spend({ draft, view }: Table): void {
  if (typeof draft === 'object' && draft !== null) sent.set(draft, stageOf(view));
}

function isSpent({ draft, view }: Table): boolean {
  const stage = typeof draft === 'object' && draft !== null ? sent.get(draft) : undefined;
  return stage !== undefined && stage !== stageOf(view);
}

/** Changes with every move of one's own. */
function stageOf(view: View): string {
  const told = view.players.map(({ rows }) => answered(rows).length);
  const own = view.me === null ? 0 : view.players[view.me]!.rows.length;
  return [taskOf(view, view.me), own, ...told].join(' ');
}

function changedPlace(before: CodeDraft, after: CodeDraft): number {
  const place = after.pegs.findIndex(
    (peg, at) => peg !== before.pegs[at] || isHeld(after, at) !== isHeld(before, at),
  );
  return place < 0 ? after.at : place;
}

function readMove({ rules, view }: Table, text: string | null): Move | null {
  const parsed = text === null ? null : rules.parseMove(text, view);
  return parsed?.ok ? parsed.value : null;
}
