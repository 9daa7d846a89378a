import type { KeyHelp } from '../../../web/kit/gameui.ts';
import { type Board, formatPeg } from '../code.ts';
import { taskOf, type View } from '../table.ts';

/** What keys do, for whoever breaks a code, makes one or answers. */
export function keyHelp(seen: unknown): readonly KeyHelp[] {
  const view = seen as View;
  const task = taskOf(view, view.me) ?? (isMaker(view) ? 'reply' : 'guess');
  return task === 'reply' ? ofReplies(view.board) : ofCodes(view.board, task);
}

function isMaker({ me, players }: View): boolean {
  return me !== null && players[me]?.role === 'maker';
}

function ofCodes({ colors }: Board, task: 'guess' | 'code'): readonly KeyHelp[] {
  const guessing: readonly KeyHelp[] = [
    { keys: ['↑'], code: 'keys.copy' },
    { keys: ['Shift', '↑'], code: 'keys.copy-all' },
    { keys: ['H'], code: 'keys.hold' },
  ];
  return [
    { keys: [`1 … ${formatPeg(colors)}`], code: 'keys.lay' },
    { keys: ['←', '→'], code: 'keys.place' },
    ...(task === 'guess' ? guessing : []),
    { keys: ['Backspace'], code: 'keys.erase' },
    { keys: ['Enter'], code: `keys.${task}` },
  ];
}

function ofReplies({ positions }: Board): readonly KeyHelp[] {
  return [
    { keys: [`0 … ${positions}`], code: 'keys.marks' },
    { keys: ['Backspace'], code: 'keys.erase' },
    { keys: ['Enter'], code: 'keys.reply' },
  ];
}
