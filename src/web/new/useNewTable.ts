import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { defaultsFor } from '../../core/game.ts';
import type { Problem } from '../../core/result.ts';
import type { GameInfo, Me } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { useTables } from '../data.ts';
import { loadGame } from '../gameuis.tsx';
import { isFull } from '../home/full.ts';
import { useToast } from '../kit/Toast.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import {
  type Around,
  type Arrangement,
  forward,
  goTo,
  newArrangement,
  obstacles,
  refused,
  seated,
  wantedOf,
} from './arrangement.ts';
import { focusFirstError } from './focus.ts';
import { blameless, type Step, steps } from './formerrors.ts';
import { proposedName } from './tablename.ts';

/** What has to be known around the table that is being arranged. */
export function useAround(info: GameInfo, me: Me): Around {
  const say = useSay();
  const game = use(loadGame(info.id));
  const mine = useTables('mine').tables;
  const finished = useTables('finished').tables;
  return useMemo(() => {
    const names = [...(mine ?? []), ...(finished ?? [])].map(({ name }) => name);
    return { game, me: me.name, say, names, proposal: proposedName(say('name'), names) };
  }, [game, me.name, say, mine, finished]);
}

/** Content that the room has prepared is there before that; else it is said what takes so long. */
const slowMs = 1500;

/** The table that is being arranged, and what can be done with it. */
export function useArrangement(around: Around) {
  const say = useSay();
  const toast = useToast();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const withFriends = new URLSearchParams(useSearch()).get('friends') === '1';
  const [first] = useState(() =>
    newArrangement(around.game, defaultsFor(around.game, language), withFriends),
  );
  const [arrangement, set] = useState(first);
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<Problem | null>(null);
  /** Counts the steps, also those refused: after each the focus has to go somewhere. */
  const [turn, setTurn] = useState(0);
  const become = (next: Arrangement) => {
    set(next);
    setTurn((before) => before + 1);
  };
  const change = (part: Partial<Arrangement>, keepsBlame = false) =>
    set((before) => changed({ ...before, ...part, ...(!keepsBlame && { blamed: blameless }) }, part, around));
  const create = async (replaceOldest = false) => {
    setBusy(true);
    const isPrepared = around.game.resources.length > 0;
    const slow = setTimeout(() => isPrepared && toast({ tone: 'info', text: say('new.preparing') }), slowMs);
    const made = await api.create({ ...wantedOf(arrangement, around), replaceOldest });
    clearTimeout(slow);
    if (made.ok) return navigate(`/table/${made.value.id}`);
    setBusy(false);
    if (isFull(made.problems[0])) setFull(made.problems[0]);
    else become(refused(arrangement, made.problems, around));
  };
  const next = () => {
    if (busy) return;
    const isLast = arrangement.step === steps.at(-1);
    const isReady = obstacles(arrangement, arrangement.step, around).length === 0;
    if (isLast && isReady) void create();
    else become(forward(arrangement, around));
  };
  const go = (step: Step) => become(goTo(arrangement, step, around));
  const isUntouched = arrangement.step === 'rules' && arrangement.answers === first.answers;
  return { arrangement, isUntouched, change, next, go, busy, full, setFull, create, turn };
}

/** Friends who come or stay away change who sits there, as long as nobody has been seated by hand. */
function changed(next: Arrangement, part: Partial<Arrangement>, around: Around): Arrangement {
  return part.isOpen === undefined ? next : seated(next, around);
}

/** To the first field with an error; else to the step that was made. */
export function useFocus(
  form: { readonly current: HTMLFormElement | null },
  turn: number,
  { blamed }: Arrangement,
): void {
  const hasErrors = blamed !== blameless;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step moves the focus
  useEffect(() => {
    if (turn === 0 || !form.current) return;
    if (hasErrors && focusFirstError(form.current)) return;
    const section = form.current.querySelector<HTMLElement>('.new-step');
    section?.focus({ preventScroll: true });
    form.current.scrollIntoView({ block: 'start' });
  }, [turn]);
}
