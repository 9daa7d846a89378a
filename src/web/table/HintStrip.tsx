/** A proposal (R19): bit by bit where the game tells it so, at last what to play, and the button that plays it. */
import type { TableController } from '../../client/controller.ts';
import { Ask } from '../kit/Ask.tsx';
import { Button } from '../kit/Button.tsx';
import type { GameUi } from '../kit/gameui.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { Told } from '../kit/Told.tsx';
import { useSay } from '../kit/words.tsx';
import { play as sound } from '../sound.ts';

type Props = { readonly controller: TableController; readonly face: Partial<GameUi> };

/** Gone once it is taken, or the position is another. */
export function HintStrip({ controller, face }: Props) {
  const say = useSay();
  const told = controller.toldHint;
  if (!told) return null;
  const take = () => {
    sound('move');
    void controller.takeHint();
  };
  return (
    <Ask label={say('table.hint-head')} text={<Told phrases={[told.says]} Piece={face.Piece} />}>
      {told.hasMore ? (
        <Button onClick={() => controller.tellMore()}>{say('table.hint-more')}</Button>
      ) : (
        <Button onClick={take}>{say('table.hint-play')}</Button>
      )}
      <IconButton icon="x" label={say('table.close-hint')} onClick={() => controller.putHintAway()} />
    </Ask>
  );
}
