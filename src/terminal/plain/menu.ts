/** The menu in line mode. */
import { entryDetail, entryTitle } from '../entries.ts';
import { asLanguage, type Words } from '../language.ts';
import { dailyNote, pickDaily } from '../menu.ts';
import { sentences } from '../status.ts';
import { fold } from '../text.ts';
import type { Desk } from './desk.ts';
import { readTyped, type Typed } from './typed.ts';

export function showMenu({ client, write, pen }: Desk): void {
  const say = client.say();
  const { paint } = pen(say);
  const games = client.titles.map(({ words }, at) => {
    const of = client.say(words);
    return `  ${at + 1}  ${paint(of('name'), 'strong')} · ${of('tagline')}`;
  });
  if (client.notice) write(sentences(client.notice.phrases, say), '');
  write(client.server === null ? say('menu.title') : `${say('menu.title')} · ${client.server}`, '');
  write(...(games.length > 0 ? games : [say('menu.empty')]), '');
  showTables({ client, write });
  const { length } = client.menu.dailies;
  if (length > 0) write(say(length > 1 ? 'plain.menu-dailies' : 'plain.menu-daily'));
  write(say('plain.menu'), ...(client.server === null ? [] : [say('plain.menu-online')]));
}

/** The games of the day, what there is to go on with, and how much is in the lists. */
function showTables({ client, write }: Pick<Desk, 'client' | 'write'>): void {
  const say = client.say();
  const { last, items, dailies } = client.menu;
  for (const [at, item] of dailies.entries()) {
    const of = client.say(item.title.words);
    const number = dailies.length > 1 ? `${at + 1}  ` : '';
    write(`  ${number}${of(`today.${item.today.key}`)}: ${dailyNote(item, client.locale, of)}`);
  }
  if (last) {
    const of = client.sayOf(last.game);
    write(`  ${say('menu.continue')}: ${entryTitle(last, of)} (${entryDetail(last, of)})`);
  }
  const counts = items.flatMap((item) =>
    item.kind === 'list' ? [`${say(`menu.${item.show}`)}: ${item.count}`] : [],
  );
  write(`  ${counts.join(' · ')}`, '');
}

export async function hearMenu(desk: Desk, line: string): Promise<void> {
  const { client, write } = desk;
  const say = client.say();
  const typed = readTyped(line, say);
  if (line.trim() === '') return;
  if (await goElsewhere(desk, typed)) return;
  const { is, word, rest } = typed;
  const isNew = is('plain.new', 'new', 'n');
  const title = find(client, isNew || is('cmd.manual', 'manual', 'm') ? fold(rest) : word);
  if (is('cmd.manual', 'manual', 'm')) return client.showManual(title?.id ?? null, title?.words ?? null);
  if (!title) return write(say('plain.not-understood', { text: line }));
  if (isNew) await client.newTable(title.id);
  else await client.quickPlay(title.id);
}

/** Everything that is not about a game of the shelf; whether it was that. */
async function goElsewhere({ client, write }: Desk, { is, rest }: Typed): Promise<boolean> {
  const online = client.server !== null;
  if (is('cmd.quit', 'quit', 'q')) client.quit();
  else if (is('cmd.language', 'language', 'l')) client.speak(asLanguage(rest) ?? undefined);
  else if (is('plain.saved', 'saved')) await client.showList('mine');
  else if (is('plain.finished', 'finished')) await client.showList('finished');
  else if (online && is('plain.opened', 'open')) await client.showList('open');
  else if (online && is('plain.join', 'join')) await client.join(rest);
  else if (is('plain.daily', 'daily')) {
    const all = client.menu.dailies.map(({ today: each }) => each);
    const today = pickDaily(all, rest);
    if (today) await client.playDaily(today);
    else write(client.say()('daily.none'));
  } else if (is('plain.continue', 'continue')) {
    if (client.menu.last) await client.enter(client.menu.last.id);
    else write(client.say()('list.empty.mine'));
  } else return false;
  return true;
}

function find(client: Desk['client'], word: string) {
  const named = (words: Words) => fold(client.say(words)('name')) === word;
  const byName = client.titles.find(({ id, words }) => id === word || named(words));
  return byName ?? client.titles[Number(word) - 1];
}
