/** The end of a game (R20): who won, and everybody's place. */
import type { TableController } from '../../client/controller.ts';
import { endingOf } from '../../client/ending.ts';
import type { Game, Outcome, Standing } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { shareText } from '../../room/daily.ts';
import { rivalWords, strengthOf } from '../../room/rivals.ts';
import type { ScreenSeat } from '../../room/screen.ts';
import ShareButton from '../daily/ShareButton.tsx';
import { Squares } from '../daily/Squares.tsx';
import { Ball } from '../kit/Ball.tsx';
import { Face } from '../kit/Face.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import type { GameUi } from '../kit/gameui.ts';
import { Told } from '../kit/Told.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { OwnTimes } from './OwnTimes.tsx';
import { DealTable } from './SameDeal.tsx';

type Props = { readonly controller: TableController; readonly face: Partial<GameUi> };

export default function EndCard({ controller, face }: Props) {
  const say = useSay();
  const { outcome, game, view, seats } = controller.table.screen;
  const names = seats.map(({ name }) => name);
  const ending = endingOf(controller.table);
  if (!outcome || !ending) return null;
  // Who won stands above the board already.
  const [first, ...rest] = ending.rest;
  return (
    <section className="end-card" aria-labelledby="end-title">
      <div className="end-strip papered">
        <GamePattern game={game} />
        <h2 id="end-title">
          <Told phrases={first ? [first] : []} Piece={face.Piece} />
        </h2>
      </div>
      {rest.length > 0 && (
        <p>
          <Told phrases={rest} Piece={face.Piece} />
        </p>
      )}
      {face.Podium && view !== null && <face.Podium outcome={outcome} view={view} names={names} say={say} />}
      <Standings controller={controller} face={face} outcome={outcome} />
      <OwnTimes controller={controller} />
      <DealTable controller={controller} />
      <Shared controller={controller} />
    </section>
  );
}

function Standings({ controller, face, outcome }: Props & { readonly outcome: Outcome }) {
  const { table } = controller;
  const { seats, view } = table.screen;
  const say = useSay();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language);
  if (seats.length < 2) return null;
  const tonesOf = ({ seats: those }: Standing) =>
    those.flatMap((seat) => (view === null ? [] : (face.tone?.(view, seat) ?? [])));
  const gaveUp = (seat: Seat) => view !== null && (face.gaveUp?.(view, seat) ?? false);
  const who = ({ seats: those }: Standing) => list.format(those.map((seat) => seats[seat]!.name));
  const left = (standing: Standing) => standing.seats.filter(gaveUp).map((seat) => seats[seat]!.name);
  return (
    <ol className="standings" aria-label={say('table.standings')}>
      {outcome.standings.map((standing) => (
        <li
          key={standing.seats.join()}
          data-won={standing.seats.some((seat) => outcome.winners.includes(seat)) || undefined}
        >
          <span className="rank">{standing.place}</span>
          {tonesOf(standing).map((tone) => (
            <Ball key={tone} tone={tone} />
          ))}
          {standing.seats.map((seat) => (
            <RivalFace key={seat} game={table.game} seat={seats[seat]!} />
          ))}
          <span className="grow">
            <b>{standing.team ?? who(standing)}</b>
            {standing.team !== null && <small>{who(standing)}</small>}
            {standing.seats.length === 1 && (
              <RivalWords game={table.game} seat={seats[standing.seats[0]!]!} />
            )}
            <GaveUp names={left(standing)} all={standing.seats.length === left(standing).length} />
            <Hints n={standing.seats.reduce((sum, seat) => sum + seats[seat]!.hintsUsed, 0)} />
          </span>
          {standing.points !== null && <span className="num">{number.format(standing.points)}</span>}
        </li>
      ))}
    </ol>
  );
}

type RivalProps = { readonly game: Game; readonly seat: ScreenSeat };

function RivalFace({ game, seat }: RivalProps) {
  if (seat.bot === null) return null;
  return <Face name={seat.name} rival={seat.rival} strength={strengthOf(game, seat)} size={28} />;
}

function RivalWords({ game, seat }: RivalProps) {
  const words = rivalWords(game, seat, useSay());
  return words.length > 0 && <small>{words.join(', ')}</small>;
}

/** Who has given up; of a team, by name unless all of them have. */
function GaveUp({ names, all }: { readonly names: readonly string[]; readonly all: boolean }) {
  const say = useSay();
  if (names.length === 0) return null;
  return <small>{all ? say('table.gave-up') : say('table.gave-up-who', { names: { list: names } })}</small>;
}

function Hints({ n }: { readonly n: number }) {
  const say = useSay();
  return n === 0 ? null : <small>{say('table.hints-used', { n })}</small>;
}

/** My result of the day, as it may be shown to others. */
function Shared({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const language = useLanguage();
  const { rules, people, screen } = controller.table;
  const { view, daily, playedMs } = screen;
  if (controller.whyNot('share') !== null || daily === null || view === null) return null;
  const share = rules.share!(view, people[0]!, playedMs);
  return (
    <>
      <Squares share={share} />
      <div className="end-next">
        <ShareButton kind="main" text={shareText(share, daily, language, say)} />
      </div>
    </>
  );
}
