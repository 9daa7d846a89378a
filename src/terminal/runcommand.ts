/** What each command of the input line does at a table. */

import type { Action } from '../client/actions.ts';
import { Frames } from '../client/frames.ts';
import { sameName } from '../core/name.ts';
import { nextSpeed, speeds } from '../core/pace.ts';
import type { Seat } from '../core/seat.ts';
import type { CommandId, SlashCommand } from './commands.ts';
import type { TableInput } from './input.ts';
import { asLanguage, nextLanguage } from './language.ts';
import { boardPage, helpPage, historyPage, savePoints, savesPage, scorePage, sharePage } from './pages.ts';
import { reviewPage } from './review.ts';
import { sharedText } from './share.ts';
import { fold } from './text.ts';

/** Moves that are told at once, the newest; a replay has them all. */
const longestHistory = 500;

type Doing = (input: TableInput, rest: string) => void | Promise<void>;

export async function runCommand(input: TableInput, { id, rest }: SlashCommand): Promise<void> {
  const action = actions[id];
  const why = action === undefined ? null : input.controller.whyNot(action);
  if (why) input.controller.refuse(why);
  else await doings[id](input, rest);
}

/** Commands that are not always allowed, by what they do at the table. */
const actions: Partial<Record<CommandId, Action>> = {
  replay: 'look',
  history: 'look',
  score: 'look',
  board: 'look',
  take: 'look',
  seat: 'look',
  again: 'again',
  same: 'deal',
  review: 'review',
  undo: 'undo',
  hint: 'hint',
  pause: 'pause',
  resume: 'resume',
  speed: 'pace',
  save: 'save',
  return: 'return',
  yes: 'answer',
  no: 'answer',
  forfeit: 'forfeit',
  abandon: 'resign',
  share: 'share',
};

const doings: Readonly<Record<CommandId, Doing>> = {
  help: (input) => input.guide.show(helpPage(input)),
  manual: ({ guide }) => guide.showManual(),
  score: (input) => input.guide.show(scorePage(input)),
  board: (input) => input.guide.show(boardPage(input)),
  history,
  replay: ({ guide }) => guide.replay(),
  review: lookBack,
  undo: ({ controller }) => controller.undo(),
  hint,
  take,
  pause: async ({ controller }) => {
    await controller.send({ kind: 'pause' });
  },
  resume: async ({ controller }) => {
    await controller.send({ kind: 'resume' });
  },
  speed,
  seat: takeSeat,
  language: ({ guide }, rest) => guide.speak(asLanguage(fold(rest)) ?? nextLanguage(guide.lang)),
  save,
  return: goBack,
  yes: (input) => answer(input, true),
  no: (input) => answer(input, false),
  invite: ({ controller, table: { invite, id } }) => {
    if (invite === null) controller.refuse({ code: 'gather.at-home' });
    else controller.tell([{ code: 'gather.invite', params: { id, url: invite } }]);
  },
  export: async ({ controller, guide }, rest) => {
    const { phrases, tone } = await guide.export(rest);
    controller.tell(phrases, tone);
  },
  forfeit,
  abandon,
  again: async (input) => {
    if (input.controller.isOver) await input.guide.again();
    else input.ask(asked(input, 'play.ask-again'), () => input.guide.again());
  },
  same: (input) => input.guide.again(true),
  share: (input) => {
    const text = sharedText(input);
    if (text !== null) input.guide.show(sharePage(input, text));
  },
  leave: (input) => whenFree(input, 'play.ask-leave', () => input.guide.leave()),
  drop,
  quit: (input) => whenFree(input, 'play.ask-quit', () => input.guide.quit()),
};

/** A game that is kept waits for whoever leaves; one that would be lost asks first. */
function whenFree(input: TableInput, question: string, leave: () => void): void {
  const { phase } = input.table.screen;
  if (phase !== 'playing' || input.guide.keeps) leave();
  else input.ask(question, leave);
}

function asked({ guide }: TableInput, question: string): string {
  return guide.keeps ? `${question}-kept` : question;
}

async function history(input: TableInput): Promise<void> {
  const { controller, table, guide } = input;
  const frames = new Frames((...page) => table.frames(...page));
  const first = Math.max(0, table.screen.moveCount - longestHistory + 1);
  const loaded = await frames.loadFrom(first);
  if (loaded.ok) guide.show(historyPage(input, frames, first));
  else controller.refuse(...loaded.problems);
}

/** At somebody's moves: one's own, unless another name is given. */
async function lookBack(input: TableInput, rest: string): Promise<void> {
  const { controller, table, guide } = input;
  const seats = table.rules.reviewableSeats?.(table.screen.view) ?? [];
  const named = seats.find((seat) => isCalled(input, seat, rest));
  if (rest !== '' && named === undefined)
    return controller.refuse({ code: 'play.no-such-person', params: { text: rest } });
  const seat = named ?? table.people.find((each) => seats.includes(each)) ?? seats[0];
  if (seat === undefined) return controller.tell([{ code: 'play.nothing-to-review' }]);
  controller.tell([{ code: 'play.reviewing' }]);
  const looked = await table.review(seat, guide.left);
  if (!looked.ok) return controller.refuse(...looked.problems);
  controller.tell([]);
  if (looked.value) guide.show(reviewPage(input, looked.value));
}

/** By its number or its name. */
function isCalled({ table }: TableInput, seat: Seat, text: string): boolean {
  return `${seat + 1}` === text || (text !== '' && fold(table.screen.seats[seat]!.name) === fold(text));
}

async function answer({ controller, table }: TableInput, agree: boolean): Promise<void> {
  const { what } = table.screen.request!;
  const answered = await controller.send({ kind: 'answer', agree });
  if (answered.ok) controller.tell([{ code: `${what}.${agree ? 'agreed' : 'declined'}` }]);
}

/** A hint bit by bit: whoever asks again is told more. */
async function hint({ controller }: TableInput): Promise<void> {
  if (controller.toldHint?.hasMore) controller.tellMore();
  else await controller.hint();
  const told = controller.toldHint;
  if (told)
    controller.tell([
      { code: 'play.hint' },
      told.says,
      { code: told.hasMore ? 'play.hint-more' : 'play.take-it' },
    ]);
}

async function take({ controller }: TableInput): Promise<void> {
  if (controller.hints?.[0]) await controller.takeHint();
  else controller.refuse({ code: 'play.nothing-to-take' });
}

/** How fast a match of bots goes: as told, else the next speed. */
async function speed({ controller, table }: TableInput, rest: string): Promise<void> {
  const told = Number(rest.replace(',', '.'));
  const wanted = rest === '' ? nextSpeed(table.screen.speed) : speeds.find((each) => each === told);
  if (wanted === undefined)
    return controller.refuse({ code: 'play.no-such-speed', params: { speeds: speeds.join(' · ') } });
  const paced = await controller.send({ kind: 'pace', speed: wanted });
  if (paced.ok) controller.tell([{ code: 'play.speed', params: { speed: wanted } }]);
}

function takeSeat(input: TableInput, rest: string): void {
  const { controller, table } = input;
  const seat = table.people.find((each) => isCalled(input, each, rest));
  if (seat === undefined) controller.refuse({ code: 'play.no-such-person', params: { text: rest } });
  else if (seat !== table.screen.seat) controller.handOver(seat);
}

/** A named point to return to; then one goes on or leaves. */
async function save(input: TableInput, rest: string): Promise<void> {
  const name = rest || input.say('play.save-name', { n: input.table.screen.moveCount });
  const saved = await input.controller.send({ kind: 'save', name });
  if (saved.ok) input.ask('play.ask-saved', () => input.guide.leave(), { name });
}

/** To a saved position, by its number or name, after asking; without either they are listed. */
function goBack(input: TableInput, rest: string): void {
  const { controller } = input;
  const points = savePoints(input);
  const at = points.findIndex((_, n) => `${n}` === rest);
  const point = points[at] ?? points.find(({ name }) => sameName(name, rest));
  if (rest === '') input.guide.show(savesPage(input));
  else if (!point) controller.refuse({ code: 'no-such-save' }, { code: 'play.saves-what' });
  else if (point.isHere) controller.refuse({ code: 'save-here' });
  else input.ask('play.ask-return', () => returnTo(input, point.to, point.name), { name: point.name });
}

async function returnTo({ controller }: TableInput, to: number | null, name: string): Promise<void> {
  if (await controller.revertToSave(to))
    controller.tell([{ code: 'play.returned', params: { name } }], 'good');
}

/** Leaves as if nothing had been played since the last saved point; where nobody here plays there is nothing to drop. */
function drop(input: TableInput): void {
  const { controller, table, guide } = input;
  const { phase, saves } = table.screen;
  const last = saves.at(-1);
  const question = last ? 'play.ask-drop' : 'play.ask-drop-all';
  const why = controller.whyNot('return');
  if (phase !== 'playing' || table.people.length === 0) guide.leave();
  else if (why) controller.refuse(why);
  else input.ask(question, () => dropAll(input, last?.seq ?? null), { name: last?.name ?? '' });
}

async function dropAll({ controller, guide }: TableInput, to: number | null): Promise<void> {
  if (await controller.revertToSave(to)) guide.leave();
}

function forfeit(input: TableInput): void {
  const { activeSeat, resigningSeat } = input.controller;
  askToResign(input, activeSeat ?? resigningSeat);
}

/** Whoever has the turn at this keyboard, whichever seat is active. */
function abandon(input: TableInput): void {
  askToResign(input, input.controller.resigningSeat);
}

function askToResign(input: TableInput, seat: Seat | null): void {
  if (seat === null) return;
  const { controller, table } = input;
  const isOne = table.people.length > 1;
  input.ask(isOne ? 'play.ask-abandon-who' : 'play.ask-abandon', () => controller.resign(seat), {
    who: { seat },
  });
}
