import { describe, expect, it } from 'vitest';
import { colors } from '../colors.ts';
import { sheetOf } from './ballSheet.ts';

describe('[O5] the pictures of the balls', () => {
  const rules = sheetOf((token) => `<${token}>`)
    .split('\n')
    .map(decodeURIComponent);
  it.each(colors)('%s has one, in its colour and with its symbol', (color) => {
    const rule = rules.find((each) => each.startsWith(`.r-ball[data-tone="${color}"]`));
    expect(rule).toContain(`fill="<${color}>"`);
    expect(rule).toContain(`color="<${color}-on>"`);
  });
  it('nobody’s is grey, without a symbol', () => {
    const rule = rules.find((each) => each.startsWith('.r-ball[data-tone="plain"]'));
    expect(rule).toContain('fill="#8d8577"');
    expect(rule).not.toContain('currentColor');
  });
  it.each(colors)('%s has a symbol to stand beside its numbers', (color) =>
    expect(rules.find((each) => each.startsWith(`.r-mark[data-tone="${color}"]`))).toContain('currentColor'),
  );
  it('none is left in words that a picture does not know', () => expect(rules.join()).not.toContain('var('));
});
