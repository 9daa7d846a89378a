/** A level made to order, in place of what is drawn. */
import { useEffect, useRef, useState } from 'react';
import type { Say } from '../../../../core/phrase.ts';
import type { Problem } from '../../../../core/result.ts';
import { Button } from '../../../../web/kit/Button.tsx';
import { Choice } from '../../../../web/kit/Choice.tsx';
import { Dialog } from '../../../../web/kit/Dialog.tsx';
import { Progress } from '../../../../web/kit/Progress.tsx';
import { SelectField } from '../../../../web/kit/SelectField.tsx';
import { cageSizes, sizes } from '../../generator/wish.ts';
import { gradeNames } from '../../human/steps.ts';
import type { Level } from '../../level.ts';
import { Bench } from './bench.ts';

const operationSets = ['+-*/', '+', '*', '+-', '+-*/%^'] as const;

type Props = {
  readonly open: boolean;
  readonly size: number;
  readonly say: Say;
  readonly onMade: (level: Level) => void;
  readonly onClose: () => void;
};

export function MakeDialog(props: Props) {
  return props.open ? <OpenMakeDialog {...props} /> : null;
}

function OpenMakeDialog({ size: first, say, onMade, onClose }: Props) {
  const [size, setSize] = useState(`${Math.min(sizes.max, Math.max(sizes.min, first))}`);
  const [grade, setGrade] = useState<string>('normal');
  const [operations, setOperations] = useState<string>(operationSets[0]);
  const [largestCage, setLargestCage] = useState(`${cageSizes.usual}`);
  const wish = { size: Number(size), grade, operations, largestCage: Number(largestCage) };
  const { done, problem, begin, stop } = useMaking(wish, onMade);
  const numbers = (min: number, max: number, label: (n: number) => string) =>
    Array.from({ length: max - min + 1 }, (_, at) => ({ value: `${min + at}`, label: label(min + at) }));
  const actions =
    done === null ? (
      <>
        <Button onClick={onClose}>{say('editor.cancel')}</Button>
        <Button kind="main" icon="shuffle" onClick={begin}>
          {say('editor.make.do')}
        </Button>
      </>
    ) : (
      <Button onClick={stop}>{say('editor.make.stop')}</Button>
    );
  return (
    <Dialog open title={say('editor.make')} actions={actions} onClose={onClose}>
      <div className="k-make">
        <SelectField
          label={say('editor.size')}
          value={size}
          options={numbers(sizes.min, sizes.max, (n) => say('editor.size.n', { n }))}
          onChange={setSize}
        />
        <SelectField
          label={say('editor.make.cage')}
          value={largestCage}
          options={numbers(cageSizes.min, cageSizes.max, (n) => say('editor.make.cells', { n }))}
          onChange={setLargestCage}
        />
        <Choice
          legend={say('editor.make.grade')}
          value={grade}
          options={gradeNames.map((each) => ({ value: each, label: say(`grade.${each}`) }))}
          onChange={setGrade}
        />
        <SelectField
          label={say('editor.make.operations')}
          value={operations}
          options={operationSets.map((each) => ({ value: each, label: say(`editor.make.ops.${each}`) }))}
          onChange={setOperations}
        />
        {done !== null && <Progress label={say('editor.make.busy')} value={done} />}
        {problem && (
          <p className="k-wrong" role="alert">
            {say(problem.code, problem.params)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function useMaking(wish: object, onMade: (level: Level) => void) {
  const bench = useRef<Bench | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => () => bench.current?.close(), []);
  const begin = () => {
    bench.current ??= new Bench();
    setProblem(null);
    setDone(0);
    const seed = [...crypto.getRandomValues(new Uint32Array(4))];
    bench.current.run({ do: 'make', wish, seed }, (told) => {
      if (told.tell === 'progress') setDone(told.done);
      if (told.tell === 'failed') setProblem({ code: 'editor.count.failed' });
      if (told.tell === 'end' || told.tell === 'failed') setDone(null);
      if (told.tell !== 'made') return;
      if (told.made.ok) onMade(told.made.value);
      else setProblem(told.made.problems[0]);
    });
  };
  const stop = () => {
    bench.current?.close();
    setDone(null);
  };
  return { done, problem, begin, stop };
}
