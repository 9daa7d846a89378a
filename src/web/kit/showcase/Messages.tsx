import { useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogSheet } from '../Dialog.tsx';
import { Question } from '../Question.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { TextField } from '../TextField.tsx';
import { type Toast, ToastCard, useToast } from '../Toast.tsx';
import { useSay } from '../words.tsx';

const nothing = () => {};

/** Notices as they look, and a button for each that sends a real one. */
export function Notices() {
  const say = useSay();
  const toast = useToast();
  const samples: readonly Toast[] = [
    { tone: 'good', text: say('kit.page.saved') },
    {
      tone: 'bad',
      text: say('kit.page.failed'),
      actions: [{ label: say('kit.page.again'), onPick: nothing }],
    },
    {
      tone: 'info',
      text: say('kit.page.asks'),
      actions: [
        { label: say('kit.page.accept'), onPick: nothing },
        { label: say('kit.page.no'), onPick: nothing },
      ],
    },
  ];
  return (
    <section className="kit-forms">
      <SectionHead level={3}>{say('kit.page.notices')}</SectionHead>
      <div className="kit-toasts">
        {samples.map((sample) => (
          <ToastCard key={sample.tone} toast={sample} onClose={nothing} />
        ))}
      </div>
      <div className="kit-set">
        {samples.map((sample) => (
          <Button key={sample.tone} onClick={() => toast(sample)}>
            {say(`kit.page.send.${sample.tone}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** A dialog as it looks, and three that open. */
export function Dialogs() {
  const say = useSay();
  const id = useId();
  const [open, setOpen] = useState<'question' | 'form' | 'long' | null>(null);
  const [name, setName] = useState('');
  const close = () => setOpen(null);
  const answers = [
    { label: say('kit.page.leave.stay'), kind: 'plain', onPick: nothing },
    { label: say('kit.page.resign'), kind: 'bad', onPick: nothing },
    { label: say('kit.page.leave.go'), kind: 'main', onPick: nothing },
  ] as const;
  return (
    <section className="kit-forms">
      <SectionHead level={3}>{say('kit.page.dialog')}</SectionHead>
      <div className="kit-veil">
        <div className="kit-dialog">
          <DialogSheet
            bare
            id={id}
            title={say('kit.page.leave')}
            onClose={nothing}
            actions={answers.map(({ label, kind }) => (
              <Button key={label} kind={kind}>
                {label}
              </Button>
            ))}
          >
            <p>{say('kit.page.leave.text')}</p>
          </DialogSheet>
        </div>
      </div>
      <div className="kit-set">
        <Button onClick={() => setOpen('question')}>{say('kit.page.open.question')}</Button>
        <Button onClick={() => setOpen('form')}>{say('kit.page.open.form')}</Button>
        <Button onClick={() => setOpen('long')}>{say('kit.page.open.long')}</Button>
      </div>
      <Question
        open={open === 'question'}
        title={say('kit.page.leave')}
        text={say('kit.page.leave.text')}
        choices={answers}
        onClose={close}
      />
      <Dialog
        open={open === 'form'}
        title={say('kit.page.open.form')}
        onClose={close}
        actions={
          <Button kind="main" onClick={close}>
            {say('kit.page.save')}
          </Button>
        }
      >
        <TextField
          label={say('kit.page.table')}
          help={say('kit.page.table.help')}
          value={name}
          onChange={setName}
        />
      </Dialog>
      <Dialog open={open === 'long'} title={say('kit.page.open.long')} onClose={close} tone="info">
        {[...'abcdefghijklmn'].map((letter) => (
          <p key={letter}>{say('kit.page.leave.text')}</p>
        ))}
      </Dialog>
    </section>
  );
}
