/** A table: found, opened, and played at until one leaves. */
import { useEffect, useState } from 'react';
import type { Problem } from '../../core/result.ts';
import { GameWords, loadWholeFace, loadWords } from '../faces.tsx';
import { useSay } from '../kit/words.tsx';
import { preferences } from '../preferences.ts';
import { Lost } from '../shell/Lost.tsx';
import { Opening } from './Opening.tsx';
import { openTable } from './open.ts';
import { Sitting } from './sitting.ts';
import { TableView } from './TableView.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  const { sitting, problem } = useSitting(id);
  const say = useSay();
  if (problem) return <Lost why={say(problem.code, problem.params)} />;
  if (!sitting) return <Opening />;
  return <Named sitting={sitting} />;
}

/** The game's words come first, with the names of those who sit there. */
function Named({ sitting }: { readonly sitting: Sitting }) {
  const names = useNames(sitting);
  return (
    <GameWords game={sitting.table.game.id} names={names}>
      <TableView sitting={sitting} names={names} />
    </GameWords>
  );
}

function useNames(sitting: Sitting): readonly string[] {
  const [names, setNames] = useState(namesAt(sitting));
  useEffect(
    () =>
      sitting.subscribe(() =>
        setNames((known) => (known.join('\n') === namesAt(sitting).join('\n') ? known : namesAt(sitting))),
      ),
    [sitting],
  );
  return names;
}

function namesAt({ table }: Sitting): readonly string[] {
  return table.screen.seats.map(({ name }) => name);
}

function useSitting(id: string) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current: Sitting | null = null;
    let wanted = true;
    openWithFace(id).then((opened) => {
      if (!wanted) return opened.ok && opened.value.close();
      if (!opened.ok) return setProblem(opened.problems[0]);
      current = new Sitting(opened.value);
      setSitting(current);
    }, setFailure);
    return () => {
      wanted = false;
      current?.close();
    };
  }, [id]);
  if (failure) throw failure;
  return { sitting, problem };
}

/** With the words and the face of its game, so that the board stands there at once. */
async function openWithFace(id: string) {
  const opened = await openTable(id);
  if (!opened.ok) return opened;
  const { game } = opened.value;
  const parts = Promise.all([loadWords(game.id, preferences().language), loadWholeFace(game.id)]);
  await parts.catch((away) => {
    opened.value.close();
    throw away;
  });
  return opened;
}
