/** A table that waits for its players: who sits where, and how others get here. */
import type { ReactNode } from 'react';
import type { TableInput } from '../input.ts';
import { sentences, turnStatus } from '../status.ts';
import type { Press } from './keys.ts';
import type { ScreenProps } from './parts.tsx';
import { Question } from './Question.tsx';
import { Seats } from './Seats.tsx';

export function Gathering(props: ScreenProps & { readonly input: TableInput }): ReactNode {
  const { client, input, pen } = props;
  const { say } = pen;
  const { table, seating } = input;
  const { name, owner } = table.screen;
  const title = `${say('name')} · ${say('gather.title')}`;
  const { questions } = seating;
  if (questions) {
    const answer = (value: unknown) => void seating.answer(value);
    const back = () => {
      seating.back();
      client.changed();
    };
    const { prefix, field } = questions.current;
    return (
      <Question
        key={`${prefix}.${field.key}`}
        {...props}
        {...{ title, questions, listed: [], answer, back }}
      />
    );
  }
  const press = (key: Press) => {
    if (key.name === 'escape') input.guide.leave();
    else if (key.name === 'enter' && owner) void input.start();
  };
  const invite = table.invite === null ? [] : [say('gather.invite', { id: table.id, url: table.invite })];
  const status = input.controller.notice ?? turnStatus(table);
  const notes = [...invite, sentences(status.phrases, say)];
  const keys = say(owner ? 'gather.keys-owner' : 'gather.keys');
  return <Seats {...props} {...{ title, name, seating, notes, keys, press }} />;
}
