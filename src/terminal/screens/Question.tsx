/** One question of a form. */
import { type ReactNode, useState } from 'react';
import type { Pen } from '../../core/phrase.ts';
import { sayOr } from '../language.ts';
import { answerText, kindHelp, type Option, optionsOf, type Questions, readAnswer } from '../questions.ts';
import { wrap } from '../text.ts';
import { Editor } from './editor.ts';
import { usePress } from './keys.ts';
import { Frame, Header, Input, Lines, type ScreenProps } from './parts.tsx';

type QuestionProps = ScreenProps & {
  readonly title: string;
  readonly questions: Questions;
  /** What there is to choose from where content is asked for. */
  readonly listed: readonly Option[];
  /** Looks for content by these words. */
  readonly search?: ((words: string) => void) | undefined;
  readonly answer: (value: unknown) => void;
  readonly back: () => void;
};

/** To be given a key of its own for every question, so that none begins with what was typed for another. */
export function Question(props: QuestionProps): ReactNode {
  const { client, pen, size, questions, listed, search } = props;
  const { say, paint } = pen;
  const { current, problem, progress, value } = questions;
  const { prefix, field } = current;
  const options = optionsOf(current, listed, say);
  const [state] = useState(() => ({
    at: options?.findIndex((option) => option.value === value) ?? -1,
    editor: new Editor(options ? '' : answerText(value)),
  }));
  usePress((press) => {
    if (press.name === 'escape') return props.back();
    if (press.name === 'enter')
      return props.answer(options ? options[state.at]?.value : readAnswer(current, state.editor.text, null));
    const before = state.editor.text;
    const isArrow = ['up', 'down', 'home', 'end'].includes(press.name);
    if (options && (isArrow || !search)) state.at = moved(state.at, press.name, options.length);
    else state.editor.press(press);
    if (search && state.editor.text !== before) {
      state.at = 0;
      search(state.editor.text);
    }
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
      header={<Header left={paint(props.title, 'strong')} right={say('setup.step', progress)} />}
      foot={[
        '',
        paint(say(search ? 'setup.keys-search' : options ? 'setup.keys-choose' : 'setup.keys-type'), 'dim'),
      ]}
    >
      <Lines lines={head} />
      {(!options || search) && (
        <Input editor={state.editor} prompt="> " width={size.columns} row={2 + head.length} />
      )}
      {options && <Lines lines={choiceLines(options, state.at, search ? room - 1 : room, pen)} />}
      <Lines lines={['', ...wrong.map((line) => paint(line, 'bad'))]} />
    </Frame>
  );
}

/** Where the arrows lead; nothing is chosen (−1) until one is pressed. */
export function moved(at: number, key: string, count: number): number {
  if (key === 'down') return Math.min(count - 1, at + 1);
  if (key === 'up') return Math.max(0, at < 0 ? count - 1 : at - 1);
  if (key === 'home') return 0;
  return key === 'end' ? count - 1 : at;
}

/** As many choices as there is room for, around the chosen one. */
function choiceLines(options: readonly Option[], at: number, room: number, pen: Pen): readonly string[] {
  const height = Math.max(1, room);
  const from = Math.min(Math.max(0, at - Math.floor(height / 2)), Math.max(0, options.length - height));
  return options
    .slice(from, from + height)
    .map(({ label }, n) => (from + n === at ? pen.paint(`▸ ${label}`, 'accent') : `  ${label}`));
}
