/** The shelf. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { languageNames } from '../language.ts';
import { padTo, widthOf, wrap } from '../text.ts';
import { letterOf, type Press, usePress } from './keys.ts';
import { Frame, Header, Lines, type ScreenProps } from './parts.tsx';

export function Menu({ client, size, pen }: ScreenProps): ReactNode {
  const { say, paint } = pen;
  const { titles } = client;
  const press = (key: Press) => {
    const title = titles[client.chosen];
    const letter = letterOf(key);
    if (key.name === 'up' || letter === 'k') client.chosen = Math.max(0, client.chosen - 1);
    if (key.name === 'down' || letter === 'j') client.chosen = Math.min(titles.length - 1, client.chosen + 1);
    if (letter === 'l') client.speak();
    else if (letter === 'q') client.quit();
    else if (letter === 'm') client.showManual(title?.id ?? null, title?.words ?? null);
    else if (letter === 'n' && title) void client.newTable(title.id);
    else if (key.name === 'enter' && title) void client.quickPlay(title.id);
    else client.changed();
  };
  usePress(press);
  const said = titles.map(({ words }) => client.say(words));
  const widest = Math.max(...said.map((of) => widthOf(of('name'))), 0);
  const games = said.map((of, at) => {
    const chosen = at === client.chosen;
    const name = padTo(of('name'), widest);
    return `  ${chosen ? paint(`▸ ${name}`, 'accent') : `  ${name}`}   ${paint(of('tagline'), 'dim')}`;
  });
  const problem = client.problem ? [paint(say(client.problem.code, client.problem.params), 'bad')] : [];
  return (
    <Frame
      size={size}
      header={<Header left={paint(say('menu.title'), 'strong')} right={languageNames[client.lang]} />}
      foot={[...problem, ...wrap(say('menu.unsaved'), size.columns), paint(say('menu.keys'), 'dim')]}
    >
      <Lines lines={[say('menu.subtitle'), '']} />
      <Box flexDirection="column">
        <Lines lines={games.length > 0 ? games : [say('menu.empty')]} />
      </Box>
    </Frame>
  );
}
