/**
 * Games that break the contract, one law each, made from a game that keeps it. The suite is worth something only
 * as long as it catches every one of them.
 */
import type { Bot, DailyPuzzle, Engine, FileCodec, FileFormats, Game, Rules } from '../../src/core/game.ts';
import { pick } from '../../src/core/random.ts';
import type { ResourceKind } from '../../src/core/resource.ts';
import { ok, refuse } from '../../src/core/result.ts';
import type { Review } from '../../src/core/review.ts';

/** A change of the rules; `rules` are the honest ones. */
export type Mutation = (rules: Rules) => Partial<Rules>;

export function mutant(game: Game, mutate: Mutation): Game {
  return {
    ...game,
    open: (resources) => {
      const opened = game.open(resources);
      return opened.ok ? ok({ ...opened.value, ...mutate(opened.value) }) : opened;
    },
  };
}

/** The rules with another engine. */
function withEngine(rules: Rules, change: (engine: Engine) => Engine): Pick<Rules, 'engine'> {
  return { engine: async () => change(await rules.engine()) };
}

/** The rules with other players, by the same names. */
function played(rules: Rules, bot: Bot): Pick<Rules, 'engine'> {
  return withEngine(rules, (engine) => {
    const bots = Object.fromEntries(Object.keys(engine.bots).map((id) => [id, bot]));
    return { ...engine, bots };
  });
}

/** The rules with another look back. */
function lookedBack(rules: Rules, change: (review: Review) => Review): Pick<Rules, 'engine'> {
  return withEngine(rules, (engine) => ({
    ...engine,
    review: (...asked) => change(engine.review!(...asked)),
  }));
}

/** The files with another codec. */
function scribed(
  files: FileFormats,
  change: (codec: FileCodec) => Partial<FileCodec>,
): Pick<FileFormats, 'codec'> {
  return {
    codec: async () => {
      const codec = await files.codec();
      return { ...codec, ...change(codec) };
    },
  };
}

const record = (value: unknown) => value as Record<string, unknown>;
const hash = (value: unknown) =>
  [...JSON.stringify(value)].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);

/** A view that keeps what it was made of. */
function spying(rules: Rules): Pick<Rules, 'view'> & { readonly seen: () => unknown } {
  let seen: unknown = null;
  return {
    view: (state, viewer) => {
      seen = state;
      return rules.view(state, viewer);
    },
    seen: () => seen,
  };
}

/** A move of the same shape that no board has. */
function garbled(value: unknown): unknown {
  if (typeof value === 'number') return value + 97;
  if (Array.isArray(value)) return value.map(garbled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, garbled(part)]));
}

/** Mutants that any game can have. */
export const anyGame: Readonly<Record<string, Mutation>> = {
  'a play that mutates': (rules) => ({
    play: (state, seat, move, random) => {
      record(state).touched = true;
      return rules.play(state, seat, move, random);
    },
  }),
  'a play that throws': (rules) => ({
    play: (state, seat, move, random) => {
      const played = rules.play(state, seat, move, random);
      if (!played.ok) throw new Error('illegal');
      return played;
    },
  }),
  'a play that takes anything out of turn': (rules) => ({
    play: (state, seat, move, random) => {
      const acting = rules.toAct(state);
      return rules.play(state, acting.includes(seat) ? seat : (acting[0] ?? seat), move, random);
    },
  }),
  'Math.random in setup': (rules) => ({
    setup: (options, seats, random) => {
      Math.random();
      return rules.setup(options, seats, random);
    },
  }),
  'a clock in play': (rules) => ({
    play: (state, seat, move, random) => {
      Date.now();
      return rules.play(state, seat, move, random);
    },
  }),
  'a state that remembers the call, not the log': (rules) => {
    let calls = 0;
    return {
      setup: (options, seats, random) => ({ ...record(rules.setup(options, seats, random)), calls: calls++ }),
    };
  },
  'a state with undefined in it': (rules) => ({
    setup: (options, seats, random) => ({ ...record(rules.setup(options, seats, random)), odd: undefined }),
  }),
  'a parser that accepts what it cannot write': (rules) => ({
    parseMove: (text, view) => {
      const parsed = rules.parseMove(text, view);
      return parsed.ok || text.length > 8 ? parsed : ok({ junk: text });
    },
    formatMove: (move) => ('junk' in record(move) ? 'junk' : rules.formatMove(move)),
  }),
  'a parser that throws': (rules) => ({
    parseMove: (text, view) => {
      if (text.includes('\0')) throw new Error('NUL');
      return rules.parseMove(text, view);
    },
  }),
  'a check that always agrees': () => ({ check: () => ok({ worth: null, says: [] }) }),
  'a check that refuses for another reason': (rules) => ({
    check: (view, move) => {
      const checked = rules.check(view, move);
      return checked.ok ? checked : { ok: false, problems: [{ code: 'missing' }] };
    },
  }),
  'moves that are not legal': (rules) => ({
    moves: function* (view, random) {
      for (const move of rules.moves(view, random)) {
        yield move;
        yield garbled(move);
      }
    },
  }),
  'a seat to act without moves': () => ({ moves: () => [] }),
  'an imagination that does not fit': (rules) => ({
    imagine: (view, random) => {
      const state = rules.imagine(view, random);
      return state === null ? null : { ...record(state), extra: 1, last: null };
    },
    view: (state, viewer) => ({ ...record(rules.view(state, viewer)), extra: record(state).extra ?? 0 }),
  }),
  'a bot that plays out of the rules': (rules) => played(rules, { choose: () => ({ none: 1 }) }),
  'a bot that nobody wrote': (rules) =>
    withEngine(rules, ({ bots, ...engine }) => ({
      ...engine,
      bots: Object.fromEntries(Object.entries(bots).slice(1)),
    })),
  'a bot that nobody can choose': (rules) =>
    withEngine(rules, ({ bots, ...engine }) => ({
      ...engine,
      bots: { ...bots, another: Object.values(bots)[0]! },
    })),
  'hints that are promised and not there': (rules) => ({
    hints: true,
    ...withEngine(rules, ({ hint: _, ...engine }) => engine),
  }),
  'hints that are there and not promised': (rules) => ({
    hints: false,
    ...withEngine(rules, (engine) => ({ ...engine, hint: () => [] })),
  }),
  'a look back that is promised and not there': (rules) => ({
    reviewableSeats: () => [],
    ...withEngine(rules, ({ review: _, ...engine }) => engine),
  }),
  'a forfeit that changes nothing': () => ({ forfeit: (state) => state }),
  'an outcome that forgets a seat': (rules) => ({
    outcome: (state) => {
      const outcome = rules.outcome(state);
      return outcome && { ...outcome, standings: outcome.standings.slice(1) };
    },
  }),
  'an outcome in no language': (rules) => ({
    outcome: (state) => {
      const outcome = rules.outcome(state);
      return outcome && { ...outcome, reason: { code: 'because' } };
    },
  }),
  'a drawing with an escape in it': (rules) => ({
    renderText: (view, pen) => `${rules.renderText(view, pen)}\u001b[2J`,
  }),
  'a drawing with two spots for one place': (rules) => ({
    renderText: (view, pen) =>
      `${rules.renderText(view, pen)}\n${pen.spot('·', 'a1')} ${pen.spot('·', 'a1')}`,
  }),
  'a drawing that measures what the pen added': (rules) => ({
    renderText: (view, pen) => `${rules.renderText(view, pen)}\n${pen.spot('·', 'a1').padEnd(8)}|`,
  }),
};

/** Mutants of games that do not look back. */
export const plainGame: Readonly<Record<string, Mutation>> = {
  'a solver that nobody asks for': (rules) =>
    withEngine(rules, (engine) => ({ ...engine, solve: () => refuse('solve-none') })),
  'a look back that is there and not promised': (rules) =>
    withEngine(rules, (engine) => ({
      ...engine,
      review: () => ({ says: [], columns: [], rows: [[]], totals: [], notes: [], data: null }),
    })),
};

/** Mutants of a game that the room can solve. */
export const solvedGame: Readonly<Record<string, Mutation>> = {
  'a solver that is missing': (rules) => withEngine(rules, ({ solve: _, ...engine }) => engine),
  'a solution that is none': (rules) =>
    withEngine(rules, (engine) => ({ ...engine, solve: () => ok({ do: 'solve', filling: [1, 2, 3] }) })),
  'a refusal in no language': (rules) =>
    withEngine(rules, (engine) => ({ ...engine, solve: () => refuse('nobody-says-this') })),
  'a solution that can’t be asked for': (rules) => ({
    check: (view, move) => (record(move)['do'] === 'solve' ? refuse('solve-bare') : rules.check(view, move)),
  }),
};

/** Mutants of games that hide something. */
export const secretGame: Readonly<Record<string, Mutation>> = {
  'a view that leaks': (rules) => ({
    view: (state, viewer) => ({ ...record(rules.view(state, viewer)), debug: hash(state) }),
    imagine: (view, random) => {
      const { debug: _, ...rest } = record(view);
      return rules.imagine(rest, random);
    },
  }),
  'a last that leaks': (rules) => ({
    play: (state, seat, move, random) => {
      const played = rules.play(state, seat, move, random);
      if (!played.ok) return played;
      const after = record(played.value);
      return ok({ ...after, last: { ...record(after.last), text: rules.formatMove(move) } });
    },
  }),
  'a redeal that changes nothing': () => ({ redeal: (state) => state }),
  'a redeal that denies there is a secret': () => ({ redeal: () => null }),
  'a bot that sees the state': (rules) => {
    const { view, seen } = spying(rules);
    const choose: Bot['choose'] = (shown, random) => {
      const moves = [...rules.moves(shown, random)];
      return moves[hash(seen()) % moves.length] ?? pick(random, moves);
    };
    return { view, ...played(rules, { choose }) };
  },
  'a hint that sees the state': (rules) => {
    const { view, seen } = spying(rules);
    return {
      view,
      ...withEngine(rules, (engine) => ({
        ...engine,
        hint: (...asked) => engine.hint!(...asked).map((hint) => ({ ...hint, worth: hash(seen()) })),
      })),
    };
  },
};

/** Mutants of games that read and write files of other programs. */
export const fileGame: Readonly<Record<string, (files: FileFormats) => Partial<FileFormats>>> = {
  'a reader that throws': (files) =>
    scribed(files, ({ read }) => ({
      read: (text) => {
        if (!text.endsWith('\n')) throw new Error('broken off');
        return read(text);
      },
    })),
  'a reader that does not know its own files': (files) => scribed(files, () => ({ read: () => null })),
  'a reader that forgets who plays': (files) =>
    scribed(files, (codec) => ({
      read: (text) => {
        const read = codec.read(text);
        return read?.ok ? ok({ ...read.value, seats: read.value.seats.toReversed() }) : read;
      },
    })),
  'a writer that leaves out the last position': (files) =>
    scribed(files, ({ write }) => ({
      write: (kind, played) =>
        write(kind, { ...played, positions: played.positions.slice(0, -1).concat(played.positions[0]!) }),
    })),
  'a kind of file in no language': (files) => ({ kinds: [...files.kinds, 'nameless'] }),
};

/** Mutants of games of the day, over an honest one. */
export const dailyGame: Readonly<Record<string, (honest: DailyPuzzle) => Partial<Game>>> = {
  'a day without a game': (honest) => ({ daily: (day) => (day.endsWith('-29') ? [] : [honest]) }),
  'two games of the day by one key': (honest) => ({ daily: () => [honest, honest] }),
  'a key that is no noun': (honest) => ({ daily: () => [{ ...honest, key: 'My key' }] }),
  'a game of the day in no language': (honest) => ({ daily: () => [{ ...honest, key: 'nameless' }] }),
  'a game of the day by options that are none': (honest) => ({
    daily: () => [{ ...honest, options: { nothing: true } }],
  }),
  'a game of the day that differs each time': (honest) => {
    let calls = 0;
    return { daily: () => (calls++ % 2 === 0 ? [honest] : [{ ...honest, make: { kind: 'x', wish: 0 } }]) };
  },
};

/** Mutants of games of the day whose content is made. */
export const madeGame: Readonly<Record<string, (honest: DailyPuzzle, kind: ResourceKind) => Partial<Game>>> =
  {
    'a wish for a kind that there is not': (honest) => ({
      daily: () => [{ ...honest, make: { kind: 'dream', wish: null } }],
    }),
    'a wish for a kind that nobody makes': (_, { make: __, ...kind }) => ({ resources: [kind] }),
    'a wish that no field asks for': () => ({ form: [] }),
    'a wish that is not granted': (_, kind) => ({
      resources: [{ ...kind, make: () => refuse('never') }],
    }),
    'content that is made another way each time': (_, kind) => {
      let calls = 0;
      return { resources: [{ ...kind, make: () => ok({ heap: `${++calls}` }) }] };
    },
    'content that its own kind can’t read': (_, kind) => ({
      resources: [{ ...kind, make: () => ok({ heap: 'many' }) }],
    }),
  };

/** Mutants of games that look back. */
export const reviewedGame: Readonly<Record<string, Mutation>> = {
  'a review before the end': () => ({ reviewableSeats: () => [1] }),
  'a review that differs each time': (rules) => {
    let calls = 0;
    return lookedBack(rules, (review) => ({ ...review, data: calls++ }));
  },
  'a review with a cell too few': (rules) =>
    lookedBack(rules, (review) => ({ ...review, rows: review.rows.map((row) => row.slice(1)) })),
  'a review in no language': (rules) =>
    lookedBack(rules, (review) => ({ ...review, says: [{ code: 'hm' }] })),
};

/** The law that must catch each of them; others may too. */
export const caughtBy: Readonly<Record<string, string>> = {
  'a solver that nobody asks for': 'the engine has what is promised',
  'a solver that is missing': 'the engine has what is promised',
  'a solution that is none': 'solving is a move',
  'a refusal in no language': 'solving is a move',
  'a solution that can’t be asked for': 'solving is a move',
  'a play that mutates': 'games come to an end',
  'a play that throws': 'check agrees with play',
  'a play that takes anything out of turn': 'check agrees with play',
  'Math.random in setup': 'games come to an end',
  'a clock in play': 'games come to an end',
  'a state that remembers the call, not the log': 'a replay of the log gives the same states',
  'a state with undefined in it': 'states and views are plain JSON',
  'a parser that accepts what it cannot write': 'any text gives a Result',
  'a parser that throws': 'any text gives a Result',
  'a check that always agrees': 'check agrees with play',
  'a check that refuses for another reason': 'check agrees with play',
  'moves that are not legal': 'games come to an end',
  'a seat to act without moves': 'games come to an end',
  'an imagination that does not fit': 'imagine fits the view',
  'a bot that plays out of the rules': 'every bot plays legally, also when told to stop',
  'a bot that nobody wrote': 'the engine has what is promised',
  'a bot that nobody can choose': 'the engine has what is promised',
  'hints that are promised and not there': 'the engine has what is promised',
  'hints that are there and not promised': 'the engine has what is promised',
  'a look back that is promised and not there': 'the engine has what is promised',
  'a look back that is there and not promised': 'the engine has what is promised',
  'a forfeit that changes nothing': 'forfeits end a seat and at last the game',
  'an outcome that forgets a seat': 'the outcome places every seat',
  'an outcome in no language': 'the outcome places every seat',
  'a review before the end': 'reviews look back at the end',
  'a review that differs each time': 'reviews look back at the end',
  'a review with a cell too few': 'reviews look back at the end',
  'a review in no language': 'reviews look back at the end',
  'a drawing with an escape in it': 'every view can be drawn and told',
  'a drawing with two spots for one place': 'every drawing can be pointed at',
  'a drawing that measures what the pen added': 'every drawing can be pointed at',
  'a view that leaks': 'views leak nothing',
  'a last that leaks': 'last tells no more than the rest of the view',
  'a redeal that changes nothing': 'views leak nothing',
  'a redeal that denies there is a secret': 'views leak nothing',
  'a bot that sees the state': 'bots know only their view',
  'a hint that sees the state': 'bots know only their view',
  'a reader that throws': 'files are read as they were written',
  'a reader that does not know its own files': 'files are read as they were written',
  'a reader that forgets who plays': 'files are read as they were written',
  'a writer that leaves out the last position': 'files are read as they were written',
  'a kind of file in no language': 'files are read as they were written',
  ...Object.fromEntries(
    [...Object.keys(dailyGame), ...Object.keys(madeGame)].map((title) => [
      title,
      'every game of the day can be named, read and made',
    ]),
  ),
};
