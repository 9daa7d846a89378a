import { describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import { must, type Result } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { suggestPicks } from '../../core/seating.ts';
import { shapes } from './boards.ts';
import { colors } from './colors.ts';
import {
  defaults,
  defaultsIn,
  parseOptions,
  parseSeat,
  ready,
  rivals,
  seatForm,
  seats,
  variants,
} from './options.ts';

const teamGame = must(parseOptions({ mode: 'teams', teams: ['Nord', 'Sud', 'Est'] }));
const othello = must(parseOptions({ variant: 'othello' }));

function problems(result: Result<unknown>): readonly (readonly [string, string | undefined])[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => [code, path] as const);
}

function seat(name: string, color: string, team?: string): SeatChoice {
  return { name, bot: null, picks: { color, ...(team !== undefined && { team }) } };
}

/** Takes what is suggested, again and again. */
function sitDown(options: typeof defaults, count: number): readonly SeatChoice[] {
  const taken: SeatChoice[] = [];
  for (let at = 0; at < count; at++) {
    const raw = { name: `P${at}`, bot: null, picks: suggestPicks(seatForm(options, taken)) };
    taken.push(must(parseSeat(options, raw, taken)));
  }
  return taken;
}

describe('options', () => {
  it('[R10] nothing given is a free classic game on the medium square', () => {
    expect(must(parseOptions({}))).toEqual(defaults);
    expect(defaults).toMatchObject({ variant: 'free', shape: 'SM', mode: 'classic' });
  });

  it.each(variants)('[O4] variant %s goes with all nine boards', (variant) => {
    for (const shape of shapes) expect(must(parseOptions({ variant, shape })).shape).toBe(shape);
  });

  it.each([
    [{ variant: 'chess' }, 'not-a-choice', 'variant'],
    [{ shape: 'XL' }, 'not-a-choice', 'shape'],
    [{ mode: 'alone' }, 'not-a-choice', 'mode'],
    [{ mode: 'teams', teams: 'Sol' }, 'not-a-list', 'teams'],
    [{ mode: 'teams', teams: ['Sol'] }, 'names-count', 'teams'],
    [{ mode: 'teams', teams: ['Sol', ' '] }, 'name-empty', 'teams'],
    [{ mode: 'teams', teams: ['Sol', 'x'.repeat(21)] }, 'name-long', 'teams'],
    [{ mode: 'teams', teams: ['Sol', 'sol '] }, 'names-repeat', 'teams'],
    [{ mode: 'teams', teams: ['Léo', 'LEO'] }, 'names-repeat', 'teams'],
    [{ mode: 'teams', teams: ['Sol', 'Lu\u202ena'] }, 'name-unseen', 'teams'],
    [{ size: 8 }, 'unknown-field', 'size'],
  ])('[R10] %j: %s', (raw, code, path) => {
    expect(problems(parseOptions(raw))).toEqual([[code, path]]);
  });

  it('[R10] every bad field has its own problem', () => {
    const raw = { shape: 'XL', mode: 'teams', teams: [], size: 8 };
    expect(problems(parseOptions(raw)).map(([, path]) => path)).toEqual(['size', 'shape', 'teams']);
  });

  it('[O2] teams are proposed in the language of who plays', () => {
    const proposed = languages.map((language) => defaultsIn(language).teams.join(' '));
    expect(proposed).toEqual(['Sol Lluna', 'Sol Luna', 'Sun Moon']);
  });
  it('[O4] othello has no teams', () => {
    expect(must(parseOptions({ variant: 'othello', mode: 'teams' })).mode).toBe('classic');
  });

  it('[O2] names of teams are tidied', () => {
    expect(must(parseOptions({ mode: 'teams', teams: [' Sol  i\nmar', 'Luna'] })).teams).toEqual([
      'Sol i mar',
      'Luna',
    ]);
  });
});

describe('seats', () => {
  it('[O2] two to ten, at least one a team, two in othello', () => {
    expect(seats(defaults)).toEqual({ min: 2, max: 10 });
    expect(seats(teamGame)).toEqual({ min: 3, max: 10 });
    expect(seats(othello)).toEqual({ min: 2, max: 2 });
  });

  it('[O2] ten colours, those taken no longer offered', () => {
    expect(seatForm(defaults, [])).toMatchObject([{ key: 'color', choices: colors }]);
    expect(colors).toHaveLength(10);
    const [color] = seatForm(defaults, [seat('Ada', 'yellow'), seat('Leo', 'green')]);
    expect(color).toMatchObject({ choices: colors.filter((each) => each !== 'yellow' && each !== 'green') });
  });

  it('[O9] a colour is taken once only', () => {
    const result = parseSeat(defaults, { name: 'Leo', picks: { color: 'red' } }, [seat('Ada', 'red')]);
    expect(problems(result)).toEqual([['color-taken', 'picks.color']]);
  });

  it('[O9] a taken colour and a taken name are both told', () => {
    const result = parseSeat(defaults, { name: 'ADA', picks: { color: 'red' } }, [seat('Ada', 'red')]);
    expect(problems(result)).toEqual([
      ['color-taken', 'picks.color'],
      ['name-taken', 'name'],
    ]);
  });

  it('[O2] a colour that does not exist, or none', () => {
    const parse = (picks: unknown) => problems(parseSeat(defaults, { name: 'Leo', picks }, []));
    expect(parse({ color: 'white' })).toEqual([['not-a-choice', 'picks.color']]);
    expect(parse({})).toEqual([['missing', 'picks.color']]);
  });

  it('[O9] any number may join a team, but only one that is there', () => {
    const parse = (team: string) =>
      parseSeat(teamGame, { name: 'Leo', picks: { color: 'red', team } }, [seat('Ada', 'blue', 'Sud')]);
    expect(must(parse('Sud')).picks).toEqual({ color: 'red', team: 'Sud' });
    expect(problems(parse('Oest'))).toEqual([['not-a-choice', 'picks.team']]);
  });

  it('[O2] there are no teams to pick in classic games', () => {
    const result = parseSeat(defaults, { name: 'Leo', picks: { color: 'red', team: 'Sol' } }, []);
    expect(problems(result)).toEqual([['unknown-field', 'picks.team']]);
  });

  it('[O9] the team with fewest is suggested first', () => {
    const taken = [seat('Ada', 'blue', 'Nord'), seat('Leo', 'red', 'Est')];
    expect(seatForm(teamGame, taken)[1]).toMatchObject({ choices: ['Sud', 'Nord', 'Est'] });
  });

  it('[R10] ten who take what is suggested can start, in even teams', () => {
    const taken = sitDown(teamGame, 10);
    expect(ready(teamGame, taken).ok).toBe(true);
    const sizes = teamGame.teams.map((team) => taken.filter(({ picks }) => picks['team'] === team).length);
    expect(sizes).toEqual([4, 3, 3]);
  });

  it.each([defaults, othello, teamGame, { ...teamGame, teams: ['1', '2', '3', '4', '5', '6', '7'] }])(
    '[R10] quick play seats enough rivals: %j',
    (options) => {
      const taken = sitDown(options, 1 + rivals(options).length);
      expect(problems(ready(options, taken))).toEqual([]);
    },
  );
});

describe('ready', () => {
  it('[O2] not alone', () => {
    expect(problems(ready(defaults, [seat('Ada', 'red')]))).toEqual([['players-few', undefined]]);
  });

  it('[O4] othello is for two', () => {
    const three = [seat('Ada', 'red'), seat('Leo', 'blue'), seat('Mar', 'green')];
    expect(problems(ready(othello, three))).toEqual([['players-many', undefined]]);
    expect(ready(othello, three.slice(1)).ok).toBe(true);
  });

  it('[O2] no team is empty at the start', () => {
    const taken = ['red', 'blue', 'green'].map((color, at) => seat(`P${at}`, color, 'Sud'));
    const result = ready(teamGame, taken);
    expect(result).toMatchObject({
      problems: [
        { code: 'team-empty', params: { team: 'Nord' } },
        { code: 'team-empty', params: { team: 'Est' } },
      ],
    });
  });
});
