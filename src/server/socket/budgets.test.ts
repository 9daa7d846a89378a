import { describe, expect, it } from 'vitest';
import { CommandBudgets } from './budgets.ts';

describe('[S1] commands of a guest', () => {
  it('are counted over all sockets, and told when there are more', () => {
    const clock = { now: 0 };
    const budgets = new CommandBudgets(3, () => clock.now);
    const take = (player = 'ada') => budgets.take(player)?.code ?? 'granted';
    expect([take(), take(), take(), take()]).toEqual(['granted', 'granted', 'granted', 'limit-commands']);
    expect(take('leo')).toBe('granted');
    expect(budgets.take('ada')?.params).toEqual({ seconds: 20, minutes: 1 });
    clock.now = 20_000;
    expect([take(), take()]).toEqual(['granted', 'limit-commands']);
  });
});
