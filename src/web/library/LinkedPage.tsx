/** Content that came in a link, after the `#`: no room was asked for it. */
import { useSyncExternalStore } from 'react';
import { Lost } from '../shell/Lost.tsx';
import { useLibraryDesk } from './desk.tsx';
import { Shelved } from './Shelved.tsx';
import { hasShelf, useShelf } from './shelves.ts';
import './Library.css';

export default function LinkedPage({ game }: { readonly game: string }) {
  if (!hasShelf(game)) return <Lost />;
  return (
    <Shelved game={game}>
      <Opened game={game} />
    </Shelved>
  );
}

function Opened({ game }: { readonly game: string }) {
  const { kind, Linked } = useShelf(game);
  const { desk, dialog } = useLibraryDesk(game, kind);
  const fragment = useSyncExternalStore(listen, () => location.hash);
  return (
    <>
      <Linked key={fragment} fragment={fragment} desk={desk} />
      {dialog}
    </>
  );
}

function listen(call: () => void): () => void {
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}
