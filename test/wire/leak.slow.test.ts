/**
 * Nothing that is hidden leaves the server. Whole games are played over real sockets, and every byte that anybody got
 * is looked at afterwards: it must be the same had all been dealt otherwise that they can't know, and nothing in it
 * may be a secret word by word.
 */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { pick } from '../../src/core/random.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Down } from '../../src/protocol/wire.ts';
import { apply, create, ReturnPoints } from '../../src/room/apply.ts';
import type { Frame, ReplayPage } from '../../src/room/past.ts';
import { type Screen, screenFor } from '../../src/room/screen.ts';
import type { OpenGame, PastMove, Table } from '../../src/room/table.ts';
import type { Room } from '../../src/server/room.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';
import { chanceOf } from '../seed.ts';
import { Guest } from './guest.ts';
import { openHouse } from './house.ts';
import { Line } from './line.ts';
import { secretsFrom } from './secrets.ts';

type Scene = {
  readonly game: string;
  readonly options: unknown;
  /** What the people pick, each at home; then what sits beside them. */
  readonly people: readonly Readonly<Record<string, string>>[];
  readonly bots?: readonly unknown[];
  /** Moves after which everybody gives up. */
  readonly most: number;
  /** Whether there is something to hide. */
  readonly open?: true;
};

const wide = { difficulty: 'custom', positions: 5, colors: 9, repeats: true, holes: false, turns: 8 };

const scenes: Readonly<Record<string, Scene>> = {
  'mastermind, a race': {
    game: 'mastermind',
    options: { role: 'breaker', ...wide },
    people: [{}, {}, {}],
    most: 40,
  },
  'mastermind, a codemaker who tells the room': {
    game: 'mastermind',
    options: { role: 'maker', code: 'told', ...wide },
    people: [{ role: 'maker' }, { role: 'breaker' }, { role: 'breaker' }],
    most: 60,
  },
  'mastermind, a duel': {
    game: 'mastermind',
    options: { role: 'duel', ...wide },
    people: [{}, {}],
    most: 40,
  },
  'mastermind, a duel with a bot': {
    game: 'mastermind',
    options: { role: 'duel', ...wide },
    people: [{}],
    bots: [{ name: 'Bot', bot: 'random' }],
    most: 40,
  },
  'kenken, a race': {
    game: 'kenken',
    options: { level: 'builtin:6x6-easy-1' },
    people: [{}, {}],
    most: 60,
  },
  'scrabble, words that are looked up': {
    game: 'scrabble',
    options: { resource: 'builtin:en', size: 11 },
    people: [{}, {}],
    most: 24,
  },
  'scrabble, with challenges, for three': {
    game: 'scrabble',
    options: { resource: 'builtin:en', size: 11, challenge: 'five' },
    people: [{}, {}, {}],
    most: 24,
  },
  'scrabble, with a bot': {
    game: 'scrabble',
    options: { resource: 'builtin:en', size: 11 },
    people: [{}],
    bots: [{ name: 'Bot', bot: 'easy' }],
    most: 16,
  },
  'rolit, where all is open': {
    game: 'rolit',
    options: { variant: 'free', shape: 'SS' },
    people: [{ color: 'red' }, { color: 'blue' }],
    most: 200,
    open: true,
  },
};

/** Somebody at the wire: with a seat, or looking on. */
type Viewer = { readonly guest: Guest; readonly line: Line; readonly seat: Seat | null };

/** What an HTTP route said to somebody when the table was at this event. */
type Body = {
  readonly viewer: Viewer;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly seq: number;
};

class Story {
  readonly room: Room;
  readonly scene: Scene;
  readonly store: MemoryStore;
  readonly viewers: Viewer[] = [];
  readonly bodies: Body[] = [];
  readonly chance;
  table = '';
  opened!: OpenGame;
  /** The table after every event, by its number. */
  readonly history: Table[] = [];

  constructor(room: Room, store: MemoryStore, title: string, scene: Scene) {
    this.room = room;
    this.store = store;
    this.scene = scene;
    this.chance = chanceOf(title);
  }

  get #latest(): readonly Screen[] {
    return this.viewers.map(({ line }) => {
      const shown = line.heard.findLast((message) => message.type === 'screen');
      return (shown as Down & { type: 'screen' }).screen;
    });
  }

  async begin(): Promise<void> {
    const { game, options, people, bots = [] } = this.scene;
    const owner = await Guest.at(this.room.url);
    this.table = (await owner.json<{ id: string }>('POST', '/api/tables', { game, options })).id;
    const wait = async (line: Line, intent: Parameters<Line['command']>[1]) =>
      expect(await line.command(this.table, intent)).toMatchObject({ result: 'accepted' });
    for (const [seat, picks] of people.entries()) {
      const guest = seat === 0 ? owner : await Guest.at(this.room.url);
      const line = await Line.open(guest);
      await wait(line, { kind: 'sit', choice: { name: `P${seat}`, picks } });
      this.viewers.push({ guest, line, seat });
    }
    const spectator = await Guest.at(this.room.url);
    this.viewers.push({ guest: spectator, line: await Line.open(spectator), seat: null });
    for (const { line, seat } of this.viewers) await line.watch(this.table, seat);
    const host = this.viewers[0]!.line;
    for (const choice of bots) await wait(host, { kind: 'sit', choice });
    await wait(host, { kind: 'start' });
    const live = await this.room.registry.find(this.table);
    if (!live.ok) throw new Error('no table');
    this.opened = live.value.opened;
  }

  async play(): Promise<void> {
    for (let n = 0; ; n++) {
      const [screen] = await this.#settled();
      if (screen!.phase === 'over') return;
      if (n % 8 === 5) await this.#ask(screen!.seq);
      if (n >= this.scene.most) await this.#giveUp();
      else await this.#move();
    }
  }

  /** All have seen the newest event, and only people are to act, or nobody. */
  async #settled(): Promise<readonly Screen[]> {
    for (;;) {
      for (const { line } of this.viewers) await line.settled();
      const screens = this.#latest;
      const { seq, toAct } = screens[0]!;
      const isRest = toAct.every((seat) => seat < this.scene.people.length);
      if (screens.every((screen) => screen.seq === seq) && isRest) return screens;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async #move(): Promise<void> {
    const seat = pick(this.chance, this.#latest[0]!.toAct);
    const { view, seq } = this.#latest[seat]!;
    const { rules } = this.opened;
    const moves = [...rules.moves(view, this.chance)].slice(-400);
    const text = rules.formatMove(pick(this.chance, moves));
    const answer = await this.viewers[seat]!.line.command(
      this.table,
      { kind: 'move', seat, text },
      { seen: seq },
    );
    expect(answer, text).toMatchObject({ result: 'accepted' });
  }

  async #giveUp(): Promise<void> {
    for (const { line, seat } of this.viewers)
      if (seat !== null) await line.command(this.table, { kind: 'forfeit', seat, why: 'resigned' });
  }

  /** Everything that HTTP tells everybody of a table. */
  async #ask(seq: number): Promise<void> {
    const at = `/api/tables/${this.table}`;
    for (const viewer of this.viewers) {
      const own =
        viewer.seat === null
          ? []
          : [`${at}/replay?seat=${viewer.seat}`, `${at}/replay?seat=${viewer.seat}&from=2&count=3`];
      const other = `${at}/replay?seat=${viewer.seat === 0 ? 1 : 0}`;
      const paths = [
        '/api/tables',
        '/api/tables?show=open',
        at,
        `${at}/replay`,
        `${at}/replay?from=3&count=4`,
        `${at}/export`,
        ...own,
        other,
      ];
      for (const path of paths) {
        const response = await viewer.guest.fetch('GET', path);
        this.bodies.push({ viewer, path, status: response.status, text: await response.text(), seq });
      }
    }
  }

  async end(): Promise<void> {
    const last = (await this.#settled())[0]!;
    await this.#ask(last.seq);
    const log = await this.store.log(this.table);
    const points = new ReturnPoints(log);
    for (const event of log) {
      const before = this.history.at(-1);
      const table = before ? apply(this.opened, before, event, points.before(event)) : create(event);
      points.keep(table, event);
      this.history.push(table);
    }
    for (const { line } of this.viewers) await line.close();
  }

  at(seq: number): Table {
    return this.history[seq - 1]!;
  }

  /** The table had all been dealt otherwise that this viewer can't know; null where that is nothing. */
  otherwise(table: Table, { guest, seat }: Viewer, n: number): Table | null {
    if (table.phase !== 'playing') return null;
    const state = this.opened.rules.redeal(table.state, seat ?? 'spectator', chanceOf(`other ${n}`));
    if (state === null) return null;
    const elsewhere = (player: string | null) =>
      player === null || player === guest.player ? player : 'other';
    return {
      ...table,
      state,
      seed: 'f'.repeat(64),
      owner: elsewhere(table.owner),
      seats: table.seats.map((place) => ({ ...place, player: elsewhere(place.player) })),
      last: table.last && otherwiseWritten(table.last, seat),
    };
  }
}

function otherwiseWritten(move: PastMove, seat: Seat | null): PastMove {
  return move.seat === seat || move.text === null ? move : { ...move, text: 'something else' };
}

const timeless = (screen: Screen) => JSON.stringify({ ...screen, playedMs: 0 });

describe.each(Object.entries(scenes))('[R31] %s', (title, scene) => {
  let story: Story;
  let room: Room;
  afterAll(() => room.close());

  it('is played to its end over sockets', async () => {
    const store = new MemoryStore();
    room = await openHouse({ store });
    story = new Story(room, store, title, scene);
    await story.begin();
    await story.play();
    await story.end();
    expect(story.history.at(-1)!.phase).toBe('over');
    expect(story.history.at(-1)!.moveCount).toBeGreaterThan(10);
  });

  it('every screen would be the same had all been dealt otherwise that its viewer can’t know', () => {
    let compared = 0;
    for (const viewer of story.viewers) {
      for (const message of viewer.line.heard) {
        if (message.type !== 'screen') continue;
        const { screen } = message;
        const table = story.at(screen.seq);
        const { player } = viewer.guest;
        const shown = (of: Table) => timeless(screenFor(story.opened, of, player, screen.seat, 0));
        expect(timeless(screen)).toBe(shown(table));
        expect(screen.seat).toBe(viewer.seat);
        const other = story.otherwise(table, viewer, compared);
        if (!other) continue;
        compared += 1;
        expect(timeless(screen), `what ${viewer.seat ?? 'a spectator'} sees at ${screen.seq}`).toBe(
          shown(other),
        );
      }
    }
    // Of several screens within one moment only the newest comes: how many there are depends on the machine.
    expect(compared > 3).toBe(scene.open !== true);
  });

  it('no message holds a secret word by word', () => {
    let looked = 0;
    for (const { line, guest, seat } of story.viewers) {
      const others = story.viewers.filter((other) => other.guest !== guest);
      for (const message of line.heard) {
        const text = JSON.stringify(message);
        for (const other of others) {
          expect(text).not.toContain(other.guest.player);
          expect(text).not.toContain(other.guest.cookie.split('.')[1]!);
        }
        const table = message.type === 'screen' ? story.at(message.screen.seq) : null;
        if (table?.phase === 'over') continue;
        expect(text).not.toContain(story.at(1).seed);
        if (table?.phase !== 'playing') continue;
        for (const secret of secretsFrom(scene.game, table.state, seat)) {
          looked += 1;
          expect(text).not.toContain(secret);
        }
      }
    }
    expect(looked > 20).toBe(scene.open !== true);
  });

  it('these words are found where they may be: in one’s own messages, and in all when it is over', () => {
    const heard = story.viewers.map(({ line }) => JSON.stringify(line.heard));
    const mine = story.history.flatMap((table) =>
      table.phase === 'playing' ? secretsFrom(scene.game, table.state, null) : [],
    );
    for (const text of heard) expect(text).toContain(story.at(1).seed);
    const found = mine.filter((secret) => heard.some((text) => text.includes(secret)));
    expect(found.length > 0).toBe(scene.open !== true);
  });

  it('[T2][T3] neither does any list or summary', () => {
    for (const { viewer, path, text, seq, status } of story.bodies) {
      if (path.includes('/replay') || path.includes('/export')) continue;
      expect(status).toBe(200);
      harmless(text, viewer, seq);
      const other = story.otherwise(story.at(seq), { ...viewer, seat: null }, seq);
      const { rules } = story.opened;
      const listed = path.endsWith(story.table)
        ? (JSON.parse(text) as { seats: { score: number | null }[] })
        : null;
      const scores = other && rules.scores(rules.view(other.state, 'spectator'));
      if (listed && scores) expect(listed.seats.map(({ score }) => score)).toEqual(scores);
    }
  });

  it('[T7] replays show each position as its viewer saw it, and no move of others', () => {
    let compared = 0;
    for (const { viewer, path, status, text, seq } of story.bodies) {
      if (!path.includes('/replay')) continue;
      const seat = /seat=(\d)/.exec(path)?.[1];
      if (seat !== undefined && Number(seat) !== viewer.seat) {
        expect([status, text]).toEqual([403, expect.stringContaining('not-your-seat')]);
        continue;
      }
      const { frames, from } = JSON.parse(text) as ReplayPage;
      compared += compareFrames(frames, viewer, seat === undefined ? null : Number(seat), seq, from);
      if (story.at(seq).phase === 'playing') expect(text).not.toContain(story.at(1).seed);
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('[T6][R22] a file is a replay while others play, and names nobody ever', () => {
    const files = story.bodies.filter(({ path }) => path.endsWith('/export'));
    const isAlone = scene.people.length === 1;
    for (const { viewer, status, text, seq } of files) {
      const isOver = story.at(seq).phase === 'over';
      for (const { guest } of story.viewers) expect(text).not.toContain(guest.player);
      if (viewer.seat === null && !isOver) expect(status).toBe(403);
      else expect(JSON.parse(text).ludoteca).toBe(isOver || isAlone ? 'table' : 'replay');
      if (viewer.seat === null || isOver || isAlone) continue;
      expect(text).not.toContain(story.at(1).seed);
      compareFrames(JSON.parse(text).frames, viewer, viewer.seat, seq);
    }
    expect(files.length).toBeGreaterThan(2);
  });

  it('the seed shown at the end is the one whose hash was shown from the start', () => {
    for (const { line } of story.viewers) {
      const screens = line.heard.flatMap((message) => (message.type === 'screen' ? [message.screen] : []));
      const { seed, hash } = screens.at(-1)!.proof;
      expect(createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex')).toBe(hash);
      expect(new Set(screens.map(({ proof }) => proof.hash))).toEqual(new Set([hash]));
    }
  });

  function harmless(text: string, { guest, seat }: Viewer, seq: number): void {
    for (const other of story.viewers)
      if (other.guest !== guest) expect(text).not.toContain(other.guest.player);
    const table = story.at(seq);
    expect(text).not.toContain(table.seed);
    if (table.phase !== 'playing') return;
    for (const secret of secretsFrom(scene.game, table.state, seat)) expect(text).not.toContain(secret);
  }

  /** How many of them could have told something. */
  function compareFrames(
    frames: readonly Frame[],
    viewer: Viewer,
    seat: Seat | null,
    seq: number,
    from = 0,
  ): number {
    const { rules } = story.opened;
    const isOver = story.at(seq).phase === 'over';
    const started = story.history.filter(({ phase }) => phase !== 'gathering');
    for (const [n, { move, view }] of frames.entries()) {
      const at = from + n;
      const table = started.find(({ moveCount }) => moveCount === at)!;
      const seer = isOver ? 'open' : (seat ?? 'spectator');
      expect(JSON.stringify(view)).toBe(JSON.stringify(rules.view(table.state, seer)));
      if (isOver) continue;
      const other = story.otherwise(table, { ...viewer, seat }, at);
      if (other) expect(JSON.stringify(view)).toBe(JSON.stringify(rules.view(other.state, seer)));
      if (move && move.seat !== seat) expect(move.text).toBeNull();
    }
    return frames.length;
  }
});
