/** What to do once a game is over, in the place of what one played with. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableController } from '../../client/controller.ts';
import type { Problem } from '../../core/result.ts';
import { isFull } from '../home/full.ts';
import ReplaceOldest from '../home/ReplaceOldest.tsx';
import { Button } from '../kit/Button.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { playAgain } from './open.ts';

export default function EndTools({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { id, screen } = controller.table;
  const isDaily = screen.daily !== null;
  const { again, busy, question } = useAgain(id);
  const same = useAgain(id, true);
  return (
    <div className="end-next end-tools">
      {controller.whyNot('again') === null && (
        <Button {...(!isDaily && { kind: 'main' })} icon="play" busy={busy} onClick={() => void again(false)}>
          {say('table.again')}
        </Button>
      )}
      {controller.whyNot('deal') === null && (
        <Button icon="swap" busy={same.busy} onClick={() => void same.again(false)}>
          {say('table.deal')}
        </Button>
      )}
      <Button icon="replay" href={`/replay/${id}`}>
        {say('table.replay')}
      </Button>
      <Button icon="home" href="/">
        {say('shell.back')}
      </Button>
      {question}
      {same.question}
    </div>
  );
}

function useAgain(id: string, sameDeal = false) {
  const say = useSay();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<Problem | null>(null);
  const again = async (replaceOldest: boolean) => {
    setBusy(true);
    const made = await playAgain(id, replaceOldest, sameDeal);
    setBusy(false);
    if (made.ok) return go(`/table/${made.value.id}`);
    const [problem] = made.problems;
    if (isFull(problem)) setFull(problem);
    else toast({ tone: 'bad', text: say(problem.code, problem.params) });
  };
  const question = (
    <ReplaceOldest full={full} onReplace={() => void again(true)} onClose={() => setFull(null)} />
  );
  return { again, busy, question };
}
