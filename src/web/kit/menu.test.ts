import { expect, test } from 'vitest';
import { menuKey, menuPlace } from './menu.ts';

const labels = ['Desa', 'Àudio', 'Abandona'];

test('arrows go round, Home and End to the ends', () => {
  expect(menuKey('ArrowDown', 2, labels)).toBe(0);
  expect(menuKey('ArrowDown', -1, labels)).toBe(0);
  expect(menuKey('ArrowUp', 0, labels)).toBe(2);
  expect(menuKey('Home', 1, labels)).toBe(0);
  expect(menuKey('End', 1, labels)).toBe(2);
});

test('a letter finds the next item that begins with it, accents aside', () => {
  expect(menuKey('a', 0, labels)).toBe(1);
  expect(menuKey('a', 1, labels)).toBe(2);
  expect(menuKey('à', 2, labels)).toBe(1);
  expect(menuKey('z', 0, labels)).toBe(null);
});

test('keys that are not the menu’s are left alone', () => {
  expect(['Enter', ' ', 'Escape', 'F2'].map((key) => menuKey(key, 0, labels))).toEqual(Array(4).fill(null));
  expect(menuKey('ArrowDown', -1, [])).toBe(null);
});

const page = { width: 400, height: 800 };
const menu = { width: 200, height: 300 };

test('it opens under its button, flush right', () => {
  const button = { left: 340, right: 384, top: 10, bottom: 54 };
  expect(menuPlace(button, menu, page)).toEqual({ left: 184, top: 60 });
});

test('it opens above where there is no room below', () => {
  const button = { left: 340, right: 384, top: 700, bottom: 744 };
  expect(menuPlace(button, menu, page)).toEqual({ left: 184, top: 394 });
});

test('it never leaves the page', () => {
  const button = { left: 0, right: 44, top: 10, bottom: 54 };
  expect(menuPlace(button, menu, page).left).toBe(8);
  expect(menuPlace(button, { width: 200, height: 790 }, page).top).toBe(8);
});
