/** One form for who has an account and who wants one (R2): the name decides. */
import { type FormEvent, useState } from 'react';
import { longestName, tidyName } from '../../core/name.ts';
import type { Problem } from '../../core/result.ts';
import type { Me } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { Question } from '../kit/Question.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';

type Problems = readonly Problem[];

const none: Problems = [];

export function Enter({
  name: proposed,
  onEntered,
}: {
  readonly name: string;
  readonly onEntered: (me: Me) => void;
}) {
  const say = useSay();
  const [name, setName] = useState(proposed);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState(none);
  const [isUnknown, setIsUnknown] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (path: '/log-in' | '/account') => {
    setBusy(true);
    const answer = await api.ask('me', 'POST', path, { name: tidyName(name), password });
    setBusy(false);
    if (answer.ok) return onEntered(answer.value);
    const isNew = path === '/log-in' && answer.problems[0].code === 'account-unknown';
    setIsUnknown(isNew);
    setProblems(isNew ? none : answer.problems);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send('/log-in');
  };
  const problemAt = (field: string) => {
    const found = problems.find(({ path }) => path === field);
    return found ? say(found.code, found.params) : null;
  };
  const other = problems.find(({ path }) => path !== 'name' && path !== 'password');
  return (
    <section>
      <SectionHead>{say('account.enter')}</SectionHead>
      <form className="account-form" noValidate onSubmit={submit}>
        <TextField
          label={say('account.name')}
          help={say('account.name-help')}
          value={name}
          onChange={(text) => {
            setName(text);
            setProblems(none);
          }}
          error={problemAt('name')}
          maxLength={longestName + 16}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
          selected
        />
        <TextField
          label={say('account.password')}
          help={say('account.password-help')}
          type="password"
          value={password}
          onChange={(text) => {
            setPassword(text);
            setProblems(none);
          }}
          error={problemAt('password')}
          autoComplete="current-password"
        />
        {other && (
          <p className="account-problem" role="alert">
            {say(other.code, other.params)}
          </p>
        )}
        <Button kind="main" type="submit" busy={busy}>
          {say('account.go')}
        </Button>
      </form>
      <Question
        open={isUnknown}
        title={say('account.new', { name: tidyName(name) })}
        text={say('account.new-text')}
        onClose={() => setIsUnknown(false)}
        choices={[
          { label: say('account.correct'), onPick: () => undefined },
          {
            label: say('account.register'),
            kind: 'main',
            isFirst: true,
            onPick: () => void send('/account'),
          },
        ]}
      />
    </section>
  );
}
