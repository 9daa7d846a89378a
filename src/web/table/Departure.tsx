/** The questions on the way out (R16): save a point, leave, leave as if nothing had happened, abandon. */
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
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { useAllSeen } from './seen.ts';
import type { Wished, WishProps } from './Wishes.tsx';

type Props = WishProps & { readonly wished: Wished };

export function Departure({ controller, wished, onClose, onWish }: Props) {
  useAllSeen(controller);
  const say = useSay();
  const [, go] = useLocation();
  const { table } = controller;
  const { phase, lastSave } = table.screen;
  const leave = () => go('/');
  const isPlayed = phase === 'playing' && table.people.length > 0;
  const drop = async () => {
    if (await controller.revertToSave()) leave();
    else onClose();
  };
  return (
    <>
      {wished === 'save' && (
        <SaveDialog controller={controller} onClose={onClose} onSaved={() => onWish('saved')} />
      )}
      <Question
        open={wished === 'saved'}
        title={say('table.saved-title')}
        text={say('table.saved-text')}
        onClose={onClose}
        choices={[
          { label: say('table.leave-now'), onPick: leave },
          { label: say('table.go-on'), kind: 'main', first: true, onPick: onClose },
        ]}
      />
      <Question
        open={wished === 'leave'}
        title={say('table.leave-title')}
        text={say(isPlayed ? 'table.leave-text' : 'table.leave-text-idle')}
        onClose={onClose}
        choices={[
          { label: say('table.go-on'), kind: 'plain', onPick: onClose },
          ...(controller.whyNot('drop') === null
            ? [{ label: say('table.drop'), kind: 'bad' as const, onPick: () => onWish('drop') }]
            : []),
          { label: say('table.leave-now'), kind: 'main', onPick: leave },
        ]}
      />
      <Question
        open={wished === 'drop'}
        title={say('table.drop-title')}
        text={lastSave === null ? say('table.drop-all') : say('table.drop-text', { name: lastSave })}
        onClose={onClose}
        choices={[
          { label: say('table.go-on'), kind: 'plain', onPick: onClose },
          { label: say('table.drop'), kind: 'bad', onPick: () => void drop() },
        ]}
      />
      {wished === 'abandon' && <Resignation controller={controller} onClose={onClose} />}
    </>
  );
}

type ResignProps = { readonly controller: TableController; readonly onClose: () => void };

/** Of several people here one gives up: the question says who, and asks no other if the turn goes on meanwhile. */
function Resignation({ controller, onClose }: ResignProps) {
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
  readonly onSaved: () => void;
};

function SaveDialog({ controller, onClose, onSaved }: SaveProps) {
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState(say('table.save-name', { n: controller.table.screen.moveCount }));
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const saved = await controller.table.send({ kind: 'save', name });
    if (!saved.ok) return setError(say(saved.problems[0].code, saved.problems[0].params));
    toast({ tone: 'good', text: say('table.saved', { name }) });
    onSaved();
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
        />
      </form>
    </Dialog>
  );
}
