import { expect, test } from 'vitest';
import { changeNotices, type Notice, stays, type Toast } from './notices.ts';

const good = (text: string): Toast => ({ tone: 'good', text });
const bad = (text: string): Toast => ({ tone: 'bad', text });
const shown = (toasts: readonly Toast[]) =>
  toasts.reduce<readonly Notice[]>((notices, add) => changeNotices(notices, { add }), []);
const texts = (notices: readonly Notice[]) => notices.map((notice) => notice.text);

test('a notice said again moves to the end and begins anew', () => {
  const notices = shown([good('a'), good('b'), good('a')]);
  expect(texts(notices)).toEqual(['b', 'a']);
  expect(notices[1]!.id).toBe(3);
});

test('of more than three, the oldest that would pass anyway goes', () => {
  expect(texts(shown([bad('a'), good('b'), good('c'), good('d')]))).toEqual(['a', 'c', 'd']);
  expect(texts(shown([bad('a'), bad('b'), bad('c'), bad('d')]))).toEqual(['b', 'c', 'd']);
  expect(texts(shown([bad('a'), bad('b'), bad('c'), good('d')]))).toEqual(['b', 'c', 'd']);
});

test('closing takes away only that one', () => {
  const notices = shown([good('a'), good('b')]);
  expect(texts(changeNotices(notices, { close: notices[0]!.id }))).toEqual(['b']);
});

test('what went wrong and what asks stays; the rest passes, unless said otherwise', () => {
  const asks: Toast = { ...good('a'), actions: [{ label: 'yes', onPick: () => {} }] };
  expect([good('a'), bad('a'), asks].map(stays)).toEqual([6000, null, null]);
  expect(stays({ ...good('a'), keep: true })).toBe(null);
  expect(stays({ ...bad('a'), keep: false })).toBe(6000);
});
