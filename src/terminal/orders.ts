/** What each command of the input line does at a table. */

import type { Seat } from '../core/seat.ts';
import type { CommandId, Order } from './commands.ts';
import { asLanguage, nextLanguage } from './language.ts';
import { helpPage, historyPage, scorePage } from './pages.ts';
import type { Session } from './session.ts';
import { worthPhrases } from './status.ts';
import { fold } from './text.ts';

type Doing = (session: Session, rest: string) => void | Promise<void>;

export async function obey(session: Session, { id, rest }: Order): Promise<void> {
  if (session.host.screen.paused && hiddenByPause.includes(id)) session.tell('bad', { code: 'paused' });
  else await doings[id](session, rest);
}

/** What would show a board that a pause covers. */
const hiddenByPause: readonly CommandId[] = ['replay', 'history', 'score', 'take', 'seat', 'again'];

const doings: Readonly<Record<CommandId, Doing>> = {
  help: (session) => session.guide.show(helpPage(session)),
  manual: ({ guide }) => guide.showManual(),
  score: (session) => session.guide.show(scorePage(session)),
  history: async (session) => session.guide.show(await historyPage(session)),
  replay: ({ guide }) => guide.replay(),
  undo,
  hint,
  take,
  pause: async (session) => {
    await session.send({ kind: 'pause' });
  },
  resume: async (session) => {
    await session.send({ kind: 'resume' });
  },
  seat: takeSeat,
  language: ({ guide }, rest) => guide.speak(asLanguage(fold(rest)) ?? nextLanguage(guide.lang)),
  forfeit,
  again: async (session) => {
    if (session.isOver) await session.guide.again();
    else session.ask('play.ask-again', () => session.guide.again());
  },
  leave: (session) => {
    if (session.isOver) session.guide.leave();
    else session.ask('play.ask-leave', () => session.guide.leave());
  },
  quit: (session) => {
    if (session.isOver) session.guide.quit();
    else session.ask('play.ask-quit', () => session.guide.quit());
  },
};

/** By the room's log; where the game takes back by itself, by its own move. */
async function undo(session: Session): Promise<void> {
  if (session.host.game.takeBack === 'game') return session.play('undo');
  const undone = await session.send({ kind: 'undo' });
  if (undone.ok) session.tell('plain', { code: 'play.undone' });
}

async function hint(session: Session): Promise<void> {
  const { hand, phase } = session.host.screen;
  if (hand === null && phase === 'playing') return session.tell('bad', { code: 'play.no-seat' });
  const allowed = await session.send({ kind: 'hint', seat: hand ?? 0 });
  if (!allowed.ok) return;
  const [best] = await session.host.hints();
  if (!best) return session.tell('plain', { code: 'play.no-hint' });
  const move = session.host.rules.formatMove(best.move);
  session.hinted = move;
  const proposed = { code: 'play.hint', params: { move } };
  session.tell('plain', proposed, ...worthPhrases(best.worth, [best.reason]), { code: 'play.take-it' });
}

async function take(session: Session): Promise<void> {
  if (session.hinted === null) session.tell('bad', { code: 'play.nothing-to-take' });
  else await session.play(session.hinted);
}

function takeSeat(session: Session, rest: string): void {
  const { seats } = session.host.screen;
  const seat = session.host.people.find(
    (each) => `${each + 1}` === rest || (rest !== '' && fold(seats[each]!.name) === fold(rest)),
  );
  if (seat === undefined) session.tell('bad', { code: 'play.no-such-person', params: { text: rest } });
  else if (seat !== session.host.screen.hand) session.giveTo(seat);
}

function forfeit(session: Session): void {
  const { hand, phase } = session.host.screen;
  const seat = hand ?? session.host.people[0];
  if (phase !== 'playing') session.tell('bad', { code: 'not-playing' });
  else if (seat === undefined) session.tell('bad', { code: 'play.no-seat' });
  else session.ask('play.ask-forfeit', () => giveUp(session, seat));
}

/** A game that ends while it is paused would stay covered, so it goes on first. */
async function giveUp(session: Session, seat: Seat): Promise<void> {
  if (session.host.screen.paused) await session.send({ kind: 'resume' });
  await session.send({ kind: 'forfeit', seat, why: 'resigned' });
}
