/** The screen for the place where the player is. */
import { useInput, useWindowSize } from 'ink';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Say } from '../../core/phrase.ts';
import { type Client, loadingText } from '../client.ts';
import { type Depth, terminalPen } from '../pen.ts';
import { wrap } from '../text.ts';
import { Prompt, YesNo } from './Ask.tsx';
import { Gathering } from './Gathering.tsx';
import { Keyboard, KeyboardProvider } from './keys.ts';
import { ListScreen } from './List.tsx';
import { Making } from './Making.tsx';
import { Menu } from './Menu.tsx';
import { PageScreen } from './Page.tsx';
import { Centered, Lines, type ScreenProps } from './parts.tsx';
import { ReplayScreen } from './Replay.tsx';
import { TableScreen } from './Table.tsx';

const smallest = { columns: 40, rows: 12 };

type RootProps = { readonly client: Client; readonly depth: Depth; readonly interrupt: () => void };

export function Root({ client, depth, interrupt }: RootProps): ReactNode {
  useSyncExternalStore(client.subscribe, () => client.version);
  const size = useWindowSize();
  const say = voiceOf(client);
  const pen = useMemo(() => terminalPen(say, depth), [say, depth]);
  const [keyboard] = useState(() => new Keyboard());
  useInput((input, key) => {
    if (key.ctrl && input === 'c') interrupt();
    else keyboard.type(input, key);
  });
  if (size.columns < smallest.columns || size.rows < smallest.rows)
    return <Lines lines={wrap(say('screen.small', smallest), size.columns).slice(0, size.rows)} />;
  return (
    <KeyboardProvider value={keyboard}>
      <PlaceScreen client={client} size={size} pen={pen} />
    </KeyboardProvider>
  );
}

function PlaceScreen(props: ScreenProps): ReactNode {
  const { place, dialogue } = props.client;
  const { question, prompt } = dialogue;
  if (question && place.kind !== 'gone') return <YesNo {...props} />;
  if (prompt && place.kind !== 'gone') return <Prompt {...props} />;
  switch (place.kind) {
    case 'menu':
      return <Menu {...props} />;
    case 'list':
      return <ListScreen {...props} list={place.list} />;
    case 'making':
      return <Making {...props} making={place.making} />;
    case 'table':
      return place.input.table.screen.phase === 'gathering' ? (
        <Gathering {...props} input={place.input} />
      ) : (
        <TableScreen {...props} input={place.input} />
      );
    case 'page':
      return <PageScreen {...props} page={place.page} />;
    case 'replay':
      return <ReplayScreen {...props} replay={place.replay} />;
    case 'loading':
      return <Centered lines={[loadingText(place, props.pen.say)]} />;
    case 'gone':
      return null;
  }
}

/** A game speaks with its own words where one is on the table. */
function voiceOf(client: Client): Say {
  let { place } = client;
  while (place.kind === 'page') place = place.from;
  if (place.kind === 'table') return place.input.say;
  if (place.kind === 'replay') return place.replay.input.say;
  return client.say(place.kind === 'making' ? place.making.taken.words : null);
}
