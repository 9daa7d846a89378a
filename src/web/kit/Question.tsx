import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Answer = {
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  /** Has the focus first, where that is not simply the first of them. */
  readonly first?: boolean | undefined;
  readonly onPick: () => void;
};

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  readonly choices: readonly Answer[];
  readonly onClose: () => void;
};

/** A dialog that only asks. It closes with any answer, then the answer is heard. */
export function Question({ open, title, text, choices, onClose }: Props) {
  const actions = choices.map(({ label, kind, first, onPick }) => (
    <Button
      key={label}
      kind={kind}
      data-autofocus={first || undefined}
      onClick={() => {
        onClose();
        onPick();
      }}
    >
      {label}
    </Button>
  ));
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions} bare>
      <p>{text}</p>
    </Dialog>
  );
}
