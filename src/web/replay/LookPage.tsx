/** A file of another program that no table can be made of: a replay to look through, a position to look at. */
import { use } from 'react';
import { GameWords } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { keptLook, type OpenedFile, openLook } from './openfile.ts';
import { type Shown, Stage } from './Stage.tsx';

export default function LookPage() {
  const say = useSay();
  const kept = keptLook();
  const looked = use(openLook(kept));
  if (!looked.ok) {
    const [{ code, params }] = looked.problems;
    return <Lost why={say(code, params)} />;
  }
  const { shown } = looked.value;
  return (
    <GameWords game={shown.game} names={shown.names}>
      <Look looked={looked.value} />
    </GameWords>
  );
}

function Look({ looked }: { readonly looked: OpenedFile }) {
  const say = useSay();
  const { shown, about, warnings } = looked;
  return (
    <Stage
      shown={shown}
      title={say(titleOf(shown))}
      aside={`${say('name')}, ${shown.name}`}
      tools={null}
      back={
        <Button icon="back" href="/saved">
          {say('replay.to-saved')}
        </Button>
      }
    >
      <div className="replay-about">
        {[about, ...warnings].map(({ code, params }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <p key={at}>{say(code, params)}</p>
        ))}
      </div>
    </Stage>
  );
}

function titleOf({ frames }: Shown): string {
  return frames.total > 1 ? 'table.replay' : 'replay.position';
}
