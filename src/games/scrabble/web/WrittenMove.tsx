/** A move as text, with what it would do. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { TextField } from '../../../web/kit/TextField.tsx';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

type Props = { readonly table: Table; readonly hand: Hand };

export default function WrittenMove({ table, hand }: Props) {
  const { say, rules, view, mayAct } = table;
  const [text, setText] = useState('');
  const read = text.trim() === '' ? null : rules.parseMove(text, view);
  const checked = read && (read.ok ? rules.check({ ...view, turn: view.me ?? view.turn }, read.value) : read);
  const says = checked === null ? [] : checked.ok ? checked.value.says : checked.problems;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!read?.ok || !checked?.ok || !mayAct) return;
    setText('');
    hand.play(read.value);
  };
  return (
    <form onSubmit={send}>
      <TextField
        label={say('write.label')}
        help={
          says.length > 0 ? says.map(({ code, params }) => say(code, params)).join(' ') : say('write.help')
        }
        value={text}
        onChange={setText}
        autoComplete="off"
      />
      <Button type="submit" why={mayAct ? null : say('not-your-turn')}>
        {say('do.play')}
      </Button>
    </form>
  );
}
