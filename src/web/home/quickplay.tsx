/** "Play": a game on good defaults, at once. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { type Problem, refuse } from '../../core/result.ts';
import { quickPlay } from '../data.ts';
import { retryLoad } from '../kit/retryload.ts';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { isFull } from './full.ts';

const ReplaceOldest = lazy(retryLoad(() => import('./ReplaceOldest.tsx')));

type QuickPlay = {
  /** The game that is being laid out. */
  readonly busy: string | null;
  readonly play: (game: string) => void;
  /** What may have to be asked; to be put somewhere on the page. */
  readonly question: ReactNode;
};

export function useQuickPlay(): QuickPlay {
  const say = useSay();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [full, setFull] = useState<{ readonly game: string; readonly problem: Problem } | null>(null);
  const play = async (game: string, replaceOldest = false) => {
    setBusy(game);
    const made = await quickPlay(game, replaceOldest).catch(() => refuse('room-away'));
    if (made.ok) return navigate(`/table/${made.value.id}`);
    setBusy(null);
    const [problem] = made.problems;
    if (isFull(problem)) setFull({ game, problem });
    else toast({ tone: 'bad', text: say(problem.code, problem.params) });
  };
  const question = full && (
    <Suspense fallback={null}>
      <ReplaceOldest
        full={full.problem}
        onReplace={() => play(full.game, true)}
        onClose={() => setFull(null)}
      />
    </Suspense>
  );
  return { busy, play: (game) => void (busy === null && play(game)), question };
}
