/** The head of the table: what is played, the clock, and what can be done now. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isMyBotMatch, mayPause } from '../../client/botmatch.ts';
import { clockText } from '../../client/clock.ts';
import { nextSpeed } from '../../core/pace.ts';
import { dayInWords } from '../../room/daily.ts';
import { useFace } from '../faces.tsx';
import { Button } from '../kit/Button.tsx';
import { Endpaper } from '../kit/Endpaper.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { MenuButton } from '../kit/MenuButton.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { usePreferences } from '../preferences.ts';
import { exportItems } from '../saved/exporting.ts';
import { useMenu } from '../shell/Shell.tsx';
import type { Wished } from './Departure.tsx';
import { useAllSeen, useSeen } from './seen.ts';
import type { Sitting } from './sitting.ts';

type Props = { readonly sitting: Sitting; readonly onWish: (wished: Wished) => void };

export function Head({ sitting, onWish }: Props) {
  const { game, rules } = sitting.table;
  const phase = useSeen(sitting, ({ table }) => table.screen.phase);
  const isDaily = useSeen(sitting, ({ table }) => table.screen.daily !== null);
  const isShow = useSeen(sitting, ({ table }) => isMyBotMatch(table.screen));
  const say = useSay();
  return (
    <header className="head papered">
      <Endpaper game={game.id} />
      <HouseMenu />
      <h1>{say(isDaily ? 'daily' : 'name')}</h1>
      <p className="aside">{useAside(sitting)}</p>
      <div className="bar">
        {phase !== 'gathering' && <Clock sitting={sitting} />}
        {phase === 'playing' && (
          <>
            <UndoButton sitting={sitting} />
            {rules.hints && <HintButton sitting={sitting} />}
            {isShow && <SpeedButton sitting={sitting} />}
            <PauseButton sitting={sitting} />
          </>
        )}
        <More sitting={sitting} onWish={onWish} />
      </div>
    </header>
  );
}

/** The day, where it is the game of one; else the table's name, where it says more than the game's, and what is played. */
function useAside(sitting: Sitting): string {
  const name = useSeen(sitting, ({ table }) => table.screen.name);
  const daily = useSeen(sitting, ({ table }) => table.screen.daily);
  const { subtitle } = useFace(sitting.table.game.id);
  const say = useSay();
  const language = useLanguage();
  const what = useSeen(sitting, ({ table }) => subtitle?.(table.screen.options, say) ?? null);
  if (daily !== null) return `${say('name')}, ${dayInWords(daily, language)}`;
  return name === say('name') ? (what ?? say('tagline')) : [name, ...(what ? [what] : [])].join(' · ');
}

/** On phones the spine is folded away: its places are behind a button. */
function HouseMenu() {
  const say = useSay();
  const [, go] = useLocation();
  const items = useMenu().map(({ label, icon, href }) => ({ label, icon, onPick: (): void => go(href!) }));
  return (
    <div className="only-s">
      <MenuButton label={say('shell.menu')} icon="menu" items={items} />
    </div>
  );
}

type PartProps = { readonly sitting: Sitting };

type AidProps = PartProps & {
  /** In the dock of a phone; in the head it lies flat. */
  readonly inDock?: boolean;
};

function Clock({ sitting }: PartProps) {
  useAllSeen(sitting);
  const say = useSay();
  const [, tick] = useState(0);
  const { ticking } = sitting.table.screen;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return (
    <span className="clock" role="timer" aria-label={say('table.clock')}>
      {clockText(sitting.table.clock())}
    </span>
  );
}

export function UndoButton({ sitting, inDock = false }: AidProps) {
  const say = useSay();
  return (
    <IconButton
      edged={inDock}
      className={inDock ? '' : 'hide-s'}
      icon="undo"
      label={say('table.undo')}
      onClick={() => void sitting.undo()}
      why={useSeen(sitting, () => whyNoUndo(sitting, say))}
    />
  );
}

export function HintButton({ sitting, inDock = false }: AidProps) {
  const say = useSay();
  const { aidsInDock } = useFace(sitting.table.game.id);
  return (
    <IconButton
      edged={inDock}
      className={aidsInDock && !inDock ? 'hide-s' : ''}
      icon="lamp"
      label={useSeen(sitting, () => hintLabel(sitting, say))}
      count={useSeen(sitting, ({ table }) => table.screen.hintsLeft) ?? 0}
      busy={useSeen(sitting, ({ searching }) => searching)}
      why={useSeen(sitting, () => whyNoHint(sitting, say))}
      onClick={() => void sitting.hint()}
    />
  );
}

function PauseButton({ sitting }: PartProps) {
  const say = useSay();
  const paused = useSeen(sitting, ({ table }) => table.screen.paused);
  const isShow = useSeen(sitting, ({ table }) => isMyBotMatch(table.screen));
  const label = say(paused ? 'table.resume' : 'table.pause');
  const why = useSeen(sitting, () => whyNoPause(sitting, say));
  return (
    <IconButton
      kind="plain"
      className={isShow ? '' : 'hide-s'}
      icon={paused ? 'play' : 'pause'}
      label={label}
      why={why}
      onClick={() => void sitting.send({ kind: paused ? 'resume' : 'pause' })}
    />
  );
}

function SpeedButton({ sitting }: PartProps) {
  const say = useSay();
  const speed = useSeen(sitting, ({ table }) => table.screen.speed);
  const label = say('kit.replay.speed', { n: speed });
  return (
    <Button
      kind="plain"
      aria-label={label}
      title={label}
      onClick={() => void sitting.send({ kind: 'pace', speed: nextSpeed(speed) })}
    >
      {say('kit.replay.times', { n: speed })}
    </Button>
  );
}

type Say = ReturnType<typeof useSay>;

function whyNoUndo({ table }: Sitting, say: Say): string | null {
  if (table.people.length === 0) return say('table.only-players');
  if (table.screen.daily !== null && table.game.takeBack === 'room') return say('daily-no-undo');
  if (table.screen.paused) return say('paused');
  return table.screen.moveCount === 0 ? say('nothing-to-undo') : null;
}

function whyNoPause({ table }: Sitting, say: Say): string | null {
  return mayPause(table) ? null : say('table.only-players');
}

function whyNoHint({ table, mayAct }: Sitting, say: Say): string | null {
  if (table.screen.daily !== null) return say('daily-no-hint');
  if (table.screen.hintsLeft === 0) return say('table.hints-gone');
  return mayAct ? null : say('not-your-turn');
}

function hintLabel({ table }: Sitting, say: Say): string {
  const { hintsLeft, daily } = table.screen;
  return hintsLeft === null || daily !== null ? say('table.hint') : say('table.hint-left', { n: hintsLeft });
}

/** Of several people here, it says which one gives up. */
function resignLabel({ table, leaver }: Sitting, say: Say): string {
  if (leaver === null || table.people.length === 1) return say('table.abandon');
  return say('table.abandon-who', { who: { seat: leaver } });
}

/** Everything else; on phones also what has no place in the head. */
function More({ sitting, onWish }: Props) {
  const say = useSay();
  return <MenuButton label={say('table.more')} icon="more" items={useMore(sitting, onWish)} />;
}

function useMore(sitting: Sitting, onWish: (wished: Wished) => void) {
  const say = useSay();
  const { sound, set } = usePreferences();
  const [, go] = useLocation();
  const { table } = sitting;
  const phase = useSeen(sitting, () => table.screen.phase);
  const paused = useSeen(sitting, () => table.screen.paused);
  const daily = useSeen(sitting, () => table.screen.daily);
  const noUndo = useSeen(sitting, () => whyNoUndo(sitting, say));
  const noPause = useSeen(sitting, () => whyNoPause(sitting, say));
  const isPlaying = phase === 'playing';
  const isSeated = useSeen(sitting, () => table.people.length > 0);
  const resigns = useSeen(sitting, () => resignLabel(sitting, say));
  const noResigning = useSeen(sitting, ({ leaver }) => (leaver === null ? say('table.abandon-later') : null));
  const seated = isSeated ? null : say('table.only-players');
  const kinds = (table.game.files?.kinds ?? []).map((kind) => ({ kind, name: say(`file.${kind}`) }));
  const when = <T,>(shown: boolean, items: readonly T[]) => (shown ? items : []);
  return [
    ...when(isPlaying, [
      {
        label: say('table.undo'),
        icon: 'undo' as const,
        why: noUndo,
        onPick: (): void => void sitting.undo(),
      },
      {
        label: say(paused ? 'table.resume' : 'table.pause'),
        icon: paused ? ('play' as const) : ('pause' as const),
        why: noPause,
        onPick: (): void => void sitting.send({ kind: paused ? 'resume' : 'pause' }),
      },
    ]),
    ...when(isPlaying && daily === null, [
      { label: say('table.save'), icon: 'saved' as const, why: seated, onPick: (): void => onWish('save') },
    ]),
    { label: say('table.invite'), icon: 'link' as const, onPick: (): void => onWish('invite') },
    { label: say('table.rules'), icon: 'manual' as const, onPick: (): void => onWish('rules') },
    ...when(phase !== 'gathering', [
      {
        label: say('table.replay'),
        icon: 'replay' as const,
        why: paused ? say('paused') : null,
        onPick: (): void => go(`/replay/${table.id}`),
      },
      ...exportItems(table.id, [{ kind: null, name: say('table.export') }, ...kinds], null),
    ]),
    {
      label: say(sound ? 'table.sound-off' : 'table.sound-on'),
      icon: sound ? ('mute' as const) : ('sound' as const),
      onPick: () => set({ sound: !sound }),
    },
    { label: say('table.leave'), icon: 'home' as const, onPick: (): void => onWish('leave') },
    ...when(isPlaying && isSeated, [
      {
        label: resigns,
        icon: 'flag' as const,
        bad: true,
        why: noResigning,
        onPick: (): void => onWish('abandon'),
      },
    ]),
  ];
}
