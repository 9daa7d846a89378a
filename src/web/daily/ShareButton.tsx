/** A result on its way to friends: by what the device shares with, else by the clipboard, else by hand. */
import { useState } from 'react';
import { copyText } from '../copy.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';

type Props = { readonly text: string; readonly label?: string; readonly kind?: 'main' };

export default function ShareButton({ text, label, kind }: Props) {
  const say = useSay();
  const toast = useToast();
  const [byHand, setByHand] = useState(false);
  const share = async () => {
    if (navigator.share) return navigator.share({ text }).catch(() => undefined);
    if (await copyText(text)) toast({ tone: 'good', text: say('daily.copied') });
    else setByHand(true);
  };
  return (
    <>
      <Button aria-label={label} {...(kind && { kind, icon: 'copy' })} onClick={() => void share()}>
        {say('daily.share')}
      </Button>
      <Dialog open={byHand} title={say('daily.by-hand')} onClose={() => setByHand(false)}>
        {byHand && <ByHand text={text} />}
      </Dialog>
    </>
  );
}

function ByHand({ text }: { readonly text: string }) {
  const say = useSay();
  return (
    <>
      <textarea
        className="share-text"
        readOnly
        rows={text.split('\n').length}
        value={text}
        aria-label={say('daily.by-hand')}
        ref={(field) => field?.select()}
      />
      <p>{say('daily.by-hand-help')}</p>
    </>
  );
}
