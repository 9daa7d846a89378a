/** A game that has been played, or is being played, step by step (R21). */
import { lazy, Suspense, useState } from 'react';
import type { Seat } from '../../core/seat.ts';
import { GameWords, useFace, useWholeFace } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { MenuButton } from '../kit/MenuButton.tsx';
import { retryLoad } from '../kit/retryload.ts';
import { useSay } from '../kit/words.tsx';
import { exportItems, useExport } from '../saved/exporting.ts';
import { Invite } from '../table/Invite.tsx';
import { Opening } from '../table/Opening.tsx';
import { reviewOf } from '../table/open.ts';
import { Unopened } from '../table/Unopened.tsx';
import { type Loaded, useReplay } from './load.ts';
import { type Shown, Stage } from './Stage.tsx';

const Looking = lazy(retryLoad(() => import('../review/Looking.tsx')));

export default function ReplayPage({ id }: { readonly id: string }) {
  const { loaded, problem, done } = useReplay(id);
  if (problem) return <Unopened why={problem} />;
  if (!loaded) return <Opening done={done} />;
  const shown = shownOf(loaded);
  return (
    <GameWords game={shown.game} names={shown.names}>
      <Replay id={id} loaded={loaded} shown={shown} />
    </GameWords>
  );
}

function shownOf({ screen, opened, frames }: Loaded): Shown {
  const { game, name, options, seats, phase, seat, moveCount } = screen;
  const names = seats.map((seat) => seat.name);
  const isOver = phase === 'over';
  // A game that has gone on since then is somebody else's turn.
  const toAct = frames.total === moveCount + 1 ? screen.toAct : [];
  return { game, name, names, seats, toAct, isOver, opened, options, seat: isOver ? null : seat, frames };
}

type ReplayProps = { readonly id: string; readonly loaded: Loaded; readonly shown: Shown };

function Replay({ id, loaded, shown }: ReplayProps) {
  const say = useSay();
  const { subtitle } = useFace(shown.game);
  const [sharing, setSharing] = useState(false);
  const named = shown.name === say('name') ? [] : [shown.name];
  const what = subtitle?.(shown.options, say, loaded.screen.resources);
  const aside = [say('name'), ...named, ...(what ? [what] : [])].join(', ');
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
      <Stage shown={shown} title={say('table.replay')} aside={aside} tools={tools} back={back}>
        <LookBack id={id} loaded={loaded} />
      </Stage>
      <Invite id={id} open={sharing} onClose={() => setSharing(false)} path="replay" />
    </>
  );
}

function LookBack({ id, loaded }: { readonly id: string; readonly loaded: Loaded }) {
  const { screen, opened } = loaded;
  const face = useWholeFace(screen.game);
  if (screen.phase !== 'over' || !opened.rules.reviewableSeats) return null;
  return (
    <Suspense fallback={null}>
      <Looking
        rules={opened.rules}
        view={screen.view}
        mine={mineOf(loaded)}
        names={screen.seats.map(({ name }) => name)}
        face={face}
        ask={(seat, gone) => reviewOf(id, seat, gone)}
      />
    </Suspense>
  );
}

function mineOf({ screen }: Loaded): readonly Seat[] {
  return screen.seats.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []));
}

/** One button, or a menu where there is more to choose from. */
function ExportButton({ id, shown }: { readonly id: string; readonly shown: Shown }) {
  const say = useSay();
  const onExport = useExport();
  const kinds = shown.opened.game.files?.kinds ?? [];
  if (kinds.length === 0)
    return (
      <Button kind="plain" icon="download" onClick={() => onExport(id, null)}>
        {say('table.export')}
      </Button>
    );
  const files = kinds.map((kind) => ({ kind, name: say(`file.${kind}`) }));
  const items = [{ kind: null, name: say('replay.export') }, ...files];
  const choices = exportItems(id, items, null, onExport);
  return <MenuButton icon="download" label={say('table.export')} items={choices} />;
}
