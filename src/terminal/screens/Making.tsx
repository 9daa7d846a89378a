/** A new table: one question a screen, then who sits down. */
import type { ReactNode } from 'react';
import type { NewTable } from '../newtable.ts';
import { letterOf, type Press } from './keys.ts';
import { Centered, type ScreenProps } from './parts.tsx';
import { Question } from './Question.tsx';
import { Seats } from './Seats.tsx';

export function Making(props: ScreenProps & { readonly making: NewTable }): ReactNode {
  const { client, making, pen } = props;
  const { say } = pen;
  const { questions, stage, seating, name } = making;
  const title = `${say('name')} · ${say('setup.title')}`;
  if (stage === 'opening') return <Centered lines={[say('menu.loading')]} />;
  if (!questions) {
    const notes = client.server === null ? [] : [say('setup.keys-open')];
    const keys = say('setup.keys-seats');
    const press = (key: Press) => {
      if (key.name === 'escape') client.back();
      else if (key.name === 'enter') void client.startMade(making);
      else if (letterOf(key) === 'o' && client.server !== null) void client.startMade(making, false);
    };
    return <Seats {...props} {...{ title, name, seating: seating!, press, notes, keys }} />;
  }
  const { prefix, field } = questions.current;
  const key = `${stage}.${prefix}.${field.key}`;
  const answer = (value: unknown) => void making.answer(value);
  const search = making.list ? (words: string) => void making.search(words) : undefined;
  return (
    <Question
      key={key}
      {...props}
      {...{ title, questions, listed: making.listed(say), search, answer, back: () => client.back() }}
    />
  );
}
