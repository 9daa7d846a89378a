/** Tables to choose from. */
import type { ReactNode } from 'react';
import type { Client } from '../client.ts';
import { entryDate, entryDetail, entryTitle } from '../entries.ts';
import { sorts } from '../preferences.ts';
import { sentences } from '../status.ts';
import type { TableList } from '../tablelist.ts';
import { cut, padTo, wrap } from '../text.ts';
import { letterOf, type Press, usePress } from './keys.ts';
import { Frame, Header, Lines, type ScreenProps } from './parts.tsx';

type ListProps = ScreenProps & { readonly list: TableList };

export function ListScreen(props: ListProps): ReactNode {
  const { client, size, pen, list } = props;
  const { say, paint } = pen;
  usePress((press) => {
    if (press.name === 'escape') client.back();
    else listKey(client, list, press);
  });
  const of = list.game === null ? say('list.all') : client.sayOf(list.game)('name');
  const { status } = list;
  const words = status?.game ? client.sayOf(status.game) : say;
  const said = status ? wrap(sentences(status.phrases, words), size.columns).slice(0, 3) : [];
  const keys = list.areMine ? [say('list.keys'), say('list.more-keys')] : [say('list.open-keys')];
  const foot = [
    ...said.map((line) => paint(line, status?.tone === 'bad' ? 'bad' : 'accent')),
    ...keys.map((line) => paint(line, 'dim')),
  ];
  return (
    <Frame
      size={size}
      header={
        <Header
          left={paint(say(`menu.${list.show}`), 'strong')}
          right={`${of} · ${say(`list.sort.${list.sort}`)}`}
        />
      }
      foot={foot}
    >
      <Lines lines={entryLines(props, size.rows - 2 - foot.length)} />
    </Frame>
  );
}

/** Two lines a table: what it is called and when, who plays and how it stands. As many as there is room for. */
function entryLines({ client, list, size, pen }: ListProps, height: number): readonly string[] {
  const { entries, at, marked } = list;
  if (entries === null) return [pen.say('menu.loading')];
  if (entries.length === 0) return [pen.say(`list.empty.${list.show}`)];
  const room = Math.max(1, Math.floor(height / 2));
  const from = Math.min(Math.max(0, at - Math.floor(room / 2)), Math.max(0, entries.length - room));
  return entries.slice(from, from + room).flatMap((entry, n) => {
    const say = client.sayOf(entry.game);
    const date = entryDate(entry, client.locale);
    const width = size.columns - 4 - date.length - 1;
    const title = `${padTo(cut(entryTitle(entry, say), width), width)} ${date}`;
    const mark = marked.has(entry.id) ? '*' : ' ';
    const head = from + n === at ? pen.paint(`▸ ${mark} ${title}`, 'accent') : `  ${mark} ${title}`;
    return [head, pen.paint(`      ${cut(entryDetail(entry, say), size.columns - 6)}`, 'dim')];
  });
}

function listKey(client: Client, list: TableList, press: Press): void {
  const { current } = list;
  const letter = letterOf(press);
  list.status = null;
  if (press.name === 'up' || letter === 'k') list.move(-1);
  else if (press.name === 'down' || letter === 'j') list.move(1);
  else if (press.name === 'home') list.move(-1000);
  else if (press.name === 'end') list.move(1000);
  else if (letter === 'g') void list.filter(nextGame(client, list));
  else if (letter === 's') void list.sortBy(sorts[(sorts.indexOf(list.sort) + 1) % sorts.length]!);
  else if (press.name === 'enter' && current) void list.open(current);
  else if (list.areMine) changeKey(list, press, letter);
}

function changeKey(list: TableList, press: Press, letter: string): void {
  const { current } = list;
  if (letter === 'i') list.askImport();
  if (!current) return;
  if (letter === ' ') list.toggle(current);
  if (letter === 'r') list.askName(current);
  if (letter === 'c') void list.duplicate(current);
  if (letter === 'e') list.askExport(current);
  if (press.name === 'delete' || press.name === 'backspace' || letter === 'd') list.askRemove();
}

/** All games, then each of them, then all again. */
function nextGame({ titles }: Client, { game }: TableList): string | null {
  return titles[titles.findIndex(({ id }) => id === game) + 1]?.id ?? null;
}
