/** Where somebody is logged in, and logging out there. */
import type { AccountInfo, SessionInfo } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLocale, useSay } from '../kit/words.tsx';
import { moment } from '../saved/standing.ts';
import { deviceName } from './devicename.ts';

type Props = { readonly account: AccountInfo; readonly onEnded: () => Promise<void> };

export function Devices({ account, onEnded }: Props) {
  const say = useSay();
  const toast = useToast();
  const { sessions } = account;
  const end = async (path: string) => {
    const answer = await api.ask('me', 'DELETE', path);
    if (answer.ok) toast({ tone: 'good', text: say('account.ended') });
    else toast({ tone: 'bad', text: say(answer.problems[0].code, answer.problems[0].params) });
    await onEnded();
  };
  return (
    <section>
      <SectionHead>{say('account.devices')}</SectionHead>
      <ul className="account-devices">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            onEnd={() => void end(`/account/sessions/${session.id}`)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button onClick={() => void end('/account/sessions')}>{say('account.end-others')}</Button>
      )}
    </section>
  );
}

function Device({ session, onEnd }: { readonly session: SessionInfo; readonly onEnd: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const name = deviceName(session.device) ?? say('account.unknown-device');
  const when = moment(session.seen, Date.now(), locale);
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        <small>{session.isThis ? say('account.this') : say('account.seen', { when })}</small>
      </span>
      {!session.isThis && (
        <Button aria-label={say('account.end-one', { device: name })} onClick={onEnd}>
          {say('account.end')}
        </Button>
      )}
    </li>
  );
}
