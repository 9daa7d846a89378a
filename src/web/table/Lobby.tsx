/** A table that waits for its players (R30): who sits there, who is awaited, and how others find it. */
import { useEffect, useRef, useState } from 'react';
import { mayReseat, mayStand } from '../../client/actions.ts';
import type { TableController } from '../../client/controller.ts';
import type { Game } from '../../core/game.ts';
import { suggestPicks } from '../../core/seating.ts';
import { personName } from '../../room/names.ts';
import { rivalWords, strengthOf } from '../../room/rivals.ts';
import type { ScreenSeat } from '../../room/screen.ts';
import { useMe } from '../data.ts';
import { useFace } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Face } from '../kit/Face.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useToast } from '../kit/Toast.tsx';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';
import { play as sound } from '../sound.ts';
import { changeable } from './changeable.ts';
import { InviteCard } from './Invite.tsx';
import { SitDialog } from './SitDialog.tsx';
import { useAllSeen } from './seen.ts';

export default function Lobby({ controller }: { readonly controller: TableController }) {
  useAllSeen(controller);
  const { table } = controller;
  const { screen } = table;
  const say = useSay();
  const language = useLanguage();
  const bounds = table.game.seats(screen.options);
  const [adding, setAdding] = useState<'person' | 'rival' | null>(null);
  // By name: seats are numbered anew when somebody stands up.
  const [changing, setChanging] = useState<string | null>(null);
  const changed = screen.seats.findIndex(({ name }) => name === changing);
  useArrival(controller);
  useArrivals(controller);
  const free = bounds.max - screen.seats.length;
  const lacking = Math.max(0, bounds.min - screen.seats.length);
  const [mine] = table.people;
  const isSeated = mine !== undefined;
  const own = table.game.seatForm(
    screen.options,
    screen.seats.filter((_, at) => at !== mine),
  );
  const { sit, fill, start } = controller.actions;
  return (
    <div className="lobby">
      <section className="lobby-seats">
        <SectionHead aside={say('table.seats-of', { n: screen.seats.length, max: bounds.max })}>
          {say('table.players')}
        </SectionHead>
        <ul className="rows">
          {screen.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={at}>
              <SeatPicture game={table.game} seat={seat} />
              <span className="grow">
                <b className="t">{seat.name}</b>
                <span className="s">{about(controller, at, say)}</span>
              </span>
              {at !== mine && mayReseat(screen, at) && (
                <IconButton
                  kind="plain"
                  icon="pencil"
                  label={say('table.change-who', { who: { seat: at } })}
                  onClick={() => setChanging(seat.name)}
                />
              )}
              {mayStand(screen, at) && (
                <IconButton
                  kind="plain"
                  icon="x"
                  label={say(seat.mine ? 'table.stand-up' : 'table.remove', { who: { seat: at } })}
                  onClick={() => void standUp(controller, at)}
                />
              )}
            </li>
          ))}
          {Array.from({ length: Math.max(lacking, free > 0 ? 1 : 0) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free seats are all alike
            <li key={`free${at}`} className="seat-free">
              <span className="seat-free-mark" aria-hidden="true" />
              <span className="grow s">{say(at < lacking ? 'table.awaited' : 'table.free')}</span>
            </li>
          ))}
        </ul>
        <Problems controller={controller} />
        <div className="lobby-acts">
          {sit === null && !isSeated && (
            <Button kind="main" icon="person" onClick={() => setAdding('person')}>
              {say('table.sit')}
            </Button>
          )}
          {isSeated && (
            <Button icon="pencil" onClick={() => setChanging(screen.seats[mine]!.name)}>
              {say('table.change-seat', { what: changeable(own, language, say) })}
            </Button>
          )}
          {fill === null && isSeated && (
            <>
              <Button icon="person" onClick={() => setAdding('person')}>
                {say('table.add-person')}
              </Button>
              <Button icon="plus" onClick={() => setAdding('rival')}>
                {say('table.add-rival')}
              </Button>
            </>
          )}
          {screen.owner && (
            <Button
              kind="main"
              icon="play"
              why={start && say(start.code, start.params)}
              onClick={() => void controller.send({ kind: 'start' })}
            >
              {say('table.start')}
            </Button>
          )}
        </div>
        {!screen.owner && <p className="muted">{say(isSeated ? 'table.host-starts' : 'table.looking-on')}</p>}
      </section>
      <section className="lobby-invite">
        <SectionHead>{say('table.invite')}</SectionHead>
        <InviteCard id={table.id} isHost={screen.owner} />
      </section>
      {adding && <SitDialog controller={controller} kind={adding} onClose={() => setAdding(null)} />}
      {changed >= 0 && mayReseat(screen, changed) && (
        <SitDialog controller={controller} kind={changed} onClose={() => setChanging(null)} />
      )}
    </div>
  );
}

/** The colour that was picked, as a piece; the face of a rival; else the first letter of the name. */
function SeatPicture({ game, seat }: { readonly game: Game; readonly seat: ScreenSeat }) {
  const { pictures = {} } = useFace(game.id);
  const [key, value] = Object.entries(seat.picks).find(([pick]) => pictures[`seat.${pick}`]) ?? [];
  const Picture = pictures[`seat.${key}`];
  const { name, bot, rival } = seat;
  const face = <Face name={name} rival={rival} strength={strengthOf(game, seat)} />;
  if (!Picture || value === undefined) return face;
  return (
    <>
      <span className="lobby-piece" aria-hidden="true">
        <Picture value={value} />
      </span>
      {bot !== null && face}
    </>
  );
}

function Problems({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  if (controller.notice?.tone !== 'bad') return null;
  return (
    <p className="lobby-problem" role="alert">
      {controller.notice.phrases.map(({ code, params }) => say(code, params)).join(' ')}
    </p>
  );
}

function about({ table }: TableController, at: number, say: ReturnType<typeof useSay>): string {
  const seat = table.screen.seats[at]!;
  const { bot, picks, mine } = seat;
  const picked = Object.entries(picks).map(([key, choice]) => sayOr(say, `seat.${key}.${choice}`, choice));
  const who = bot === null ? (mine ? [say('table.you')] : []) : rivalWords(table.game, seat, say);
  return [...picked, ...who, ...(table.away.includes(at) ? [say('kit.away')] : [])].join(' · ');
}

async function standUp(controller: TableController, seat: number): Promise<void> {
  if (controller.table.screen.seats[seat]?.mine) remember(controller.table.id);
  await controller.send({ kind: 'stand', seat });
}

/**
 * Whoever follows an invitation gets a seat at once, with the name the room gave them; they may change it, or stand up
 * and look on. The owner and those who stood up before choose for themselves.
 */
function useArrival(controller: TableController): void {
  const { me } = useMe();
  const say = useSay();
  const toast = useToast();
  const arrived = useRef(false);
  const { table } = controller;
  const { screen } = table;
  useEffect(() => {
    if (arrived.current || !me || table.connection !== 'open') return;
    arrived.current = true;
    const isInvited = !screen.owner && controller.whyNot('sit') === null;
    if (!isInvited || isRemembered(table.id)) return;
    const fields = table.game.seatForm(screen.options, screen.seats);
    const name = personName(me.name, screen.seats, say);
    void table.send({ kind: 'sit', choice: { name, bot: null, picks: suggestPicks(fields) } }).then((sat) => {
      if (sat.ok) toast({ tone: 'good', text: say('table.seated-as', { name }) });
    });
  });
}

/** Whoever waits hears that somebody has come, and who: a name that was not there when they last looked. */
function useArrivals({ table }: TableController): void {
  const say = useSay();
  const toast = useToast();
  const others = table.screen.seats.filter(({ bot, mine }) => bot === null && !mine).map(({ name }) => name);
  const count = table.screen.seats.length;
  const known = useRef({ others, count });
  useEffect(() => {
    const before = known.current;
    known.current = { others, count };
    // Who takes another name has been here before.
    if (count <= before.count) return;
    const [come] = others.filter((name) => !before.others.includes(name));
    if (come === undefined) return;
    sound('arrival');
    toast({ tone: 'info', text: say('table.arrived', { name: come }) });
  });
}

/** Standing up is remembered for this visit: a reload does not seat anybody again. */
function remember(id: string): void {
  try {
    sessionStorage.setItem(`ludoteca.stood.${id}`, 'yes');
  } catch {}
}

function isRemembered(id: string): boolean {
  try {
    return sessionStorage.getItem(`ludoteca.stood.${id}`) !== null;
  } catch {
    return false;
  }
}
