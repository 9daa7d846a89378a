/** Things to read: help, standings, what happened, manuals. */

import type { Frames } from '../client/frames.ts';
import { frameNews } from '../client/news.ts';
import type { TableClient } from '../client/table.ts';
import type { Pen } from '../core/phrase.ts';
import { type CommandId, commandIds, commandName, shortForms } from './commands.ts';
import { dateText } from './entries.ts';
import type { TableInput } from './input.ts';
import { renderMarkdown } from './markdown.ts';
import { rows, rowText, teamRows } from './standings.ts';
import { clean, padTo, widthOf, wrap } from './text.ts';

export type Page = {
  readonly title: string;
  readonly body: (pen: Pen, width: number) => readonly string[];
};

export function helpPage({ say, table }: TableInput): Page {
  const able = commandIds.filter((id) => isAble(id, table));
  const commands = able.map((id): Entry => {
    return { name: `/${commandName(id, say)}`, short: `/${shortForms[id]}`, text: say(`cmd.${id}.help`) };
  });
  const moves = table.game.notation.map(({ name, short, form }): Entry => {
    return { name: form, short: short === form ? '' : short, text: say(`notation.${name}`) };
  });
  return {
    title: say('page.help'),
    body: (pen, width) => [
      pen.paint(say('page.moves'), 'strong'),
      ...entryLines(moves, pen, width),
      '',
      pen.paint(say('page.commands'), 'strong'),
      ...entryLines(commands, pen, width),
      '',
      ...wrap(say('page.keys'), width),
    ],
  };
}

/** Hints where the game has some, and something to share only on its day. */
function isAble(id: CommandId, { rules, screen, game }: TableClient): boolean {
  if (id === 'share') return screen.daily !== null;
  if (id === 'same') return game.isDealt?.(screen.options) ?? false;
  if (id === 'review') return Boolean(rules.reviewableSeats);
  return rules.hints || (id !== 'hint' && id !== 'take');
}

/** A result as text, to be copied. */
export function sharePage({ say }: TableInput, text: string): Page {
  return { title: say('page.share'), body: () => text.split('\n') };
}

type Entry = { readonly name: string; readonly short: string; readonly text: string };

/** The whole board, for those who are told only what is new. */
export function boardPage({ say, table: { rules, screen } }: TableInput): Page {
  return {
    title: say('page.board'),
    body: (pen) => (screen.view === null ? [] : rules.renderText(screen.view, { ...pen, say }).split('\n')),
  };
}

/** Three columns: how it is written, in short, what it does. */
function entryLines(entries: readonly Entry[], { paint }: Pen, width: number): readonly string[] {
  const widest = (part: 'name' | 'short') => Math.max(...entries.map((entry) => widthOf(entry[part])), 0);
  const [names, shorts] = [widest('name'), widest('short')];
  const lead = 2 + names + 2 + shorts + 2;
  return entries.flatMap(({ name, short, text }) => {
    const [first = '', ...rest] = wrap(text, Math.max(20, width - lead));
    const head = `  ${paint(padTo(name, names), 'accent')}  ${paint(padTo(short, shorts), 'dim')}  ${first}`;
    return [head, ...rest.map((line) => ' '.repeat(lead) + line)];
  });
}

export function scorePage(input: TableInput): Page {
  const [all, teams] = [rows(input), teamRows(input)];
  return {
    title: input.say('page.score'),
    body: (pen, width) => {
      const lineOf = (row: (typeof all)[number]) => {
        const text = rowText(row, Math.min(width, 60));
        return row.tone ? pen.paint(text, row.tone) : text;
      };
      return [...all.map(lineOf), ...(teams.length > 0 ? ['', ...teams.map(lineOf)] : [])];
    },
  };
}

/** A position to go back to; `to` as the room knows it, null for the start. */
type Point = {
  readonly to: number | null;
  readonly name: string;
  readonly moves: number;
  readonly at: number | null;
  readonly isHere: boolean;
};

/** The start, then what was saved, the oldest first: their places are the numbers they are called by. */
export function savePoints({ say, table: { screen } }: TableInput): readonly Point[] {
  const start = {
    to: null,
    name: say('play.saves-start'),
    moves: 0,
    at: null,
    isHere: screen.moveCount === 0,
  };
  return [start, ...screen.saves.map(({ seq: to, ...save }) => ({ to, ...save }))];
}

export function savesPage(input: TableInput): Page {
  const { say, guide } = input;
  const lines = savePoints(input).map(({ name, moves, at, isHere }, n) => {
    const notes = [
      ...(moves > 0 ? [say('play.saves-moves', { n: moves })] : []),
      ...(at === null ? [] : [dateText(at, guide.locale)]),
      ...(isHere ? [say('play.saves-here')] : []),
    ];
    return [`${n}`.padStart(3), clean(name), ...notes].join('  ');
  });
  return {
    title: say('page.saves'),
    body: (_, width) => [
      ...lines.flatMap((line) => wrap(line, width, 5)),
      '',
      ...wrap(say('play.saves-what'), width),
    ],
  };
}

/** What happened from one position on. */
export function historyPage({ say, table }: TableInput, frames: Frames, first: number): Page {
  const lines: string[] = [];
  for (let at = Math.max(1, first); at < frames.total; at++) {
    const frame = frames.at(at);
    const told = frame ? frameNews(frame, table.rules).map(({ code, params }) => say(code, params)) : [];
    lines.push(`${String(at).padStart(3)}  ${told.join(' ')}`);
  }
  const earlier = first > 1 ? [say('page.earlier', { n: first - 1 }), ''] : [];
  return {
    title: say('page.history'),
    body: (_, width) =>
      lines.length === 0
        ? [say('page.no-history')]
        : [...earlier, ...lines].flatMap((line) => wrap(line, width, 5)),
  };
}

export function manualPage(title: string, texts: readonly string[]): Page {
  return { title, body: (pen, width) => renderMarkdown(texts.join('\n\n'), pen, width) };
}
