/** A table: found, opened, and played at until one leaves. */
import { useEffect, useState } from 'react';
import { TableController } from '../../client/controller.ts';
import type { Problem } from '../../core/result.ts';
import { GameWords, loadWholeFace, loadWords } from '../gameuis.tsx';
import { useSay } from '../kit/words.tsx';
import { preferences } from '../preferences.ts';
import { Lost } from '../shell/Lost.tsx';
import { Opening } from './Opening.tsx';
import { openTable } from './open.ts';
import { TableView } from './TableView.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  const { controller, problem } = useController(id);
  const say = useSay();
  if (problem) return <Lost why={say(problem.code, problem.params)} />;
  if (!controller) return <Opening />;
  return <Named controller={controller} />;
}

/** The game's words come first, with the names of those who sit there. */
function Named({ controller }: { readonly controller: TableController }) {
  const names = useNames(controller);
  return (
    <GameWords game={controller.table.game.id} names={names}>
      <TableView controller={controller} names={names} />
    </GameWords>
  );
}

function useNames(controller: TableController): readonly string[] {
  const [names, setNames] = useState(namesAt(controller));
  useEffect(
    () =>
      controller.subscribe(() =>
        setNames((known) =>
          known.join('\n') === namesAt(controller).join('\n') ? known : namesAt(controller),
        ),
      ),
    [controller],
  );
  return names;
}

function namesAt({ table }: TableController): readonly string[] {
  return table.screen.seats.map(({ name }) => name);
}

function useController(id: string) {
  const [controller, setController] = useState<TableController | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current: TableController | null = null;
    let wanted = true;
    openWithFace(id).then((opened) => {
      if (!wanted) return opened.ok && opened.value.close();
      if (!opened.ok) return setProblem(opened.problems[0]);
      current = new TableController(opened.value);
      setController(current);
    }, setFailure);
    return () => {
      wanted = false;
      current?.close();
    };
  }, [id]);
  if (failure) throw failure;
  return { controller, problem };
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
