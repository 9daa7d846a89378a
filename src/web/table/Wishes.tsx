/**
 * What somebody wants to be asked or shown above the table. Nobody needs it for a first move, so it is fetched when
 * somebody is about to want it, and in any case once the page rests: then it is there even if the room is away.
 */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import { whenIdle } from '../kit/idle.ts';
import { retryLoad, roomAnswers } from '../kit/retryload.ts';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';

export type Wished = 'save' | 'saves' | 'abandon' | 'invite' | 'rules' | 'keys';

export type WishProps = {
  readonly controller: TableController;
  readonly wished: Wished | null;
  readonly onClose: () => void;
};

let here: ComponentType<WishProps> | null = null;

/** Fails while the room is away. */
async function fetchDialogs(): Promise<void> {
  if (here) return;
  await roomAnswers();
  here = (await import('./Dialogs.tsx')).Dialogs;
}

/** As often as it takes. */
const keepDialogs = retryLoad(fetchDialogs);

/** Somebody is about to want one. */
export function dialogsAhead(): void {
  fetchDialogs().catch(() => undefined);
}

/** What is there is shown at once. Without the room that is said, and the game goes on. */
export function Wishes(props: WishProps) {
  const { wished, onClose } = props;
  const say = useSay();
  const toast = useToast();
  const [, setFetched] = useState(false);
  useEffect(() => whenIdle(() => void keepDialogs()), []);
  const fail = useEffectEvent(() => {
    toast({ tone: 'bad', text: say('room-away') });
    onClose();
  });
  useEffect(() => {
    if (wished === null || here) return;
    let isWanted = true;
    fetchDialogs().then(
      () => isWanted && setFetched(true),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [wished]);
  const Dialogs = here;
  return Dialogs && <Dialogs {...props} />;
}
