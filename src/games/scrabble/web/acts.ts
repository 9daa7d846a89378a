/** What can be done besides playing tiles, and why not where it can't; buttons and menus show it in their own ways. */
import type { IconName } from '../../../web/kit/Icon.tsx';
import { isContested } from '../options.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

export type Act = {
  readonly key: 'shuffle' | 'sort' | 'exchange' | 'pass' | 'challenge';
  readonly icon: IconName;
  readonly label: string;
  readonly why: string | null;
  readonly isOn?: boolean;
  readonly act: () => void;
};

export function actsOf({ view, say, mayAct, rules }: Table, hand: Hand, onPass: () => void): readonly Act[] {
  const turn = mayAct ? null : say('not-your-turn');
  const [first] = hand.rack;
  const swap = rules.check(view, { kind: 'exchange', tiles: first === undefined ? [] : [first] });
  const cantSwap = swap.ok ? null : say(swap.problems[0]!.code, swap.problems[0]!.params);
  const isExchanging = hand.exchanged !== null;
  return [
    {
      key: 'shuffle',
      icon: 'shuffle',
      label: say('do.shuffle'),
      why: null,
      act: () => hand.reorder('shuffle'),
    },
    { key: 'sort', icon: 'list', label: say('do.sort'), why: null, act: () => hand.reorder('sort') },
    {
      key: 'exchange',
      icon: 'swap',
      label: say('do.exchange'),
      why: isExchanging ? null : (turn ?? cantSwap),
      isOn: isExchanging,
      act: () => hand.exchange(!isExchanging),
    },
    { key: 'pass', icon: 'skip', label: say('do.pass'), why: turn, act: onPass },
    ...(mayAct && view.pending && isContested(view.terms.challenge)
      ? [
          {
            key: 'challenge' as const,
            icon: 'flag' as const,
            label: say('do.challenge'),
            why: null,
            act: () => hand.play({ kind: 'challenge' }),
          },
        ]
      : []),
  ];
}
