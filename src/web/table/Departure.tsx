/** What is asked at a table (R16): a name for the position, which one to go back to, whether to give up. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableController } from '../../client/controller.ts';
import { endsWithout } from '../../client/leaving.ts';
import type { TableClient } from '../../client/table.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Question } from '../kit/Question.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';
import { SavePoints } from './SavePoints.tsx';
import { useAllSeen } from './seen.ts';
import type { Wished } from './Wishes.tsx';

type Props = {
  readonly controller: TableController;
  readonly wished: Wished;
  readonly onClose: () => void;
};

export function Departure({ controller, wished, onClose }: Props) {
  useAllSeen(controller);
  if (wished === 'save') return <Saving controller={controller} onClose={onClose} />;
  if (wished === 'saves') return <SavePoints controller={controller} onClose={onClose} />;
  return wished === 'abandon' ? <Resignation controller={controller} onClose={onClose} /> : null;
}

type PartProps = { readonly controller: TableController; readonly onClose: () => void };

/** A name for the position; then one goes on, or leaves. */
function Saving({ controller, onClose }: PartProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [saved, setSaved] = useState<string | null>(null);
  if (saved === null) return <SaveDialog controller={controller} onClose={onClose} onSaved={setSaved} />;
  return (
    <Question
      open
      title={say('table.saved-title', { name: saved })}
      text={say('table.saved-text')}
      onClose={onClose}
      choices={[
        { label: say('table.leave-now'), onPick: () => go('/') },
        { label: say('table.go-on'), kind: 'main', isFirst: true, onPick: onClose },
      ]}
    />
  );
}

/** Of several people here one gives up: the question says who, and asks no other if the turn goes on meanwhile. */
function Resignation({ controller, onClose }: PartProps) {
  const say = useSay();
  const [seat] = useState(controller.resigningSeat);
  if (seat === null) return null;
  const isOne = controller.table.people.length > 1;
  const who = { seat };
  const loss = lossOf(controller.table, seat);
  return (
    <Question
      open
      title={isOne ? say('table.abandon-title-who', { who }) : say('table.abandon-title')}
      text={say(loss.code, loss.params)}
      onClose={onClose}
      choices={[
        { label: say('table.go-on'), kind: 'plain', onPick: onClose },
        {
          label: isOne ? say('table.abandon-who', { who }) : say('table.abandon'),
          kind: 'bad',
          onPick: () => {
            onClose();
            void controller.resign(seat);
          },
        },
      ]}
    />
  );
}

/** What giving up would do, before it is done. */
function lossOf({ rules, screen, people }: TableClient, seat: Seat): Phrase {
  const ends = endsWithout(rules, screen.view, seat);
  if (people.length === 1) return { code: ends === false ? 'table.abandon-text-on' : 'table.abandon-text' };
  const code = ends === null ? 'loses' : ends ? 'ends' : 'goes-on';
  return { code: `table.abandon-${code}`, params: { who: { seat } } };
}

type SaveProps = {
  readonly controller: TableController;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
};

function SaveDialog({ controller, onClose, onSaved }: SaveProps) {
  const say = useSay();
  const [name, setName] = useState(say('table.save-name', { n: controller.table.screen.moveCount }));
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const saved = await controller.table.send({ kind: 'save', name });
    if (!saved.ok) return setError(say(saved.problems[0].code, saved.problems[0].params));
    onSaved(name);
  };
  return (
    <Dialog
      open
      title={say('table.save-title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {say('table.cancel')}
          </Button>
          <Button kind="main" type="submit" form="save-form">
            {say('table.save')}
          </Button>
        </>
      }
    >
      <form
        id="save-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={say('table.save-as')}
          help={say('table.save-help')}
          value={name}
          onChange={setName}
          error={error}
          maxLength={40}
          selected
        />
      </form>
    </Dialog>
  );
}
