/** A new table, asked step by step: the rules, the players, the table. */
import { type FormEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { defaultsFor } from '../../core/game.ts';
import type { Problem } from '../../core/result.ts';
import { api, type Entry, type GameInfo, type Me } from '../api.ts';
import { useGames, useMe, useTables } from '../data.ts';
import { GameWords, isKnownGame, loadGame, useFace } from '../faces.tsx';
import { useQuickPlay } from '../home/quickplay.tsx';
import { isFull, ReplaceOldest } from '../home/ReplaceOldest.tsx';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Endpaper } from '../kit/Endpaper.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';
import {
  type Around,
  type Arrangement,
  forward,
  goTo,
  newArrangement,
  obstacles,
  refused,
  seated,
  settingOf,
  wantedOf,
} from './arrangement.ts';
import { blameless, type Step, steps } from './blame.ts';
import { focusFirstError } from './focus.ts';
import { PlayersStep } from './PlayersStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { Steps } from './Steps.tsx';
import { TableStep } from './TableStep.tsx';
import { proposedName } from './tablename.ts';
import './New.css';

export default function NewTablePage({ game }: { readonly game: string }) {
  const games = useGames();
  const { me } = useMe();
  const info = games?.find(({ id }) => id === game);
  if (!isKnownGame(game) || (games && !info)) return <Unknown />;
  if (!info || !me) return null;
  return (
    <GameWords game={game}>
      <NewTable key={game} info={info} me={me} />
    </GameWords>
  );
}

function Unknown() {
  const say = useSay();
  return (
    <Page title={say('new.title')}>
      <Empty
        title={say('new.unknown')}
        text=""
        action={
          <Button kind="main" href="/">
            {say('new.to-room')}
          </Button>
        }
      />
    </Page>
  );
}

function NewTable({ info, me }: { readonly info: GameInfo; readonly me: Me }) {
  const say = useSay();
  const around = useAround(info, me);
  const { arrangement, change, next, go, busy, full, setFull, create, turn } = useArrangement(around);
  const form = useRef<HTMLFormElement>(null);
  useFocus(form, turn, arrangement);
  const { step, blamed } = arrangement;
  const leave = (path: string) => change({ left: new Set([...arrangement.left, `${step}.${path}`]) }, true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  const shared = { arrangement, around, onLeave: leave };
  return (
    <Page title={say('new.title')} aside={say('name')}>
      <div className="new-page">
        <form ref={form} className="new" noValidate onSubmit={submit}>
          <Steps step={step} onGo={go} />
          <section className="new-step" aria-labelledby="new-step-title" tabIndex={-1}>
            <StepHead around={around} arrangement={arrangement} />
            {step === 'rules' && (
              <RulesStep
                {...shared}
                info={info}
                onAnswer={(key, value) => change({ answers: { ...arrangement.answers, [key]: value } })}
              />
            )}
            {step === 'players' && (
              <PlayersStep
                {...shared}
                onSeats={(chairs) => change({ chairs, arranged: true })}
                onOpen={(isOpen) => change({ isOpen })}
              />
            )}
            {step === 'table' && <TableStep {...shared} onChange={change} />}
          </section>
          <General problems={blamed.general} />
          <Actions step={step} isOpen={arrangement.isOpen} busy={busy} game={info.id} onBack={go} />
        </form>
        <Book game={info.id} />
      </div>
      <ReplaceOldest full={full} onReplace={() => create(true)} onClose={() => setFull(null)} />
    </Page>
  );
}

function useAround(info: GameInfo, me: Me): Around {
  const say = useSay();
  const game = use(loadGame(info.id));
  const mine = useTables('mine').tables;
  const finished = useTables('finished').tables;
  return useMemo(() => {
    const names = [...(mine ?? []), ...(finished ?? [])].map(({ name }) => name);
    return { game, me: me.name, say, names, proposal: proposedName(say('name'), names) };
  }, [game, me.name, say, mine, finished]);
}

function useArrangement(around: Around) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const withFriends = new URLSearchParams(useSearch()).get('friends') === '1';
  const [arrangement, set] = useState(() =>
    newArrangement(around.game, defaultsFor(around.game, language), withFriends),
  );
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<Problem | null>(null);
  /** Counts the steps, also those refused: after each the focus has to go somewhere. */
  const [turn, setTurn] = useState(0);
  const become = (next: Arrangement) => {
    set(next);
    setTurn((before) => before + 1);
  };
  const change = (part: Partial<Arrangement>, keepsBlame = false) =>
    set((before) => changed({ ...before, ...part, ...(!keepsBlame && { blamed: blameless }) }, part, around));
  const create = async (replaceOldest = false) => {
    setBusy(true);
    const made = await api.post<Entry>('/tables', { ...wantedOf(arrangement, around), replaceOldest });
    if (made.ok) return navigate(`/table/${made.value.id}`);
    setBusy(false);
    if (isFull(made.problems[0])) setFull(made.problems[0]);
    else become(refused(arrangement, made.problems, around));
  };
  const next = () => {
    if (busy) return;
    const isLast = arrangement.step === steps.at(-1);
    const isReady = obstacles(arrangement, arrangement.step, around).length === 0;
    if (isLast && isReady) void create();
    else become(forward(arrangement, around));
  };
  const go = (step: Step) => become(goTo(arrangement, step, around));
  return { arrangement, change, next, go, busy, full, setFull, create, turn };
}

/** Friends who come or stay away change who sits there, as long as nobody has been seated by hand. */
function changed(next: Arrangement, part: Partial<Arrangement>, around: Around): Arrangement {
  return part.isOpen === undefined ? next : seated(next, around);
}

/** To the first field with an error; else to the step that was made. */
function useFocus(
  form: { readonly current: HTMLFormElement | null },
  turn: number,
  { blamed }: Arrangement,
): void {
  const hasErrors = blamed !== blameless;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step moves the focus
  useEffect(() => {
    if (turn === 0 || !form.current) return;
    if (hasErrors && focusFirstError(form.current)) return;
    const section = form.current.querySelector<HTMLElement>('.new-step');
    section?.focus({ preventScroll: true });
    form.current.scrollIntoView({ block: 'nearest' });
  }, [turn]);
}

function StepHead({ around, arrangement }: { readonly around: Around; readonly arrangement: Arrangement }) {
  const say = useSay();
  const { step } = arrangement;
  const at = { step: steps.indexOf(step) + 1, of: steps.length };
  return (
    <SectionHead
      id="new-step-title"
      aside={step === 'players' ? partySize(around, arrangement) : say('new.step-of', at)}
    >
      {say(`new.step.${step}`)}
    </SectionHead>
  );
}

function partySize({ game, say }: Around, arrangement: Arrangement): string {
  const { min, max } = game.seats(settingOf(arrangement, game)?.options ?? game.defaults);
  return min === max ? say('new.party-exact', { n: min }) : say('new.party', { min, max });
}

/** The cover of the game, where there is room beside the questions. */
function Book({ game }: { readonly game: string }) {
  const say = useSay();
  const { Cover: Picture } = useFace(game);
  return (
    <div className="new-book" aria-hidden="true">
      <div className="new-book-art">
        <Endpaper game={game} />
        {Picture && <Picture />}
      </div>
      <p>{sayOr(say, `home.cover.${game}`, sayOr(say, 'tagline', ''))}</p>
    </div>
  );
}

/** What belongs to no field. */
function General({ problems }: { readonly problems: readonly Problem[] }) {
  const say = useSay();
  return (
    <div className="new-general" role="alert" tabIndex={-1}>
      {problems.map(({ code, params }) => (
        <p key={code} className="field-error">
          <Icon name="alert" />
          {say(code, params)}
        </p>
      ))}
    </div>
  );
}

type ActionsProps = {
  readonly step: Step;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly game: string;
  readonly onBack: (step: Step) => void;
};

function Actions({ step, isOpen, busy, game, onBack }: ActionsProps) {
  const say = useSay();
  const quick = useQuickPlay();
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const last = isOpen ? 'new.open' : 'new.start';
  return (
    <footer className="new-actions">
      <div className="bar">
        <Button kind="plain" href="/">
          {say('new.cancel')}
        </Button>
        <Button
          kind="plain"
          icon="play"
          busy={quick.busy !== null}
          title={say('new.quick-help')}
          onClick={() => quick.play(game)}
        >
          {say('new.quick')}
        </Button>
      </div>
      <div className="bar new-onward">
        {before && (
          <Button icon="back" onClick={() => onBack(before)}>
            {say('new.back')}
          </Button>
        )}
        <Button kind="main" type="submit" busy={busy}>
          {say(at === steps.length - 1 ? last : 'new.next')}
        </Button>
      </div>
      {quick.question}
    </footer>
  );
}
