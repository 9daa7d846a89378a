/** The shelf, what waits to be played on, and the lists. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Client } from '../client.ts';
import { entryDetail, entryTitle } from '../entries.ts';
import { languageNames } from '../language.ts';
import { dailyNote, type MenuItem } from '../menu.ts';
import { sentences } from '../status.ts';
import { padTo, widthOf, wrap } from '../text.ts';
import { letterOf, type Press, usePress } from './keys.ts';
import { Frame, Header, Lines, type ScreenProps } from './parts.tsx';

export function Menu({ client, size, pen }: ScreenProps): ReactNode {
  const { say, paint } = pen;
  const { menu, notice } = client;
  usePress((key) => menuKey(client, key));
  const { items } = menu;
  const widest = Math.max(...items.map((item) => widthOf(nameOf(client, item))), 0);
  const lines = items.flatMap((item, at) => {
    const name = padTo(nameOf(client, item), widest);
    const line = `  ${at === menu.at ? paint(`▸ ${name}`, 'accent') : `  ${name}`}   ${paint(noteOf(client, item), 'dim')}`;
    const isFirst = item.kind !== items[at - 1]?.kind && (item.kind === 'list' || item.kind === 'daily');
    return isFirst || (item.kind === 'game' && items[at - 1]?.kind === 'continue') ? ['', line] : [line];
  });
  const said = notice ? wrap(sentences(notice.phrases, say), size.columns).slice(0, 3) : [];
  const left = client.server === null ? say('menu.title') : `${say('menu.title')} · ${client.server}`;
  return (
    <Frame
      size={size}
      header={<Header left={paint(left, 'strong')} right={languageNames[client.lang]} />}
      foot={[
        ...said.map((line) => paint(line, notice?.tone === 'bad' ? 'bad' : 'accent')),
        paint(say('menu.keys'), 'dim'),
      ]}
    >
      <Lines lines={size.rows > 16 ? [say('menu.subtitle'), ''] : []} />
      <Box flexDirection="column">
        <Lines lines={client.titles.length > 0 ? lines : [say('menu.empty'), ...lines]} />
      </Box>
    </Frame>
  );
}

function nameOf(client: Client, item: MenuItem): string {
  if (item.kind === 'game') return client.say(item.title.words)('name');
  if (item.kind === 'daily') return client.say(item.title.words)(`today.${item.today.key}`);
  return client.say()(item.kind === 'list' ? `menu.${item.show}` : `menu.${item.kind}`);
}

function noteOf(client: Client, item: MenuItem): string {
  if (item.kind === 'game') return client.say(item.title.words)('tagline');
  if (item.kind === 'daily') return dailyNote(item, client.locale, client.say(item.title.words));
  if (item.kind === 'list') return `${item.count}`;
  if (item.kind === 'join') return '';
  const of = client.sayOf(item.entry.game);
  return `${entryTitle(item.entry, of)} (${entryDetail(item.entry, of)})`;
}

function menuKey(client: Client, key: Press): void {
  const { menu } = client;
  const letter = letterOf(key);
  if (key.name === 'up' || letter === 'k') menu.move(-1);
  if (key.name === 'down' || letter === 'j') menu.move(1);
  if (letter === 'l') client.speak();
  else if (letter === 'q') client.quit();
  else if (letter === 'u') client.askName();
  else if (letter === 'm') client.showManual(menu.title?.id ?? null, menu.title?.words ?? null);
  else if (letter === 'n' && menu.title) void client.newTable(menu.title.id);
  else if (key.name === 'enter' && menu.current) choose(client, menu.current);
  else client.changed();
}

function choose(client: Client, item: MenuItem): void {
  if (item.kind === 'game') void client.quickPlay(item.title.id);
  else if (item.kind === 'daily') void client.playDaily(item.today);
  else if (item.kind === 'list') void client.showList(item.show);
  else if (item.kind === 'continue') void client.enter(item.entry.id);
  else client.askJoin();
}
