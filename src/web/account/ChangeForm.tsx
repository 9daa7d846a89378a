/** Another name, or another password: each asks for the password of now. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Problem } from '../../core/result.ts';
import type { Me } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';

type Props = {
  readonly title: string;
  readonly save: string;
  /** What is to be changed, as it stands in the fields. */
  readonly change: Readonly<Record<string, string>>;
  readonly children: (problemAt: (field: string) => string | null) => ReactNode;
  readonly onChanged: (me: Me) => void;
};

export function ChangeForm({ title, save, change, children, onChanged }: Props) {
  const say = useSay();
  const [present, setPresent] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await api.ask('me', 'PATCH', '/account', { present, ...change });
    setBusy(false);
    setProblems(answer.ok ? [] : answer.problems);
    if (!answer.ok) return;
    setPresent('');
    onChanged(answer.value);
  };
  const problemAt = (field: string) => {
    const found = problems.find(({ path }) => path === field);
    return found ? say(found.code, found.params) : null;
  };
  const other = problems.find(({ path }) => path === undefined);
  return (
    <details className="account-change">
      <summary>{title}</summary>
      <form className="account-form" noValidate onSubmit={submit}>
        {children(problemAt)}
        <TextField
          label={say('account.present')}
          type="password"
          value={present}
          onChange={setPresent}
          error={problemAt('present')}
          autoComplete="current-password"
        />
        {other && (
          <p className="account-problem" role="alert">
            {say(other.code, other.params)}
          </p>
        )}
        <Button kind="main" type="submit" busy={busy}>
          {save}
        </Button>
      </form>
    </details>
  );
}
