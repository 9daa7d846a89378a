/** The head of the table: what is played, the clock, and what can be done now. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type Action, hasNothingToHint } from '../../client/actions.ts';
import { isMyBotMatch } from '../../client/botmatch.ts';
import { clockText } from '../../client/clock.ts';
import type { TableController } from '../../client/controller.ts';
import { nextSpeed } from '../../core/pace.ts';
import { dayInWords } from '../../room/daily.ts';
import { useFace } from '../gameuis.tsx';
import { useArrangement, useCompact } from '../kit/arrangement.ts';
import { Button } from '../kit/Button.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { MenuButton } from '../kit/MenuButton.tsx';
import { useLocale, useSay } from '../kit/words.tsx';
import { usePreferences } from '../preferences.ts';
import { exportItems, useExport } from '../saved/exporting.ts';
import { HouseMenu, useHouseItems } from '../shell/HouseMenu.tsx';
import { useAllSeen, useSeen } from './seen.ts';
import { dialogsAhead, type Wished } from './Wishes.tsx';

type Props = { readonly controller: TableController; readonly onWish: (wished: Wished) => void };

export function Head({ controller, onWish }: Props) {
  const { game } = controller.table;
  const phase = useSeen(controller, ({ table }) => table.screen.phase);
  const dailyKey = useSeen(controller, ({ table }) => table.screen.dailyKey);
  const isBotMatch = useSeen(controller, ({ table }) => isMyBotMatch(table.screen));
  const hasHint = useSeen(controller, isHintOffered);
  const isCompact = useCompact();
  const isHeadless = useHeadless(controller);
  const { undoInTools } = useFace(game.id);
  const say = useSay();
  return (
    <header className="head papered">
      <GamePattern game={game.id} />
      {isCompact && !isHeadless && <HouseMenu />}
      <h1>{say(dailyKey === null ? 'name' : `today.${dailyKey}`)}</h1>
      <p className="aside">{useAside(controller)}</p>
      <div className="bar">
        <Watchers controller={controller} />
        {phase !== 'gathering' && <Clock controller={controller} />}
        {phase === 'playing' && (
          <>
            {!undoInTools && <UndoButton controller={controller} />}
            {hasHint && <HintButton controller={controller} />}
            {isBotMatch && <SpeedButton controller={controller} />}
            <PauseButton controller={controller} />
          </>
        )}
        <More controller={controller} onWish={onWish} />
      </div>
    </header>
  );
}

/** The day, where it is the game of one; else the table's name, where it says more than the game's, and what is played. */
function useAside(controller: TableController): string {
  const name = useSeen(controller, ({ table }) => table.screen.name);
  const daily = useSeen(controller, ({ table }) => table.screen.daily);
  const isSameDeal = useSeen(controller, ({ table }) => table.screen.deal !== null);
  const { subtitle } = useFace(controller.table.game.id);
  const say = useSay();
  const locale = useLocale();
  const what = useSeen(controller, ({ table: { screen } }) => {
    return subtitle?.(screen.options, say, screen.resources) ?? null;
  });
  if (isSameDeal) return [name, say('table.deal-same')].join(' · ');
  if (daily !== null) return `${say('name')}, ${dayInWords(daily, locale)}`;
  return name === say('name') ? (what ?? say('tagline')) : [name, ...(what ? [what] : [])].join(' · ');
}

/** Not where there is never anything to propose. */
export function isHintOffered({ table }: TableController): boolean {
  return table.rules.hints && !hasNothingToHint(table);
}

type PartProps = { readonly controller: TableController };

type AidProps = PartProps & {
  /** In the dock; in the head it lies flat. */
  readonly inDock?: boolean;
};

function Clock({ controller }: PartProps) {
  useAllSeen(controller);
  const say = useSay();
  const [, tick] = useState(0);
  const { ticking } = controller.table.screen;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return (
    <span className="clock" role="timer" aria-label={say('table.clock')}>
      {clockText(controller.table.clock())}
    </span>
  );
}

/** How many others look on. */
function Watchers({ controller }: PartProps) {
  const say = useSay();
  const watching = useSeen(controller, ({ table }) => table.watching - (table.people.length === 0 ? 1 : 0));
  if (watching <= 0) return null;
  const label = say('table.watched', { n: watching });
  return (
    <span className="watchers" role="img" aria-label={label} title={label}>
      <Icon name="eye" />
      {watching}
    </span>
  );
}

export function UndoButton({ controller, inDock = false }: AidProps) {
  const say = useSay();
  return (
    <IconButton
      edged={inDock}
      className={inDock ? '' : 'wide-only'}
      icon="undo"
      label={say('table.undo')}
      onClick={() => void controller.undo()}
      why={useWhyNot(controller, 'undo')}
    />
  );
}

export function HintButton({ controller, inDock = false }: AidProps) {
  const say = useSay();
  const { aidsInDock } = useFace(controller.table.game.id);
  return (
    <IconButton
      edged={inDock}
      className={inDock ? '' : aidsInDock ? 'wide-only' : 'not-low'}
      icon="lamp"
      label={useSeen(controller, () => hintLabel(controller, say))}
      count={useSeen(controller, ({ table }) => table.screen.hintsLeft) ?? 0}
      busy={useSeen(controller, ({ searching }) => searching)}
      why={useWhyNot(controller, 'hint')}
      onClick={() => void controller.hint()}
    />
  );
}

function PauseButton({ controller }: PartProps) {
  const say = useSay();
  const paused = useSeen(controller, ({ table }) => table.screen.paused);
  const isBotMatch = useSeen(controller, ({ table }) => isMyBotMatch(table.screen));
  const label = say(paused ? 'table.resume' : 'table.pause');
  const why = useWhyNot(controller, paused ? 'resume' : 'pause');
  return (
    <IconButton
      kind="plain"
      className={isBotMatch ? '' : 'wide-only'}
      icon={paused ? 'play' : 'pause'}
      label={label}
      why={why}
      onClick={() => void controller.send({ kind: paused ? 'resume' : 'pause' })}
    />
  );
}

function SpeedButton({ controller }: PartProps) {
  const say = useSay();
  const speed = useSeen(controller, ({ table }) => table.screen.speed);
  const label = say('kit.replay.speed', { n: speed });
  return (
    <Button
      kind="plain"
      aria-label={label}
      title={label}
      onClick={() => void controller.send({ kind: 'pace', speed: nextSpeed(speed) })}
    >
      {say('kit.replay.times', { n: speed })}
    </Button>
  );
}

type Say = ReturnType<typeof useSay>;

/** In words; null where nothing stands against it. */
function useWhyNot(controller: TableController, action: Action): string | null {
  const say = useSay();
  return useSeen(controller, () => {
    const why = controller.whyNot(action);
    return why && say(why.code, why.params);
  });
}

function hintLabel({ table }: TableController, say: Say): string {
  const { hintsLeft, daily } = table.screen;
  return hintsLeft === null || daily !== null ? say('table.hint') : say('table.hint-left', { n: hintsLeft });
}

/** Of several people here, it says which one gives up. */
function resignLabel({ table, resigningSeat: seat }: TableController, say: Say): string {
  if (seat === null || table.people.length === 1) return say('table.abandon');
  return say('table.abandon-who', { who: { seat } });
}

/** A table that is low has no head while it is played at: one menu, beside the turn, has it all. */
function useHeadless(controller: TableController): boolean {
  const isLow = useArrangement() === 'low';
  const hasBegun = useSeen(controller, ({ table }) => table.screen.phase !== 'gathering');
  return isLow && hasBegun;
}

/** Everything else; in a compact window also what has no place in the head. */
function More({ controller, onWish }: Props) {
  const say = useSay();
  const isHeadless = useHeadless(controller);
  const table = useMore(controller, onWish);
  const house = useHouseItems();
  return (
    <MenuButton
      label={say('table.more')}
      icon={isHeadless ? 'menu' : 'more'}
      items={isHeadless ? [...table, ...house] : table}
      onOpen={dialogsAhead}
    />
  );
}

function useMore(controller: TableController, onWish: (wished: Wished) => void) {
  const say = useSay();
  const { sound, set } = usePreferences();
  const [, go] = useLocation();
  const onExport = useExport();
  const { table } = controller;
  const phase = useSeen(controller, () => table.screen.phase);
  const paused = useSeen(controller, () => table.screen.paused);
  const daily = useSeen(controller, () => table.screen.daily);
  const noUndo = useWhyNot(controller, 'undo');
  const noPause = useWhyNot(controller, paused ? 'resume' : 'pause');
  const noSaving = useWhyNot(controller, 'save');
  const noReturn = useWhyNot(controller, 'return');
  const noLooking = useWhyNot(controller, 'look');
  const noResigning = useWhyNot(controller, 'resign');
  const noHint = useWhyNot(controller, 'hint');
  const isHeadless = useHeadless(controller);
  const { aidsInDock, prints } = useFace(table.game.id);
  const isCompact = useCompact();
  const printed = useSeen(controller, () => table.screen.resources[prints ?? '']?.hash);
  const isPlaying = phase === 'playing';
  const isSeated = useSeen(controller, () => table.people.length > 0);
  const resigns = useSeen(controller, () => resignLabel(controller, say));
  const kinds = (table.game.files?.kinds ?? []).map((kind) => ({ kind, name: say(`file.${kind}`) }));
  const when = <T,>(shown: boolean, items: readonly T[]) => (shown ? items : []);
  return [
    ...when(isPlaying && isHeadless && !aidsInDock && Boolean(table.rules.hints), [
      {
        label: say('table.hint'),
        icon: 'lamp' as const,
        why: noHint,
        onPick: (): void => void controller.hint(),
      },
    ]),
    ...when(isPlaying, [
      {
        label: say('table.undo'),
        icon: 'undo' as const,
        why: noUndo,
        onPick: (): void => void controller.undo(),
      },
      {
        label: say(paused ? 'table.resume' : 'table.pause'),
        icon: paused ? ('play' as const) : ('pause' as const),
        why: noPause,
        onPick: (): void => void controller.send({ kind: paused ? 'resume' : 'pause' }),
      },
    ]),
    ...when(isPlaying && daily === null, [
      { label: say('table.save'), icon: 'pin' as const, why: noSaving, onPick: (): void => onWish('save') },
      {
        label: say('table.saves'),
        icon: 'pins' as const,
        why: noReturn,
        onPick: (): void => onWish('saves'),
      },
    ]),
    ...when(phase !== 'over', [
      { label: say('table.invite'), icon: 'link' as const, onPick: (): void => onWish('invite') },
    ]),
    ...when(printed !== undefined, [
      {
        label: say('table.print'),
        icon: 'print' as const,
        onPick: (): void => go(`/print/${table.game.id}?levels=${printed}&per=1`),
      },
    ]),
    { label: say('table.rules'), icon: 'manual' as const, onPick: (): void => onWish('rules') },
    ...when(!isCompact, [
      { label: say('table.keys'), icon: 'keyboard' as const, onPick: (): void => onWish('keys') },
    ]),
    ...when(phase !== 'gathering', [
      {
        label: say('table.replay'),
        icon: 'replay' as const,
        why: noLooking,
        onPick: (): void => go(`/replay/${table.id}`),
      },
      ...exportItems(table.id, [{ kind: null, name: say('table.export') }, ...kinds], noLooking, onExport),
    ]),
    {
      label: say(sound ? 'table.sound-off' : 'table.sound-on'),
      icon: sound ? ('mute' as const) : ('sound' as const),
      onPick: () => set({ sound: !sound }),
    },
    { label: say('table.leave'), icon: 'door' as const, onPick: (): void => go('/') },
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
