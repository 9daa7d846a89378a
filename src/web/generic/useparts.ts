import { useMemo } from 'react';
import type { BoardProps } from '../kit/gameui.ts';
import { pagePen, parseDrawing } from './drawing.ts';
import { partsOf } from './parts.ts';

/** The drawing of a view: the board, and what stands below and beside it. */
export function useParts({ rules, view, say }: Pick<BoardProps, 'rules' | 'view' | 'say'>) {
  return useMemo(() => partsOf(parseDrawing(rules.renderText(view, pagePen(say)))), [rules, view, say]);
}
