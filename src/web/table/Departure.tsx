/** The questions on the way out (R16): save a point, leave, leave as if nothing had happened, abandon. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Question } from '../kit/Question.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { useAllSeen } from './seen.ts';
import type { Sitting } from './sitting.ts';

export type Wished = 'save' | 'saved' | 'leave' | 'drop' | 'abandon' | 'invite' | 'rules';

type Props = {
  readonly sitting: Sitting;
  readonly wished: Wished;
  readonly onClose: () => void;
  readonly onWish: (wished: Wished) => void;
};

export function Departure({ sitting, wished, onClose, onWish }: Props) {
  useAllSeen(sitting);
  const say = useSay();
  const [, go] = useLocation();
  const { table } = sitting;
  const { phase, others, lastSave, daily } = table.screen;
  const leave = () => go('/');
  const isPlayed = phase === 'playing' && table.people.length > 0;
  const drop = async () => {
    if (await sitting.goBack()) leave();
    else onClose();
  };
  return (
    <>
      {wished === 'save' && (
        <SaveDialog sitting={sitting} onClose={onClose} onSaved={() => onWish('saved')} />
      )}
      <Question
        open={wished === 'saved'}
        title={say('table.saved-title')}
        text={say('table.saved-text')}
        onClose={onClose}
        choices={[
          { label: say('table.leave-now'), onPick: leave },
          { label: say('table.go-on'), kind: 'main', onPick: onClose },
        ]}
      />
      <Question
        open={wished === 'leave'}
        title={say('table.leave-title')}
        text={say(isPlayed ? 'table.leave-text' : 'table.leave-text-idle')}
        onClose={onClose}
        choices={[
          { label: say('table.go-on'), kind: 'plain', onPick: onClose },
          ...(isPlayed && !others && daily === null
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
      {wished === 'abandon' && <Resignation sitting={sitting} onClose={onClose} />}
    </>
  );
}

type ResignProps = { readonly sitting: Sitting; readonly onClose: () => void };

/** Of several people here one gives up: the question says who, and asks no other if the turn goes on meanwhile. */
function Resignation({ sitting, onClose }: ResignProps) {
  const say = useSay();
  const [seat] = useState(sitting.leaver);
  if (seat === null) return null;
  const isOne = sitting.table.people.length > 1;
  const who = { seat };
  const loss = sitting.lossOf(seat);
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
            void sitting.giveUp(seat);
          },
        },
      ]}
    />
  );
}

type SaveProps = { readonly sitting: Sitting; readonly onClose: () => void; readonly onSaved: () => void };

function SaveDialog({ sitting, onClose, onSaved }: SaveProps) {
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState(say('table.save-name', { n: sitting.table.screen.moveCount }));
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const saved = await sitting.table.send({ kind: 'save', name });
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
