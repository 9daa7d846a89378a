/** What a blank shall stand for. Fetched when it is needed. */
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

const BlankDialog = lazy(retryLoad(() => import('./BlankDialog.tsx')));

export function Asking({ table, hand }: { readonly table: Table; readonly hand: Hand }) {
  const { asked, alphabet } = hand;
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <BlankDialog
        tiles={alphabet.tiles}
        say={table.say}
        onPick={(tile) => hand.lay(asked.slot, asked.square, tile)}
        onClose={() => hand.ask(null)}
      />
    </Suspense>
  );
}
