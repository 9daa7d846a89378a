/**
 * What somebody before a screen may do now, and why not. The room has the last word (`room/decide.ts`); this says it
 * beforehand, from what is on the screen, so that a button tells why it is off and a command is not sent in vain.
 */
import type { Game, Rules } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';
import type { Screen } from '../room/screen.ts';
import { isBotMatch, isMyBotMatch } from './botmatch.ts';
import { resigningSeat } from './leaving.ts';

export type Action =
  /** Everything that shows the board or the moves: a replay, the points, another seat. */
  | 'look'
  | 'move'
  | 'undo'
  /** To say yes or no to somebody's request. */
  | 'answer'
  | 'hint'
  | 'pause'
  | 'resume'
  /** To set how fast a match of bots goes. */
  | 'pace'
  | 'save'
  /** To go back to a saved point, or to the start. */
  | 'return'
  /** To give up: whoever has the turn here. */
  | 'resign'
  /** To give up the active seat, whoever's turn it is. */
  | 'forfeit'
  | 'sit'
  /** To put a bot or somebody else on a seat. */
  | 'fill'
  | 'start'
  | 'review'
  /** To play again with the same settings. */
  | 'again'
  /** To have the same deal again. */
  | 'deal'
  | 'share';

/** Null where nothing stands against it. */
export type Actions = Readonly<Record<Action, Phrase | null>>;

/** What the answer depends on. */
export type Situation = {
  readonly screen: Screen;
  readonly game: Game;
  readonly rules: Rules;
  /** Seats played at this screen. */
  readonly people: readonly Seat[];
  /** The seat that the screen belongs to, also while the board is covered until its player comes. */
  readonly activeSeat: Seat | null;
  /** Whether a move from here is on its way. */
  readonly isPending: boolean;
};

type Rule = (situation: Situation) => Phrase | null;

const reasons: Readonly<Record<Action, Rule>> = {
  look: ({ screen }) => (screen.paused && screen.view === null ? phrase('paused') : null),
  move: (at) => notPlaying(at) ?? onlyWatching(at) ?? paused(at) ?? covered(at) ?? notMyTurn(at),
  undo,
  answer: (at) => notPlaying(at) ?? (at.screen.request?.waiting ? null : phrase('nothing-to-answer')),
  hint,
  pause: (at) => notPlaying(at) ?? notMine(at) ?? (at.screen.paused ? phrase('paused-already') : null),
  resume: (at) => (at.screen.paused ? notMine(at) : phrase('not-paused')),
  pace: (at) => notPlaying(at) ?? (isBotMatch(at.screen) ? notOwner(at) : phrase('not-a-show')),
  save: (at) => notPlaying(at) ?? onlyPlayers(at) ?? noWayBack(at),
  return: (at) => notPlaying(at) ?? onlyPlayers(at) ?? othersPlay(at) ?? noWayBack(at),
  resign: (at) => notPlaying(at) ?? onlyWatching(at) ?? nobodyToResign(at),
  forfeit: (at) => notPlaying(at) ?? onlyWatching(at) ?? (at.activeSeat === null ? nobodyToResign(at) : null),
  sit: (at) => begun(at) ?? full(at) ?? seatedAlready(at),
  fill: (at) => begun(at) ?? notOwner(at) ?? full(at),
  start: (at) => begun(at) ?? notOwner(at) ?? notReady(at),
  review,
  again: (at) => notMine(at) ?? othersStay(at),
  deal,
  share,
};

export function allowedActions(situation: Situation): Actions {
  const all = Object.entries(reasons).map(([action, rule]) => [action, rule(situation)] as const);
  return Object.fromEntries(all) as Actions;
}

/** One of them, without the others. */
export function whyNot(action: Action, situation: Situation): Phrase | null {
  return reasons[action](situation);
}

/** A seat of one's own is free to leave; whoever made the table may empty any. */
export function mayStand({ phase, owner, seats }: Screen, seat: Seat): boolean {
  return phase === 'gathering' && (owner || seats[seat]?.mine === true);
}

/** Another name, colour, team … is for whoever has the seat; bots are whoever's who made the table. */
export function mayReseat({ phase, owner, seats }: Screen, seat: Seat): boolean {
  const place = seats[seat];
  return phase === 'gathering' && place !== undefined && (place.bot === null ? place.mine : owner);
}

/** Where the game takes back by itself that is a move; else it is the room's to allow. A game that is over is final. */
function undo(at: Situation): Phrase | null {
  const { screen, game } = at;
  const isMove = game.takeBack !== 'room';
  const barred = notPlaying(at) ?? onlyPlayers(at) ?? (isMove ? null : noWayBack(at)) ?? paused(at);
  if (barred) return barred;
  if (screen.moveCount === 0) return phrase('nothing-to-undo');
  return !isMove && screen.request ? phrase('asked-already') : null;
}

function hint(at: Situation): Phrase | null {
  const barred = notPlaying(at) ?? onlyWatching(at) ?? paused(at);
  if (barred) return barred;
  if (!at.rules.hints) return phrase('no-hints-here');
  const none = at.screen.hinted && at.screen.daily === null ? null : noHints(at.screen);
  return none ?? notMyTurn(at) ?? (hasNothingToHint(at) ? phrase('no-hint-now') : null);
}

/** Nothing that counts as a hint is to be had here, or no more of it. */
export function noHints({ daily, hintsLeft }: Screen): Phrase | null {
  if (daily !== null) return phrase('daily-no-hint');
  return hintsLeft === 0 ? phrase('hints-gone') : null;
}

/** A codemaker, for one, has nothing to find. */
export function hasNothingToHint({ rules, screen: { view } }: Pick<Situation, 'rules' | 'screen'>): boolean {
  return view !== null && rules.hasHint?.(view) === false;
}

/** A table like this one would be mine alone: the others are not asked to it. */
function othersStay({ screen }: Situation): Phrase | null {
  const others = screen.seats.filter(({ bot, mine }) => bot === null && !mine);
  return others.length > 0 ? phrase('again-alone') : null;
}

function review({ rules: { reviewableSeats }, screen }: Situation): Phrase | null {
  if (!reviewableSeats) return phrase('no-review');
  return screen.phase === 'over' ? null : phrase('review-early');
}

/** Of a game of chance that one has played to its end, alone or at one screen. */
function deal(at: Situation): Phrase | null {
  const { game, screen } = at;
  if (!game.isDealt?.(screen.options)) return phrase('not-dealt');
  if (screen.phase !== 'over') return phrase('deal-early');
  if (screen.daily !== null) return phrase('daily-no-copy');
  return othersPlay(at) ?? notMine(at) ?? notOwner(at);
}

/** My result of the day, once there is one. */
function share({ rules: { share: own }, screen, people }: Situation): Phrase | null {
  const hasResult = own && screen.daily !== null && screen.phase === 'over' && people.length > 0;
  return hasResult ? null : phrase('no-share');
}

function phrase(code: string, params: Phrase['params'] = {}): Phrase {
  return { code, params };
}

function notPlaying({ screen: { phase } }: Situation): Phrase | null {
  if (phase === 'over') return phrase('game-over');
  return phase === 'playing' ? null : phrase('not-playing');
}

/** What one does with a seat of one's own. */
function onlyWatching({ people }: Situation): Phrase | null {
  return people.length === 0 ? phrase('only-watching') : null;
}

/** What players decide for the whole table. */
function onlyPlayers({ people }: Situation): Phrase | null {
  return people.length === 0 ? phrase('only-players') : null;
}

/** The same, but for whoever watches their own match of bots. */
function notMine(at: Situation): Phrase | null {
  return isMyBotMatch(at.screen) ? null : onlyPlayers(at);
}

function paused({ screen }: Situation): Phrase | null {
  return screen.paused ? phrase('paused') : null;
}

/** Nobody sees what they would play on: another person is to come, or the screen is on its way. */
function covered({ screen: { view } }: Situation): Phrase | null {
  return view === null ? phrase('not-your-turn') : null;
}

/** Nor while an earlier move has not been answered. */
function notMyTurn({ screen: { seat, toAct }, isPending }: Situation): Phrase | null {
  const isMine = seat !== null && toAct.includes(seat);
  return isMine && !isPending ? null : phrase('not-your-turn');
}

/** Everybody has the same game of the day: there are no points to return to. */
function noWayBack({ screen }: Situation): Phrase | null {
  return screen.daily === null ? null : phrase('daily-no-undo');
}

function othersPlay({ screen }: Situation): Phrase | null {
  return screen.others ? phrase('others-play') : null;
}

function nobodyToResign({ people, screen, activeSeat }: Situation): Phrase | null {
  return resigningSeat({ people, screen }, activeSeat) === null ? phrase('resign-later') : null;
}

function begun({ screen }: Situation): Phrase | null {
  return screen.phase === 'gathering' ? null : phrase('already-started');
}

function notOwner({ screen }: Situation): Phrase | null {
  return screen.owner ? null : phrase('owner-only');
}

function full({ game, screen }: Situation): Phrase | null {
  return screen.seats.length < game.seats(screen.options).max ? null : phrase('table-full');
}

/** Whoever made the table fills it with those at its screen; others sit down once, for themselves. */
function seatedAlready({ screen, people }: Situation): Phrase | null {
  return screen.owner || people.length === 0 ? null : phrase('seated-already');
}

function notReady({ game, rules: opened, screen }: Situation): Phrase | null {
  const lacking = game.seats(screen.options).min - screen.seats.length;
  if (lacking > 0) return phrase('seats-lacking', { n: lacking });
  const checked = opened.ready(screen.options, screen.seats);
  return checked.ok ? null : checked.problems[0];
}
