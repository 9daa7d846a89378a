/** What to do once a game is over, in the place of what one played with. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableController } from '../../client/controller.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import { isFull } from '../home/full.ts';
import ReplaceOldest from '../home/ReplaceOldest.tsx';
import { Button } from '../kit/Button.tsx';
import type { GameUi } from '../kit/gameui.ts';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { layNext, useNext } from './next.ts';
import { playAgain } from './open.ts';
import { layAgainst, useProposal } from './streak.ts';

type Props = {
  readonly controller: TableController;
  readonly face: Partial<GameUi>;
  /** It was played to its end at this screen. */
  readonly sawEnd: boolean;
};

export default function EndTools({ controller, face, sawEnd }: Props) {
  const say = useSay();
  const { id, screen } = controller.table;
  const next = useNext(controller, face);
  const again = useLaying((replaceOldest) => playAgain(id, replaceOldest));
  const same = useLaying((replaceOldest) => playAgain(id, replaceOldest, true));
  const another = useLaying((replaceOldest) => layNext(screen, next!, replaceOldest));
  const rival = useProposal(controller, sawEnd);
  const stronger = useLaying((replaceOldest) => layAgainst(screen, rival!, replaceOldest));
  const isMain = screen.daily === null && next === null;
  return (
    <div className="end-next end-tools">
      {next !== null && (
        <Button kind="main" icon="play" busy={another.busy} onClick={another.lay}>
          {say('table.next', { what: next.label })}
        </Button>
      )}
      {controller.whyNot('again') === null && (
        <Button
          {...(isMain && { kind: 'main' })}
          icon={next === null ? 'play' : 'redo'}
          busy={again.busy}
          onClick={again.lay}
        >
          {say('table.again')}
        </Button>
      )}
      {rival !== null && (
        <Button icon="cup" busy={stronger.busy} onClick={stronger.lay}>
          {say('table.stronger', { name: rival.name, level: rival.strength })}
        </Button>
      )}
      {controller.whyNot('deal') === null && (
        <Button icon="swap" busy={same.busy} onClick={same.lay}>
          {say('table.deal')}
        </Button>
      )}
      <Button icon="replay" href={`/replay/${id}`}>
        {say('table.replay')}
      </Button>
      <Button icon="home" href="/">
        {say('shell.back')}
      </Button>
      {again.question}
      {same.question}
      {another.question}
      {stronger.question}
    </div>
  );
}

/** Lays a table out and goes there; where no more can be kept, it asks whether the oldest may go. */
function useLaying(lays: (replaceOldest: boolean) => Promise<Result<Entry>>) {
  const say = useSay();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<Problem | null>(null);
  const lay = async (replaceOldest: boolean) => {
    setBusy(true);
    const made = await lays(replaceOldest);
    setBusy(false);
    if (made.ok) return go(`/table/${made.value.id}`);
    const [problem] = made.problems;
    if (isFull(problem)) setFull(problem);
    else toast({ tone: 'bad', text: say(problem.code, problem.params) });
  };
  const question = (
    <ReplaceOldest full={full} onReplace={() => void lay(true)} onClose={() => setFull(null)} />
  );
  return { lay: () => void lay(false), busy, question };
}
