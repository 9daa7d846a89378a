/** The tab itself tells whose turn it is, by its title and by its icon. */
import { useEffect } from 'react';
import room from '../icons/room.svg?url';
import turn from '../icons/turn.svg?url';

export function useTab(title: string, isMyTurn: boolean): void {
  useEffect(() => {
    document.title = title;
    setIcon(isMyTurn ? turn : room);
    return () => setIcon(room);
  }, [title, isMyTurn]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}
