/** A game that has been played, or is being played, step by step (R21). */
import { useState } from 'react';
import { GameWords } from '../faces.tsx';
import { Button } from '../kit/Button.tsx';
import { MenuButton } from '../kit/MenuButton.tsx';
import { useSay } from '../kit/words.tsx';
import { exportItems } from '../saved/exporting.ts';
import { Lost } from '../shell/Lost.tsx';
import { Invite } from '../table/Invite.tsx';
import { Opening } from '../table/Opening.tsx';
import { type Loaded, useReplay } from './load.ts';
import { type Shown, Stage } from './Stage.tsx';

export default function ReplayPage({ id }: { readonly id: string }) {
  const { loaded, problem } = useReplay(id);
  const say = useSay();
  if (problem) return <Lost why={say(problem.code, problem.params)} />;
  if (!loaded) return <Opening />;
  const shown = shownOf(loaded);
  return (
    <GameWords game={shown.game} names={shown.names}>
      <Replay id={id} shown={shown} />
    </GameWords>
  );
}

function shownOf({ screen, opened, frames }: Loaded): Shown {
  const { game, name, options, seats, phase, hand } = screen;
  const names = seats.map((seat) => seat.name);
  return { game, name, names, opened, options, hand: phase === 'over' ? null : hand, frames };
}

function Replay({ id, shown }: { readonly id: string; readonly shown: Shown }) {
  const say = useSay();
  const [sharing, setSharing] = useState(false);
  const back = (
    <Button icon="back" href={`/table/${id}`}>
      {say('replay.to-table')}
    </Button>
  );
  const tools = (
    <>
      <Button kind="plain" icon="link" onClick={() => setSharing(true)}>
        {say('replay.share')}
      </Button>
      <ExportButton id={id} shown={shown} />
    </>
  );
  return (
    <>
      <Stage shown={shown} title={say('table.replay')} tools={tools} back={back} />
      <Invite id={id} open={sharing} onClose={() => setSharing(false)} path="replay" />
    </>
  );
}

/** One button, or a menu where there is more to choose from. */
function ExportButton({ id, shown }: { readonly id: string; readonly shown: Shown }) {
  const say = useSay();
  const kinds = shown.opened.game.files?.kinds ?? [];
  if (kinds.length === 0)
    return (
      <Button kind="plain" icon="download" href={`/api/tables/${id}/export`} download>
        {say('table.export')}
      </Button>
    );
  const files = kinds.map((kind) => ({ kind, name: say(`file.${kind}`) }));
  const items = [{ kind: null, name: say('saved.export') }, ...files];
  return <MenuButton icon="download" label={say('table.export')} items={exportItems(id, items, null)} />;
}
