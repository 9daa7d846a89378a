/** The words of the cast come after the board: no move waits for them. */
import { lazy, Suspense } from 'react';
import type { TableController } from '../../client/controller.ts';
import { inArea } from '../areas.tsx';
import { retryLoad } from '../kit/retryload.ts';

const Introductions = lazy(
  retryLoad(async () => ({
    default: await inArea(
      'rivals',
      import('./Introductions.tsx').then((module) => module.Introductions),
    ),
  })),
);

/** Not once everybody has had a turn. */
export function LazyIntroductions({ controller }: { readonly controller: TableController }) {
  const { phase, moveCount, seats } = controller.table.screen;
  const isFirstRound = phase === 'playing' && moveCount < seats.length;
  if (!isFirstRound || !seats.some(({ rival }) => rival !== undefined)) return null;
  return (
    <Suspense fallback={null}>
      <Introductions controller={controller} />
    </Suspense>
  );
}
