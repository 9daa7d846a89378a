/** Whatever the network does: no command is lost or done twice, and in the end all screens show the host's view. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Accepted, RoomClient } from '../../src/client/connection.ts';
import { pick } from '../../src/core/random.ts';
import { must, type Result } from '../../src/core/result.ts';
import type { LiveTable } from '../../src/host/live.ts';
import type { Intent } from '../../src/room/decide.ts';
import { type Screen, screenFor } from '../../src/room/screen.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { seedOf } from '../seed.ts';
import { calm, Simulation, storm } from './simulation.ts';

const root = resolve(import.meta.dirname, '..', '..');
const library = new FolderLibrary(root);

type Case = {
  readonly game: string;
  readonly options: unknown;
  readonly picks: readonly Record<string, string>[];
};

/** Turn games and races, with and without secrets. */
const cases: Readonly<Record<string, Case>> = {
  'rolit, a turn game for three': {
    game: 'rolit',
    options: { variant: 'official', shape: 'SS' },
    picks: [{ color: 'red' }, { color: 'blue' }, { color: 'green' }],
  },
  'mastermind, three break one code at once': {
    game: 'mastermind',
    options: { role: 'breaker', difficulty: 'easy', turns: 12 },
    picks: [{}, {}, {}],
  },
  'kenken, a race': { game: 'kenken', options: { level: 'builtin:4x4-easy-1' }, picks: [{}, {}] },
};

const seeds = [...Array(8).keys()];

describe.each(Object.keys(cases))('%s', (title) => {
  it.each(seeds)('[S3][S7][S9][S10][S15] converges in storm %i', async (round) => {
    const story = new Story(title, round);
    await story.begin();
    story.simulation.weather = storm;
    await story.play(120);
    story.simulation.weather = calm;
    await story.settle();
    await story.check();
  });
});

class Story {
  readonly simulation: Simulation;
  readonly #case: Case;
  readonly #players: Player[] = [];
  #live!: LiveTable;

  constructor(title: string, round: number) {
    this.simulation = new Simulation(seedOf(`${title} ${round}`), library);
    this.#case = cases[title]!;
  }

  async begin(): Promise<void> {
    const { registry } = this.simulation;
    const { game, options, picks } = this.#case;
    const wanted = { game, options, name: null, hints: null, seats: [], start: false, replaceOldest: false };
    const id = must(await registry.create(wanted, 'player-0'));
    this.#live = must(await registry.find(id));
    for (const [at, picked] of picks.entries()) {
      this.#players.push(new Player(this.simulation, id, at));
      await this.#order(`player-${at}`, { kind: 'sit', choice: { name: `P${at}`, picks: picked } });
    }
    await this.#order('player-0', { kind: 'start' });
    for (const player of this.#players) player.watch();
    await this.simulation.clock.run(1000);
  }

  /** Everybody does something now and then, as their screen allows. */
  async play(rounds: number): Promise<void> {
    for (let n = 0; n < rounds; n++) {
      for (const player of this.#players) player.act(this.#live);
      await this.simulation.clock.run(300);
    }
  }

  async settle(): Promise<void> {
    for (let n = 0; n < 40; n++) await this.simulation.clock.run(3000);
  }

  async check(): Promise<void> {
    const events = await this.simulation.store.log(this.#live.id);
    const log = new Map(events.map(({ cmd, seq }) => [cmd, seq]));
    expect(log.size).toBe(events.length);
    for (const player of this.#players) player.check(this.#live, log, this.simulation.clock.now);
    expect(events.filter(({ body }) => body.kind === 'moved').length).toBeGreaterThan(3);
  }

  async #order(actor: string, intent: Intent): Promise<void> {
    const cmd = `setup-${actor}-${intent.kind}`;
    const answer = await this.#live.submit({ cmd, actor, seen: null, after: null, intent });
    expect(answer.result).toBe('accepted');
  }
}

class Player {
  readonly #simulation: Simulation;
  readonly #table: string;
  readonly #seat: number;
  readonly #client: RoomClient;
  readonly #answers: Result<Accepted>[] = [];
  #sent = 0;
  #screen: Screen | null = null;

  constructor(simulation: Simulation, table: string, seat: number) {
    this.#simulation = simulation;
    this.#table = table;
    this.#seat = seat;
    this.#client = simulation.client(`player-${seat}`);
  }

  watch(): void {
    this.#client.watch(this.#table, this.#seat, {
      screen: (screen) => {
        this.#screen = screen;
      },
    });
  }

  act({ opened: { rules } }: LiveTable): void {
    const { chance } = this.#simulation;
    const screen = this.#screen;
    if (screen?.phase !== 'playing' || this.#client.waiting > 2 || !this.#simulation.happens(600)) return;
    if (this.#simulation.happens(30)) this.#send({ kind: 'save', name: 'here' });
    // A pause is soon over, or nothing would happen in the rest of the storm.
    if (this.#simulation.happens(screen.paused ? 300 : 20))
      this.#send({ kind: screen.paused ? 'resume' : 'pause' });
    if (this.#simulation.happens(30)) this.#send({ kind: 'undo' });
    if (this.#simulation.happens(40)) this.#send({ kind: 'hint', seat: this.#seat });
    if (screen.request?.waiting) this.#send({ kind: 'answer', agree: this.#simulation.happens(700) });
    if (screen.view === null || !screen.toAct.includes(this.#seat)) return;
    const moves = [...rules.moves(screen.view, chance)].slice(0, 200);
    this.#send({ kind: 'move', seat: this.#seat, text: rules.formatMove(pick(chance, moves)) });
  }

  check({ opened, table }: LiveTable, log: ReadonlyMap<string, number>, now: number): void {
    expect(this.#client.waiting).toBe(0);
    expect(this.#answers).toHaveLength(this.#sent);
    for (const answer of this.#answers) {
      if (answer.ok) expect(log.get(answer.value.cmd)).toBe(answer.value.seq);
    }
    const mine = [...log.keys()].filter((cmd) => cmd.startsWith(`cmd-player-${this.#seat}-`));
    expect(mine).toHaveLength(this.#answers.filter(({ ok }) => ok).length);
    const timeless = (screen: Screen) => ({ ...screen, playedMs: 0 });
    const truth = screenFor(opened, table, `player-${this.#seat}`, this.#seat, now);
    expect(timeless(this.#screen!)).toEqual(JSON.parse(JSON.stringify(timeless(truth))));
  }

  #send(intent: Intent): void {
    this.#sent += 1;
    void this.#client.command(this.#table, intent).then((answer) => this.#answers.push(answer));
  }
}
