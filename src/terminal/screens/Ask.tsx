/** Something asked in between: yes or no, or a line of text. */

import { type ReactNode, useState } from 'react';
import { sentences } from '../status.ts';
import { isYes, wrap } from '../text.ts';
import { Editor } from './editor.ts';
import { letterOf, usePress } from './keys.ts';
import { Frame, Header, Input, Lines, type ScreenProps } from './parts.tsx';

export function YesNo({ client, size, pen }: ScreenProps): ReactNode {
  const { say, paint } = pen;
  usePress((press) => {
    const letter = letterOf(press);
    if (isYes(letter)) void client.dialogue.answer(true);
    else if (letter === 'n' || press.name === 'escape') void client.dialogue.answer(false);
  });
  const { code, params } = client.dialogue.question!.phrase;
  return (
    <Frame
      size={size}
      header={<Header left={paint(say('menu.title'), 'strong')} right="" />}
      foot={[paint(say('list.yes-no'), 'dim')]}
    >
      <Lines lines={wrap(say(code, params), size.columns)} />
    </Frame>
  );
}

export function Prompt({ client, size, pen }: ScreenProps): ReactNode {
  const { say, paint } = pen;
  const { phrase, preset } = client.dialogue.prompt!;
  const [editor] = useState(() => new Editor(preset));
  usePress((press) => {
    if (press.name === 'escape') void client.dialogue.write(null);
    else if (press.name === 'enter') void client.dialogue.write(editor.text);
    else {
      editor.press(press);
      client.changed();
    }
  });
  const { notice } = client;
  const wrong = notice?.tone === 'bad' ? wrap(sentences(notice.phrases, say), size.columns) : [];
  const head = [
    ...wrong.map((line) => paint(line, 'bad')),
    paint(say(phrase.code, phrase.params), 'strong'),
    '',
  ];
  return (
    <Frame
      size={size}
      header={<Header left={paint(say('menu.title'), 'strong')} right="" />}
      foot={[paint(say('list.prompt-keys'), 'dim')]}
    >
      <Lines lines={head} />
      <Input editor={editor} prompt="> " width={size.columns} row={2 + head.length} />
    </Frame>
  );
}
