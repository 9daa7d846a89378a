/** The menu in line mode. */
import { asLanguage, type Words } from '../language.ts';
import { fold } from '../text.ts';
import type { Desk } from './desk.ts';

export function showMenu({ client, write, pen }: Desk): void {
  const say = client.say();
  const { paint } = pen(say);
  const games = client.titles.map(({ words }, at) => {
    const of = client.say(words);
    return `  ${at + 1}  ${paint(of('name'), 'strong')} · ${of('tagline')}`;
  });
  if (client.problem) write(say(client.problem.code, client.problem.params), '');
  write(say('menu.title'), '', ...(games.length > 0 ? games : [say('menu.empty')]), '');
  write(say('menu.unsaved'), say('plain.menu'));
}

export async function hearMenu({ client, write }: Desk, line: string): Promise<void> {
  const say = client.say();
  const [word = '', which = ''] = fold(line).split(/\s+/);
  const is = (code: string, ...others: readonly string[]) => [fold(say(code)), ...others].includes(word);
  const title = find(client, is('plain.new', 'new', 'n') || is('cmd.manual', 'manual', 'm') ? which : word);
  if (line.trim() === '') return;
  if (is('cmd.quit', 'quit', 'q')) return client.quit();
  if (is('cmd.language', 'language', 'l')) return client.speak(asLanguage(which) ?? undefined);
  if (is('cmd.manual', 'manual', 'm')) return client.showManual(title?.id ?? null, title?.words ?? null);
  if (!title) return write(say('plain.not-understood', { text: line }));
  if (is('plain.new', 'new', 'n')) await client.newTable(title.id);
  else await client.quickPlay(title.id);
}

function find(client: Desk['client'], word: string) {
  const named = (words: Words) => fold(client.say(words)('name')) === word;
  const byName = client.titles.find(({ id, words }) => id === word || named(words));
  return byName ?? client.titles[Number(word) - 1];
}
