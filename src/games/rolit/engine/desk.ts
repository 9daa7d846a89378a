/** Rolit for scripts: questions and answers as text and numbers, with everything typed checked. */
import type { Random } from '../../../core/random.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { boards, type Shape, shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { botIds, parseOptions, seats } from '../options.ts';
import { endOf, type Player, type State, setup } from '../rules.ts';
import { type Found, type Limits, search } from './index.ts';
import { perft as countFrom } from './perft.ts';
import { Position } from './position.ts';

/** A position as reports have it. */
export type Placed = Pick<State, 'variant' | 'shape' | 'balls' | 'turn'> & {
  readonly players: readonly Pick<Player, 'color' | 'team'>[];
};

/** What a bot would do here; a game that is over is refused. */
export function best(
  bot: string,
  { variant, shape, balls, turn, players }: Placed,
  limits: Pick<Limits, 'depth' | 'nodes' | 'stop'> & { readonly random: Random },
): Result<Found> {
  const id = botIds.find((each) => each === bot);
  if (!id) return refuse('cli.no-bot', { bot: bot.slice(0, 40), bots: botIds.join(', ') });
  const playing = players.map(({ color, team }) => ({ color, team, playing: true }));
  const state: State = { variant, shape, balls, turn, players: playing, last: null };
  return endOf(state) ? refuse('game-over') : ok(search(state, id, limits));
}

export type Counted = {
  readonly variant: string;
  readonly shape: string;
  readonly players: number;
  readonly depth: number;
};

/** How many games there are of so many moves. */
export function perft({ variant, shape, players, depth }: Counted): Result<number> {
  const options = parseOptions({ variant, shape });
  if (!options.ok) return refuse('cli.perft-what', { shapes: shapes.join(', ') });
  const { min, max } = seats(options.value);
  if (players < min || players > max) return refuse('cli.number', { option: '--players', min, max });
  const most = boards[shape as Shape].cells.length;
  if (depth < 1 || depth > most) return refuse('cli.number', { option: '--depth', min: 1, max: most });
  const seated = colors.slice(0, players).map((color) => ({ name: color, bot: null, picks: { color } }));
  return ok(countFrom(new Position(setup(options.value, seated)), depth));
}
