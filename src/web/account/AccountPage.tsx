/** One's account: entering, one's name and password, where one is logged in (R2, R3). */
import { useCallback, useEffect, useState } from 'react';
import { longestName, tidyName } from '../../core/name.ts';
import type { Problem } from '../../core/result.ts';
import type { AccountInfo, Me } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { becomeMe, useMe } from '../data.ts';
import { Avatar } from '../kit/Avatar.tsx';
import { Button } from '../kit/Button.tsx';
import { Page } from '../kit/Page.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLocale, useSay } from '../kit/words.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { Devices } from './Devices.tsx';
import { Enter } from './Enter.tsx';
import './Account.css';

export default function AccountPage() {
  const { me } = useMe();
  if (!me) return null;
  return me.account ? <Own key={me.player} me={me} /> : <Guest key={me.player} me={me} />;
}

function Guest({ me }: { readonly me: Me }) {
  const say = useSay();
  const toast = useToast();
  const enter = (now: Me) => {
    becomeMe(now);
    toast({ tone: 'good', text: say('account.welcome', { name: now.name }) });
  };
  return (
    <Page title={say('account.title')} aside={say('account.guest-aside')}>
      <div className="account">
        <Enter name={me.name} onEntered={enter} />
      </div>
    </Page>
  );
}

function useAccount() {
  const [account, setAccount] = useState<AccountInfo | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    const answer = await api.ask('account', 'GET', '/account');
    if (answer.ok) setAccount(answer.value);
    setProblem(answer.ok ? null : answer.problems[0]);
  }, []);
  useEffect(() => void load(), [load]);
  return { account, problem, load };
}

function Own({ me }: { readonly me: Me }) {
  const say = useSay();
  const toast = useToast();
  const locale = useLocale();
  const { account, problem, load } = useAccount();
  const since = account && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(account.created);
  const logOut = async () => {
    const answer = await api.ask('me', 'POST', '/log-out');
    if (!answer.ok)
      return toast({ tone: 'bad', text: say(answer.problems[0].code, answer.problems[0].params) });
    becomeMe(answer.value);
    toast({ tone: 'good', text: say('account.logged-out', { name: answer.value.name }) });
  };
  return (
    <Page
      title={say('account.title')}
      actions={<Button onClick={() => void logOut()}>{say('account.log-out')}</Button>}
    >
      <div className="account">
        <p className="account-me">
          <Avatar name={me.name} />
          <span>
            <b>{me.name}</b>
            {since && <small>{say('account.since', { date: since })}</small>}
          </span>
        </p>
        {problem && (
          <p className="account-problem" role="alert">
            {say(problem.code, problem.params)}
          </p>
        )}
        <section>
          <SectionHead>{say('account.title')}</SectionHead>
          <NameForm me={me} />
          <PasswordForm onChanged={load} />
        </section>
        {account && <Devices account={account} onEnded={load} />}
      </div>
    </Page>
  );
}

function NameForm({ me }: { readonly me: Me }) {
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState(me.name);
  const changed = (now: Me) => {
    becomeMe(now);
    toast({ tone: 'good', text: say('account.name-saved', { name: now.name }) });
  };
  return (
    <ChangeForm
      title={say('account.change-name')}
      save={say('account.save-name')}
      change={{ name: tidyName(name) }}
      onChanged={changed}
    >
      {(problemAt) => (
        <TextField
          label={say('account.name')}
          value={name}
          onChange={setName}
          error={problemAt('name')}
          maxLength={longestName + 16}
          autoComplete="username"
          spellCheck={false}
        />
      )}
    </ChangeForm>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => Promise<void> }) {
  const say = useSay();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const changed = () => {
    setPassword('');
    toast({ tone: 'good', text: say('account.password-saved') });
    void onChanged();
  };
  return (
    <ChangeForm
      title={say('account.change-password')}
      save={say('account.save-password')}
      change={{ password }}
      onChanged={changed}
    >
      {(problemAt) => (
        <TextField
          label={say('account.new-password')}
          help={say('account.password-help')}
          type="password"
          value={password}
          onChange={setPassword}
          error={problemAt('password')}
          autoComplete="new-password"
        />
      )}
    </ChangeForm>
  );
}
