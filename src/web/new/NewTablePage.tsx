/** A new table, asked step by step: the rules, the players, the table. */
import { type FormEvent, useRef } from 'react';
import type { Problem } from '../../core/result.ts';
import type { GameInfo, Me } from '../../protocol/http.ts';
import { CoverPicture } from '../covers.tsx';
import { useGames, useMe } from '../data.ts';
import { GameWords, isKnownGame } from '../gameuis.tsx';
import ReplaceOldest from '../home/ReplaceOldest.tsx';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { sayOr, useSay } from '../kit/words.tsx';
import { Actions } from './Actions.tsx';
import { type Around, type Arrangement, settingOf } from './arrangement.ts';
import { steps } from './formerrors.ts';
import { PlayersStep } from './PlayersStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { Steps } from './Steps.tsx';
import { Summary } from './Summary.tsx';
import { TableStep } from './TableStep.tsx';
import { useAround, useArrangement, useFocus } from './useNewTable.ts';
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
  const { arrangement, isUntouched, change, next, go, busy, full, setFull, create, turn } =
    useArrangement(around);
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
                onAnswer={(answers) => change({ answers: { ...arrangement.answers, ...answers } })}
              />
            )}
            {step === 'players' && (
              <PlayersStep
                {...shared}
                onSeats={(chairs) => change({ chairs, arranged: true })}
                onOpen={(isOpen) => change({ isOpen })}
              />
            )}
            {step === 'table' && (
              <>
                <Summary arrangement={arrangement} around={around} />
                <TableStep {...shared} onChange={change} />
              </>
            )}
          </section>
          <General problems={blamed.general} />
          <Actions
            step={step}
            isOpen={arrangement.isOpen}
            busy={busy}
            quickGame={isUntouched ? info.id : null}
            onBack={go}
          />
        </form>
        <Book game={info.id} />
      </div>
      <ReplaceOldest full={full} onReplace={() => create(true)} onClose={() => setFull(null)} />
    </Page>
  );
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
  return (
    <div className="new-book" aria-hidden="true">
      <div className="new-book-art papered">
        <GamePattern game={game} />
        <CoverPicture game={game} />
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
