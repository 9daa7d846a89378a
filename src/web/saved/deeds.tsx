/** What can be done with one's tables. Whatever happens is told, and the list read again. */
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { Question } from '../kit/Question.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';

export type Deeds = {
  /** Null when it is done, else what is wrong with the name. */
  readonly rename: (entry: Entry, name: string) => Promise<Problem | null>;
  readonly duplicate: (entry: Entry) => Promise<void>;
  readonly askDelete: (entries: readonly Entry[]) => void;
  /** What may have to be asked; to be put somewhere on the page. */
  readonly question: ReactNode;
};

export function useDeeds(onChange: () => Promise<void>, onGone: () => void): Deeds {
  const say = useSay();
  const toast = useToast();
  const [asked, ask] = useState<readonly Entry[]>([]);
  const complain = ({ code, params }: Problem) =>
    toast({ tone: 'bad', text: say(code === 'too-many-tables' ? 'saved.no-place' : code, params) });
  const remove = async (entries: readonly Entry[]) => {
    const answer = await api.removeAll(entries.map(({ id }) => id));
    if (!answer.ok) return complain(answer.problems[0]);
    const { removed, refused } = answer.value;
    const [first] = entries;
    if (removed.length > 0) {
      const isOne = entries.length === 1;
      const code = isOne ? 'saved.deleted-one' : 'saved.deleted';
      toast({ tone: 'good', text: say(code, { n: removed.length, name: first!.name }) });
    }
    if (refused[0]) {
      const why = say(refused[0].code);
      toast({ tone: 'bad', text: say('saved.not-deleted', { n: refused.length, why }) });
    }
    await onChange();
    onGone();
  };
  return {
    askDelete: ask,
    rename: async ({ id }, name) => {
      const renamed = await api.rename(id, name);
      if (!renamed.ok) return renamed.problems[0];
      toast({ tone: 'good', text: say('saved.renamed', { name: renamed.value.name }) });
      await onChange();
      return null;
    },
    duplicate: async ({ id }) => {
      const copied = await api.duplicate(id);
      if (!copied.ok) return complain(copied.problems[0]);
      toast({ tone: 'good', text: say('saved.duplicated', { name: copied.value.name }) });
      await onChange();
    },
    question: <Asking entries={asked} onDelete={() => void remove(asked)} onClose={() => ask([])} />,
  };
}

type AskingProps = {
  readonly entries: readonly Entry[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

function Asking({ entries, onDelete, onClose }: AskingProps) {
  const say = useSay();
  const n = entries.length;
  const title = n === 1 ? say('saved.ask.one', { name: entries[0]!.name }) : say('saved.ask.several', { n });
  return (
    <Question
      open={n > 0}
      title={title}
      text={say('saved.ask.text', { n })}
      choices={[
        { label: say('saved.ask.keep', { n }), onPick: () => {} },
        { label: say('saved.ask.delete'), kind: 'bad', onPick: onDelete },
      ]}
      onClose={onClose}
    />
  );
}
