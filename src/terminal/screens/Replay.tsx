/** A game looked through move by move. */
import { Box } from 'ink';
import { type ReactNode, useMemo, useState } from 'react';
import type { Replay } from '../replay.ts';
import { wrap } from '../text.ts';
import { Board, drawing, Scroll } from './Board.tsx';
import { type Press, usePress } from './keys.ts';
import { Frame, Header, type ScreenProps } from './parts.tsx';

export function ReplayScreen(props: ScreenProps & { readonly replay: Replay }): ReactNode {
  const { client, size, pen, replay } = props;
  const { say, paint } = pen;
  const [state] = useState(() => ({ jump: '', scroll: new Scroll() }));
  const { rules } = replay.input.table;
  const { columns, rows } = size;
  const drawn = useMemo(() => {
    // The title, and at most four lines at the foot.
    const room = { columns, rows: rows - 6 };
    return drawing(rules.renderText(replay.frame.view, { ...pen, room }));
  }, [rules, replay.frame, pen, columns, rows]);
  usePress((press) => {
    if (!state.scroll.press(press)) state.jump = replayKey(client, replay, press, state.jump);
    client.changed();
  });
  const { at, last, told } = replay;
  const spoken = told.flatMap(({ code, params }) => wrap(say(code, params), size.columns));
  const place = at === 0 ? say('replay.start', { last }) : say('replay.at', { at, last });
  const speed = say('replay.speed', { speed: replay.speed + 1 });
  const foot = [
    ...spoken.slice(0, 2),
    state.jump === '' ? paint(place, 'accent') : say('replay.jump', { text: state.jump }),
    paint(say('replay.keys'), 'dim'),
  ];
  const height = size.rows - 2 - foot.length;
  return (
    <Frame
      size={size}
      header={
        <Header
          left={paint(`${say('name')} · ${say('replay.title')}`, 'strong')}
          right={replay.isPlaying ? `${say('replay.playing')} · ${speed}` : speed}
        />
      }
      foot={foot}
    >
      <Box height={height}>
        <Board drawing={drawn} scroll={state.scroll} width={size.columns} height={height} />
      </Box>
    </Frame>
  );
}

/** Does what the key says; the answer is the number being typed. */
function replayKey(client: ScreenProps['client'], replay: Replay, press: Press, jump: string): string {
  const { name, text } = press;
  if (/^\d+$/.test(text)) return (jump + text).slice(0, 5);
  if (name === 'backspace') return jump.slice(0, -1);
  if (name === 'enter' && jump !== '') replay.jump(Number(jump));
  if (name === 'escape' && jump === '') client.back();
  if (name === 'home') replay.jump(0);
  if (name === 'end') replay.jump(replay.last);
  if (name === 'left') replay.step(-1);
  if (name === 'right') replay.step(1);
  if (text === ' ') replay.toggle();
  // Pressed fast, several come at once.
  for (const sign of text) if ('+-−'.includes(sign)) replay.adjust(sign === '+' ? 1 : -1);
  return '';
}
