/** A step told bit by bit: where to look, by which technique, what follows, and at last the number. */
import type { HintMark, HintStage } from '../../../core/game.ts';
import type { Phrase } from '../../../core/phrase.ts';
import { formatCell, type Level } from '../level.ts';
import { valuesIn } from '../values.ts';
import type { Opening } from './next.ts';
import type { Step } from './steps.ts';
import { paramsOf, phraseOf } from './words.ts';

/** More than anybody follows at once; of a longer way the beginning is left out. */
const mostSteps = 12;

/** The last of them says the reason, as a hint that is told at once does. */
export function stagesOf(level: Level, opening: Opening, reason: Phrase): readonly HintStage[] {
  const { last, proof, key, cell, value } = opening;
  const step = key ?? last;
  const look = marked(level, step.cells, 'look');
  const technique = { code: 'hint.technique', params: { technique: { say: `technique.${step.technique}` } } };
  const put: HintMark = { at: formatCell(level.size, cell), as: 'put', values: [value] };
  return [
    { says: where(level, step), marks: look },
    { says: technique, marks: look },
    ...proof.slice(-mostSteps).map((each) => deduction(level, each)),
    { says: reason, marks: [...marked(level, last.cells, 'look').filter(({ at }) => at !== put.at), put] },
  ];
}

function deduction(level: Level, step: Step): HintStage {
  return { says: phraseOf(level, step), marks: [...marked(level, step.cells, 'look'), ...gone(level, step)] };
}

/** The cage, the line or the cells that a step looks at. */
export function where(level: Level, step: Step): Phrase {
  const params = paramsOf(level, step);
  const { technique, cage, line, cells } = step;
  if (technique === 'clue' || technique === 'cell')
    return { code: 'where.cell', params: { cell: formatCell(level.size, cells[0]!) } };
  if (cage !== undefined) return { code: 'where.cage', params };
  if (line !== undefined) return { code: line < level.size ? 'where.row' : 'where.column', params };
  return { code: 'where.cells', params };
}

function marked({ size }: Level, cells: readonly number[], as: HintMark['as']): readonly HintMark[] {
  return cells.map((cell) => ({ at: formatCell(size, cell), as, values: [] }));
}

function gone({ size }: Level, { strikes }: Step): readonly HintMark[] {
  return strikes.map(({ cell, values }) => ({
    at: formatCell(size, cell),
    as: 'gone',
    values: valuesIn(values),
  }));
}
