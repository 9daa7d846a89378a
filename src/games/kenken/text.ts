/** What the last move did, in words. */
import type { Params, Phrase } from '../../core/phrase.ts';
import { formatCell } from './level.ts';
import { type Asking, isAsking, type Move } from './move.ts';
import type { SheetView } from './sheet.ts';
import { acting, countFree, type View } from './state.ts';

export function narrate({ level, places, last }: View): readonly Phrase[] {
  if (!last) return [];
  const { seat, move } = last;
  const { filled, sheet } = places[seat]!;
  const who = { seat };
  if (!move || !sheet) return [{ code: 'did.something', params: { who, filled, total: countFree(level) } }];
  if (isAsking(move))
    return [answer(sheet, move, { who }), ...(sheet.counted ? [{ code: 'did.as-hint' }] : [])];
  return [{ code: `did.${move.do}`, params: { who, ...details(level.size, move) } }];
}

function details(size: number, move: Move): Params {
  switch (move.do) {
    case 'enter':
      return { cell: formatCell(size, move.cell), value: move.value };
    case 'clear':
      return { cell: formatCell(size, move.cell) };
    case 'note':
      return { cell: formatCell(size, move.cell), values: move.values.join(', ') };
    default:
      return {};
  }
}

/** How much there is to do; a full sheet that has not won is wrong somewhere, which the rules alone tell. */
export function task({ level, places, me }: View): Phrase | null {
  const place = me === null ? undefined : places[me];
  if (!place || !acting(places).includes(me!)) return null;
  const n = countFree(level) - place.filled;
  return n > 0 ? { code: 'task.left', params: { n } } : { code: 'task.full' };
}

function answer(sheet: SheetView, { do: asked }: Asking, params: Params): Phrase {
  const { isRight, compared, steps } = sheet.soFar ?? { isRight: true, compared: false, steps: 0 };
  if (asked === 'check') return checkResult(sheet, params);
  if (!isRight) return { code: 'did.right-not', params };
  if (asked === 'back' && steps > 0)
    return { code: compared ? 'did.back' : 'did.back-rules', params: { ...params, steps } };
  return { code: compared ? 'did.check' : 'did.check-rules', params };
}

/** Where the solution was not at hand, nothing wrong only means that no rule is broken. */
function checkResult({ checked }: SheetView, params: Params): Phrase {
  const { wrong, compared } = checked ?? { wrong: [], compared: false };
  if (wrong.length > 0) return { code: 'did.check-wrong', params: { ...params, count: wrong.length } };
  return { code: compared ? 'did.check' : 'did.check-rules', params };
}
