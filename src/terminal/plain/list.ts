/** A list of tables in line mode. */
import { entryDate, entryDetail, entryTitle } from '../entries.ts';
import type { Entry } from '../roomaccess.ts';
import { sentences } from '../status.ts';
import type { TableList } from '../tablelist.ts';
import { fold } from '../text.ts';
import type { Desk } from './desk.ts';
import { readTyped, type Typed } from './typed.ts';

export function showList({ client, write, pen }: Desk, list: TableList): void {
  const say = client.say();
  const { paint } = pen(say);
  const of = list.game === null ? say('list.all') : client.sayOf(list.game)('name');
  write('', paint([say(`menu.${list.show}`), of, say(`list.sort.${list.sort}`)].join(' · '), 'strong'), '');
  for (const [at, entry] of (list.entries ?? []).entries()) {
    const words = client.sayOf(entry.game);
    write(`  ${at + 1}  ${entryTitle(entry, words)} · ${entryDate(entry, client.locale)}`);
    write(`     ${entryDetail(entry, words)}`);
  }
  if (list.entries?.length === 0) write(say(`list.empty.${list.show}`));
  write('');
  if (list.status) {
    const { phrases, tone, game } = list.status;
    const words = game ? client.sayOf(game) : say;
    write(paint(sentences(phrases, words), tone === 'bad' ? 'bad' : 'good'));
  }
  write(say(list.areMine ? 'plain.list' : 'plain.list-open'));
}

export async function hearList({ client, write }: Desk, list: TableList, line: string): Promise<void> {
  const say = client.say();
  const typed = readTyped(line, say);
  list.status = null;
  if (typed.word === '') return list.refresh();
  if (typed.is('plain.back', 'back')) return client.toMenu();
  const done = (await choose(client, list, typed)) || (list.areMine && (await change(list, typed)));
  if (!done) write(say('plain.not-understood', { text: line }));
}

/** A table by its number, or which game's tables are shown. */
async function choose(client: Desk['client'], list: TableList, { word, is }: Typed): Promise<boolean> {
  const entry = numbered(list, word)[0];
  const game = client.titles.find(({ id, words }) => id === word || fold(client.say(words)('name')) === word);
  if (entry) await list.open(entry);
  else if (is('plain.all', 'all')) await list.filter(null);
  else if (is('plain.by-date', 'date')) await list.sortBy('date');
  else if (is('plain.by-name', 'name')) await list.sortBy('name');
  else if (is('plain.by-waiting', 'waiting')) await list.sortBy('waiting');
  else if (game) await list.filter(game.id);
  else return false;
  return true;
}

async function change(list: TableList, { is, rest }: Typed): Promise<boolean> {
  const [, which = '', more = ''] = /^(\S*)\s*(.*)$/u.exec(rest) ?? [];
  const [entry] = numbered(list, which);
  if (is('plain.import', 'import') && rest !== '') await list.import(rest);
  else if (!entry) return false;
  else if (is('plain.rename', 'rename')) await list.rename(entry, more);
  else if (is('plain.copy', 'copy', 'duplicate')) await list.duplicate(entry);
  else if (is('plain.export', 'export')) await list.export(entry, more);
  else if (is('plain.delete', 'delete')) list.askRemove(numbered(list, rest));
  else return false;
  return true;
}

function numbered({ entries }: TableList, text: string): readonly Entry[] {
  const numbers = new Set(text.split(/[\s,]+/).map(Number));
  return [...numbers].flatMap((number) => entries?.[number - 1] ?? []);
}
