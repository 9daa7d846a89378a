/** Who sits down: at a table being made, or at one that waits for its players. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import type { Seating } from '../seating.ts';
import { seatLines } from '../standings.ts';
import { wrap } from '../text.ts';
import { letterOf, type Press, usePress } from './keys.ts';
import { Frame, Header, Lines, type ScreenProps } from './parts.tsx';
import { moved } from './Question.tsx';

type SeatsProps = ScreenProps & {
  readonly title: string;
  /** What the table is called. */
  readonly name: string;
  readonly seating: Seating;
  /** What else there is to say: who may be invited, what is awaited. */
  readonly notes: readonly string[];
  readonly keys: string;
  /** Every other key. */
  readonly press: (press: Press) => void;
};

export function Seats(props: SeatsProps): ReactNode {
  const { client, seating, pen, size } = props;
  const { say, paint } = pen;
  const [cursor] = useState({ at: 0 });
  const { seats, problem, game } = seating;
  cursor.at = Math.max(0, Math.min(cursor.at, seats.length - 1));
  usePress((press) => {
    const letter = letterOf(press);
    const removes = press.name === 'delete' || press.name === 'backspace' || letter === 'd';
    if (press.name === 'up' || press.name === 'down') cursor.at = moved(cursor.at, press.name, seats.length);
    else if (letter === 'p') seating.addPerson();
    else if (letter === 'r' || letter === 'b') seating.addRival();
    else if (letter === 'c') seating.change(cursor.at);
    else if (removes && seats.length > 0) void seating.remove(cursor.at);
    else return props.press(press);
    client.changed();
  });
  const lines = seatLines(seats, game, say).map((line, at) =>
    at === cursor.at && seats.length > 0 ? paint(`▸ ${line}`, 'accent') : `  ${line}`,
  );
  const wrong = problem ? wrap(say(problem.code, problem.params), size.columns) : [];
  const notes = props.notes.flatMap((note) => wrap(note, size.columns));
  return (
    <Frame
      size={size}
      header={<Header left={paint(props.title, 'strong')} right={props.name} />}
      foot={['', paint(props.keys, 'dim')]}
    >
      <Lines lines={[paint(say('setup.seats'), 'strong'), '']} />
      <Box flexDirection="column">
        <Lines lines={lines} />
      </Box>
      <Lines lines={['', ...notes, ...wrong.map((line) => paint(line, 'bad'))]} />
    </Frame>
  );
}
