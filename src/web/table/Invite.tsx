/** How others come to this table: a link, and its picture for the camera of a phone. Works without TLS too. */
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { copyText } from '../copy.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { retryLoad } from '../kit/retryload.ts';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';

type Place = {
  readonly id: string;
  /** Where the link leads. */
  readonly path?: 'table' | 'replay';
  /** Whoever may open the room to others is told how. */
  readonly isHost?: boolean;
};
type Props = Place & { readonly open: boolean; readonly onClose: () => void };

export function Invite({ id, path = 'table', open, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog open={open} title={say(`table.invite-${path}`)} onClose={onClose}>
      {open && <InviteCard id={id} path={path} />}
    </Dialog>
  );
}

export function InviteCard({ id, path = 'table', isHost = true }: Place) {
  const say = useSay();
  const origins = useOrigins();
  const [origin = location.origin] = origins ?? [];
  const link = `${origin}/${path}/${id}`;
  return (
    <div className="invite">
      <QrCode text={link} label={say('table.qr')} />
      <div className="invite-text">
        <p>{say(`table.invite-text-${path}`)}</p>
        <LinkField link={link} />
        {origins?.length === 0 && isHost && (
          <details className="invite-note">
            <summary>{say('table.invite-here-only')}</summary>
            <p>{say('table.invite-open')}</p>
          </details>
        )}
      </div>
    </div>
  );
}

function LinkField({ link }: { readonly link: string }) {
  const say = useSay();
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current?.select();
    const copied = await copyText(link);
    toast({ tone: copied ? 'good' : 'info', text: say(copied ? 'table.copied' : 'table.copy-by-hand') });
  };
  return (
    <div className="invite-link">
      {/* Not a line: all of it is to be seen. */}
      <textarea
        ref={field}
        readOnly
        rows={2}
        spellCheck={false}
        value={link}
        aria-label={say('table.link')}
        onFocus={(event) => event.target.select()}
      />
      <Button icon="copy" onClick={() => void copy()}>
        {say('table.copy')}
      </Button>
    </div>
  );
}

/** Where others reach the room; null while it is not known. */
function useOrigins(): readonly string[] | null {
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void api.room().then((answer) => {
      if (answer.ok) setOrigins(answer.value.origins);
    });
  }, []);
  return origins;
}

/** Without the room there is no picture yet; the link is still there. */
const fetchQr = retryLoad(() => import('uqr'));

/** Dark on light in every theme: cameras want it so. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = ({ encode }: typeof import('uqr')) => {
      const { data, size } = encode(text, { ecc: 'M', border: 2 });
      if (wanted) setCode({ size, path: pathOf(data) });
    };
    void fetchQr().then(draw);
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      shapeRendering="crispEdges"
    >
      <path d={code?.path} fill="#000" />
    </svg>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
