/** A new table: one question a screen, then who sits down. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { sayOr } from '../language.ts';
import type { NewTable } from '../newtable.ts';
import { answerText, kindHelp, type Option, optionsOf, readAnswer } from '../questions.ts';
import { seatLines } from '../standings.ts';
import { wrap } from '../text.ts';
import { Editor } from './editor.ts';
import { letterOf, usePress } from './keys.ts';
import { Centered, Frame, Header, Input, Lines, type ScreenProps } from './parts.tsx';

type MakingProps = ScreenProps & { readonly making: NewTable };

export function Making(props: MakingProps): ReactNode {
  const { making, pen } = props;
  const { questions, stage } = making;
  if (stage === 'opening') return <Centered lines={[pen.say('menu.loading')]} />;
  if (!questions) return <Seats {...props} />;
  const { prefix, field } = questions.current;
  return <Question key={`${stage}.${prefix}.${field.key}`} {...props} />;
}

function MakingHeader({ making, pen, right }: MakingProps & { readonly right: string }): ReactNode {
  const { say, paint } = pen;
  return (
    <Header left={paint(`${say('name')} · ${say('setup.title')}`, 'strong')} right={making ? right : ''} />
  );
}

function Question(props: MakingProps): ReactNode {
  const { client, making, pen, size } = props;
  const { say, paint } = pen;
  const { current, problem, progress, value } = making.questions!;
  const { prefix, field } = current;
  const options = optionsOf(current, making.assets, say);
  const [state] = useState(() => ({
    at: options?.findIndex((option) => option.value === value) ?? -1,
    editor: new Editor(options ? '' : answerText(value)),
  }));
  usePress((press) => {
    if (press.name === 'escape') return client.back();
    if (press.name === 'enter') {
      const answer = options ? options[state.at]?.value : readAnswer(current, state.editor.text, null);
      return void making.answer(answer);
    }
    if (options) state.at = moved(state.at, press.name, options.length);
    else state.editor.press(press);
    client.changed();
  });
  const help = sayOr(say, `${prefix}.${field.key}.help`, kindHelp(current, say));
  const head = [
    paint(say(`${prefix}.${field.key}`), 'strong'),
    ...(help ? wrap(help, size.columns).map((line) => paint(line, 'dim')) : []),
    '',
  ];
  const wrong = problem ? wrap(say(problem.code, problem.params), size.columns) : [];
  const room = size.rows - 4 - head.length - wrong.length - 1;
  return (
    <Frame
      size={size}
      header={<MakingHeader {...props} right={say('setup.step', progress)} />}
      foot={['', paint(say(options ? 'setup.keys-choose' : 'setup.keys-type'), 'dim')]}
    >
      <Lines lines={head} />
      {options ? (
        <Lines lines={choiceLines(options, state.at, room, pen)} />
      ) : (
        <Input editor={state.editor} prompt="> " width={size.columns} row={2 + head.length} />
      )}
      <Lines lines={['', ...wrong.map((line) => paint(line, 'bad'))]} />
    </Frame>
  );
}

/** Where the arrows lead; nothing is chosen (−1) until one is pressed. */
function moved(at: number, key: string, count: number): number {
  if (key === 'down') return Math.min(count - 1, at + 1);
  if (key === 'up') return Math.max(0, at < 0 ? count - 1 : at - 1);
  if (key === 'home') return 0;
  return key === 'end' ? count - 1 : at;
}

/** As many choices as there is room for, around the chosen one. */
function choiceLines(
  options: readonly Option[],
  at: number,
  room: number,
  pen: MakingProps['pen'],
): readonly string[] {
  const height = Math.max(1, room);
  const from = Math.min(Math.max(0, at - Math.floor(height / 2)), Math.max(0, options.length - height));
  return options
    .slice(from, from + height)
    .map(({ label }, n) => (from + n === at ? pen.paint(`▸ ${label}`, 'accent') : `  ${label}`));
}

function Seats(props: MakingProps): ReactNode {
  const { client, making, pen, size } = props;
  const { say, paint } = pen;
  const [cursor] = useState({ at: 0 });
  const seats = making.table?.seats ?? [];
  cursor.at = Math.max(0, Math.min(cursor.at, seats.length - 1));
  usePress((press) => {
    const letter = letterOf(press);
    if (press.name === 'escape') return client.back();
    if (press.name === 'enter') return client.startMade(making);
    if (press.name === 'up' || press.name === 'down') cursor.at = moved(cursor.at, press.name, seats.length);
    if (letter === 'p') making.addPerson();
    if (letter === 'b') making.addBot();
    const removes = press.name === 'delete' || press.name === 'backspace' || letter === 'd';
    if (removes && seats.length > 0) making.remove(cursor.at);
    client.changed();
  });
  const { problem } = making;
  const lines = seatLines(seats, say).map((line, at) =>
    at === cursor.at && seats.length > 0 ? paint(`▸ ${line}`, 'accent') : `  ${line}`,
  );
  const wrong = problem ? wrap(say(problem.code, problem.params), size.columns) : [];
  return (
    <Frame
      size={size}
      header={<MakingHeader {...props} right={making.table?.screen.name ?? ''} />}
      foot={['', paint(say('setup.keys-seats'), 'dim')]}
    >
      <Lines lines={[paint(say('setup.seats'), 'strong'), '']} />
      <Box flexDirection="column">
        <Lines lines={lines} />
      </Box>
      <Lines lines={['', ...wrong.map((line) => paint(line, 'bad'))]} />
    </Frame>
  );
}
