/** What each command of the input line does at a table. */
import { nextSpeed, speeds } from '../core/pace.ts';
import type { Seat } from '../core/seat.ts';
import { Frames } from '../room/visit/frames.ts';
import { giveUp, goBack, leaver } from '../room/visit/leaving.ts';
import { hintPhrases } from '../room/visit/told.ts';
import type { CommandId, Order } from './commands.ts';
import { asLanguage, nextLanguage } from './language.ts';
import { helpPage, historyPage, scorePage, sharePage } from './pages.ts';
import { reviewPage } from './review.ts';
import type { Session } from './session.ts';
import { sharedText } from './share.ts';
import { fold } from './text.ts';

/** Moves that are told at once, the newest; a replay has them all. */
const longestHistory = 500;

type Doing = (session: Session, rest: string) => void | Promise<void>;

export async function obey(session: Session, { id, rest }: Order): Promise<void> {
  const { paused, view } = session.host.screen;
  if (paused && view === null && hiddenByPause.includes(id)) session.tell('bad', { code: 'paused' });
  else await doings[id](session, rest);
}

/** What would show a board that a pause covers. */
const hiddenByPause: readonly CommandId[] = ['replay', 'history', 'score', 'take', 'seat', 'again'];

const doings: Readonly<Record<CommandId, Doing>> = {
  help: (session) => session.guide.show(helpPage(session)),
  manual: ({ guide }) => guide.showManual(),
  score: (session) => session.guide.show(scorePage(session)),
  history,
  replay: ({ guide }) => guide.replay(),
  review: lookBack,
  undo,
  hint,
  take,
  pause: async (session) => {
    await session.send({ kind: 'pause' });
  },
  resume: async (session) => {
    await session.send({ kind: 'resume' });
  },
  speed,
  seat: takeSeat,
  language: ({ guide }, rest) => guide.speak(asLanguage(fold(rest)) ?? nextLanguage(guide.lang)),
  save,
  yes: (session) => answer(session, true),
  no: (session) => answer(session, false),
  invite: (session) => {
    const { invite, id } = session.host;
    if (invite === null) session.tell('bad', { code: 'gather.at-home' });
    else session.tell('plain', { code: 'gather.invite', params: { id, url: invite } });
  },
  export: async (session, rest) => {
    session.status = await session.guide.export(rest);
  },
  forfeit,
  abandon,
  again: async (session) => {
    if (session.isOver) await session.guide.again();
    else session.ask(asked(session, 'play.ask-again'), () => session.guide.again());
  },
  share: (session) => {
    const text = sharedText(session);
    if (text === null) session.tell('bad', { code: 'play.no-share' });
    else session.guide.show(sharePage(session, text));
  },
  leave: (session) => whenFree(session, 'play.ask-leave', () => session.guide.leave()),
  drop,
  quit: (session) => whenFree(session, 'play.ask-quit', () => session.guide.quit()),
};

/** A game that is kept waits for whoever leaves; one that would be lost asks first. */
function whenFree(session: Session, question: string, leave: () => void): void {
  const { phase } = session.host.screen;
  if (phase !== 'playing' || session.guide.keeps) leave();
  else session.ask(question, leave);
}

function asked({ guide }: Session, question: string): string {
  return guide.keeps ? `${question}-kept` : question;
}

async function history(session: Session): Promise<void> {
  const { host, guide } = session;
  const frames = new Frames((...page) => host.frames(...page));
  const first = Math.max(0, host.screen.moveCount - longestHistory + 1);
  const loaded = await frames.loadFrom(first);
  if (loaded.ok) guide.show(historyPage(session, frames, first));
  else session.tell('bad', ...loaded.problems);
}

/** At somebody's moves: one's own, unless another name is given. */
async function lookBack(session: Session, rest: string): Promise<void> {
  const { host, guide } = session;
  const { reviewed } = host.rules;
  if (!reviewed) return session.tell('bad', { code: 'play.no-review' });
  if (!session.isOver) return session.tell('bad', { code: 'review-early' });
  const seats = reviewed(host.screen.view);
  const named = seats.find((seat) => isCalled(session, seat, rest));
  if (rest !== '' && named === undefined)
    return session.tell('bad', { code: 'play.no-such-person', params: { text: rest } });
  const seat = named ?? host.people.find((each) => seats.includes(each)) ?? seats[0];
  if (seat === undefined) return session.tell('plain', { code: 'play.nothing-to-review' });
  session.tell('plain', { code: 'play.reviewing' });
  guide.changed();
  const looked = await host.review(seat, guide.left);
  if (!looked.ok) return session.tell('bad', ...looked.problems);
  session.status = null;
  if (looked.value) guide.show(reviewPage(session, looked.value));
}

/** By its number or its name. */
function isCalled({ host }: Session, seat: Seat, text: string): boolean {
  return `${seat + 1}` === text || (text !== '' && fold(host.screen.seats[seat]!.name) === fold(text));
}

/** By the room's log; where the game takes back by itself, by its own move. */
async function undo(session: Session): Promise<void> {
  if (session.host.game.takeBack === 'game') return session.play('undo');
  const undone = await session.send({ kind: 'undo' });
  if (undone.ok && !session.host.screen.undoAsked) session.tell('plain', { code: 'play.undone' });
}

async function answer(session: Session, agree: boolean): Promise<void> {
  const answered = await session.send({ kind: 'answer', agree });
  if (answered.ok) session.tell('plain', { code: agree ? 'undo.agreed' : 'undo.declined' });
}

async function hint(session: Session): Promise<void> {
  const { hand, phase } = session.host.screen;
  if (hand === null && phase === 'playing') return session.tell('bad', { code: 'play.no-seat' });
  session.tell('plain', { code: 'play.searching' });
  session.guide.changed();
  const hints = await session.host.hint(hand ?? 0);
  if (!hints.ok) return session.tell('bad', ...hints.problems);
  const [best] = hints.value;
  if (!best) return session.tell('plain', { code: 'play.no-hint' });
  session.hinted = best.move;
  session.tell('plain', ...hintPhrases(best, session.host.rules), { code: 'play.take-it' });
}

async function take(session: Session): Promise<void> {
  if (session.hinted === null) session.tell('bad', { code: 'play.nothing-to-take' });
  else await session.play(session.hinted);
}

/** How fast a show goes: as told, else the next speed. */
async function speed(session: Session, rest: string): Promise<void> {
  const told = Number(rest.replace(',', '.'));
  const wanted = rest === '' ? nextSpeed(session.host.screen.speed) : speeds.find((each) => each === told);
  if (wanted === undefined)
    return session.tell('bad', { code: 'play.no-such-speed', params: { speeds: speeds.join(' · ') } });
  const paced = await session.send({ kind: 'pace', speed: wanted });
  if (paced.ok) session.tell('plain', { code: 'play.speed', params: { speed: wanted } });
}

function takeSeat(session: Session, rest: string): void {
  const seat = session.host.people.find((each) => isCalled(session, each, rest));
  if (seat === undefined) session.tell('bad', { code: 'play.no-such-person', params: { text: rest } });
  else if (seat !== session.host.screen.hand) session.giveTo(seat);
}

/** A named point to return to; then one goes on or leaves. */
async function save(session: Session, rest: string): Promise<void> {
  const name = rest || session.say('play.save-name', { n: session.host.screen.moveCount });
  const saved = await session.send({ kind: 'save', name });
  if (saved.ok) session.ask('play.ask-saved', () => session.guide.leave(), { name });
}

/** Leaves as if nothing had been played since the last saved point. */
function drop(session: Session): void {
  const { phase, others, lastSave, daily } = session.host.screen;
  const question = lastSave === null ? 'play.ask-drop-all' : 'play.ask-drop';
  if (phase !== 'playing' || session.host.people.length === 0) session.guide.leave();
  else if (others) session.tell('bad', { code: 'others-play' });
  else if (daily !== null) session.tell('bad', { code: 'daily-no-undo' });
  else session.ask(question, () => dropAll(session), { name: lastSave ?? '' });
}

async function dropAll(session: Session): Promise<void> {
  const back = await goBack(session.host);
  if (back.ok) session.guide.leave();
  else session.tell('bad', ...back.problems);
}

function forfeit(session: Session): void {
  const { host } = session;
  giveUpSeat(session, host.screen.hand ?? leaver(host, null));
}

/** Whoever has the turn at this keyboard, whichever seat is in hand. */
function abandon(session: Session): void {
  const { host } = session;
  giveUpSeat(session, leaver(host, host.screen.hand));
}

function giveUpSeat(session: Session, seat: Seat | null): void {
  const { screen, people } = session.host;
  if (screen.phase !== 'playing') session.tell('bad', { code: 'not-playing' });
  else if (people.length === 0) session.tell('bad', { code: 'play.no-seat' });
  else if (seat === null) session.tell('bad', { code: 'play.abandon-later' });
  else if (people.length === 1) session.ask('play.ask-abandon', () => resign(session, seat));
  else session.ask('play.ask-abandon-who', () => resign(session, seat), { who: { seat } });
}

async function resign(session: Session, seat: Seat): Promise<void> {
  const given = await giveUp(session.host, seat);
  if (!given.ok) session.tell('bad', ...given.problems);
}
