/** The rack and the main button; where there is no column for them, also what else can be done with tiles. */
import { lazy, Suspense, useState } from 'react';
import { useCompact } from '../../../web/kit/arrangement.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { IconButton } from '../../../web/kit/IconButton.tsx';
import { MenuButton } from '../../../web/kit/MenuButton.tsx';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { type Act, actsOf } from './acts.ts';
import { type Hand, useHand } from './hand.ts';
import { Rack } from './Rack.tsx';
import type { Table } from './table.ts';
import { toggleZoom, useZoom } from './zoom.ts';
import './Tools.css';

const PassDialog = lazy(retryLoad(() => import('./PassDialog.tsx')));

export function Tools(table: Table) {
  const hand = useHand(table);
  const isCompact = useCompact();
  const [asks, setAsks] = useState(false);
  if (!hand.isActive) return null;
  const acts = actsOf(table, hand, () => setAsks(true));
  return (
    <section className="s-tools">
      <Rack table={table} hand={hand} />
      <div className="s-acts" data-many={acts.length > 4 || undefined}>
        {isCompact ? (
          <DockActs table={table} hand={hand} acts={acts} />
        ) : (
          <TakeAll table={table} hand={hand} />
        )}
        {table.aids}
        <Main table={table} hand={hand} />
      </div>
      {asks && (
        <Suspense fallback={null}>
          <PassDialog table={table} hand={hand} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </section>
  );
}

type Props = { readonly table: Table; readonly hand: Hand };

/** Says what it does; pressed when it can't be done, why. */
function Main({ table: { say, pending }, hand }: Props) {
  const { why, preview, exchanged } = hand;
  const label = exchanged
    ? say('do.exchange-tiles', { n: exchanged.length })
    : preview?.score != null && preview.problems.length === 0
      ? say('do.play-for', { n: preview.score })
      : say('do.play');
  return (
    <Button
      kind="main"
      large
      className="s-main"
      busy={pending !== null}
      why={why && say(why.code, why.params)}
      onClick={hand.submit}
    >
      {label}
    </Button>
  );
}

/** Also ends an exchange that was only thought of. */
function TakeAll({ table: { say }, hand }: Props) {
  const isIdle = hand.laid.length === 0 && hand.exchanged === null;
  return (
    <IconButton
      edged
      icon={hand.exchanged ? 'x' : 'recall'}
      label={say(hand.exchanged ? 'do.keep' : 'do.take-all')}
      aria-keyshortcuts="Escape"
      why={isIdle ? say('take-nothing') : null}
      onClick={() => hand.takeAll()}
    />
  );
}

/** In a dock: what is laid is taken back by the button that shuffles otherwise. */
function DockActs({ table, hand, acts }: Props & { readonly acts: readonly Act[] }) {
  const { say } = table;
  const times = useZoom();
  const isBusy = hand.laid.length > 0 || hand.exchanged !== null;
  const [shuffle, , exchange] = acts;
  const challenge = acts.find(({ key }) => key === 'challenge');
  return (
    <>
      {isBusy ? <TakeAll table={table} hand={hand} /> : <ActButton act={shuffle!} />}
      <ActButton act={exchange!} />
      {challenge && <ActButton act={challenge} />}
      <MenuButton
        label={say('do.more')}
        icon="more"
        items={[
          ...acts
            .filter((act) => act !== exchange && act !== challenge && (isBusy || act !== shuffle))
            .map(({ label, icon, why, act }) => ({ label, icon, why, onPick: act })),
          {
            label: say(times > 1 ? 'do.zoom-out' : 'do.zoom'),
            icon: 'search' as const,
            onPick: toggleZoom,
          },
        ]}
      />
    </>
  );
}

function ActButton({ act: { icon, label, why, isOn, act } }: { readonly act: Act }) {
  return <IconButton edged icon={icon} label={label} why={why} aria-pressed={isOn} onClick={act} />;
}
