/** A game report as the start of a table: its players sit down, its balls lie on the board. */
import type { Found } from '../../../core/game.ts';
import { nameProblem } from '../../../core/name.ts';
import {
  ok,
  type Problem,
  problem,
  type Refusal,
  type Result,
  refuse,
  unless,
} from '../../../core/result.ts';
import type { SeatChoice } from '../../../core/seat.ts';
import { defaults, longestTeam, type Options, parseOptions, parseSeat, ready } from '../options.ts';
import type { View } from '../rules.ts';
import { formatStart } from '../start.ts';
import { aboutOf } from './about.ts';
import { type GameReport, type ReportPlayer, type Strategy, strategies } from './model.ts';

type Start = Extract<Found<Options, View>, { readonly kind: 'start' }>;

/** `bots`: those there are, weakest first. */
export function startFrom(game: GameReport, bots: readonly string[]): Result<Start> {
  const wanted = optionsOf(game);
  if (game.teams && game.variant === 'othello') return refused('report-othello-teams', 'variant');
  if (game.teams && wanted.teams.length < 2) return refused('report-teams-few', 'teams');
  if (game.players.length < 2) return refuse('players-few', { min: 2 }, 'players');
  if (game.variant === 'othello' && game.players.length > 2)
    return refuse('players-many', { max: 2 }, 'players');
  const named = unless(teamNames(game), () => wanted);
  const options = named.ok ? parseOptions(named.value) : named;
  if (!options.ok) return options;
  const seats = sitDown(options.value, seatsOf(game, bots));
  if (!seats.ok) return seats;
  const begins = ready(options.value, seats.value);
  if (!begins.ok) return begins;
  const warnings = [...emptyTeams(game), ...missingBots(game, bots)];
  const begun = { options: options.value, seats: seats.value };
  return ok({ kind: 'start', about: aboutOf(game), warnings, ...begun });
}

function refused(code: string, path: string): Refusal {
  return refuse(code, { path }, path);
}

/** Those that a table does not take, where the report has them. */
function teamNames({ teams }: GameReport): readonly Problem[] {
  const taken = (teams ?? []).map(({ name, members }, at) =>
    members.length > 0 ? nameProblem(name, `teams[${at}].name`, longestTeam) : null,
  );
  return taken.filter((problem) => problem !== null);
}

/** What a table of this game is set up with; teams that nobody is in are left out. */
export function optionsOf(game: GameReport): Options {
  const { shape, variant, players, teams, turn, cubes } = game;
  const filled = teams?.filter(({ members }) => members.length > 0).map(({ name }) => name);
  const balls = cubes.map(
    ({ cell, color }) => [cell, players.findIndex((player) => player.color === color)] as const,
  );
  const start = formatStart({ players: players.length, turn, balls });
  return { variant, shape, mode: teams ? 'teams' : 'classic', teams: filled ?? defaults.teams, start };
}

export function seatsOf(game: GameReport, bots: readonly string[]): readonly SeatChoice[] {
  return game.players.map((player) => ({
    name: player.name,
    bot: botFor(strategyOf(game, player), bots),
    picks: { color: player.color, ...(player.team !== null && { team: player.team }) },
  }));
}

/** Problems are told where the report has them. */
function sitDown(options: Options, seats: readonly SeatChoice[]): Result<readonly SeatChoice[]> {
  const taken: SeatChoice[] = [];
  const problems: Problem[] = [];
  for (const [at, seat] of seats.entries()) {
    const parsed = parseSeat(options, seat, taken);
    if (parsed.ok) taken.push(parsed.value);
    else problems.push(...parsed.problems.map((each) => underPlayer(each, at)));
  }
  return unless(problems, () => taken);
}

function underPlayer({ code, params, path = '' }: Problem, seat: number): Problem {
  return problem(code, params, `players[${seat}].${path.replace('picks.', '')}`);
}

/** Either list may tell it. */
function strategyOf({ teams }: GameReport, { name, strategy }: ReportPlayer): Strategy | null {
  const members = teams?.flatMap((team) => team.members) ?? [];
  return strategy ?? members.find((member) => member.name === name)?.strategy ?? null;
}

/** The bot of that name, or the strongest there is. */
function botFor(strategy: Strategy | null, bots: readonly string[]): string | null {
  if (strategy === null) return null;
  const bot = strategy.toLowerCase();
  return bots.includes(bot) ? bot : bots.at(-1)!;
}

/** Every bot is written as one of the four; `minimax-2` is a minimax too. */
export function strategyFor(bot: string | null): Strategy | null {
  if (bot === null) return null;
  return strategies.find((strategy) => bot.toUpperCase().startsWith(strategy)) ?? 'EXPERT';
}

function emptyTeams({ teams }: GameReport): readonly Problem[] {
  return (teams ?? []).flatMap(({ name, members }, at) => {
    const path = `teams[${at}]`;
    return members.length > 0 ? [] : [problem('report-team-left-out', { path, team: name }, path)];
  });
}

function missingBots(game: GameReport, bots: readonly string[]): readonly Problem[] {
  return game.players.flatMap((player, at) => {
    const strategy = strategyOf(game, player);
    if (strategy === null || bots.includes(strategy.toLowerCase())) return [];
    const path = `players[${at}].strategy`;
    const params = { path, name: player.name, strategy, bot: { say: `bot.${bots.at(-1)}` } };
    return [problem('report-bot-missing', params, path)];
  });
}
