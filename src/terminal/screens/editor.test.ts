import { expect, it } from 'vitest';
import { Editor } from './editor.ts';
import type { Press } from './keys.ts';

const key = (name: Press['name'], text = '', ctrl = false): Press => ({ name, text, ctrl, shift: false });

it('types, moves and removes, whole characters at a time', () => {
  const editor = new Editor('añ漢');
  editor.press(key('backspace'));
  editor.press(key('left'));
  editor.press(key('text', 'b'));
  expect(editor.text).toBe('abñ');
  editor.press(key('home'));
  editor.press(key('delete'));
  editor.press(key('end'));
  editor.press(key('text', '!'));
  expect(editor.text).toBe('bñ!');
});

it('[R53][T] never holds what could steer the terminal', () => {
  const editor = new Editor();
  editor.press(key('text', 'a\u001b[2Jb'));
  expect(editor.text).toBe('a[2Jb');
});

it('knows the control keys of a shell', () => {
  const editor = new Editor('one two three');
  editor.press(key('text', 'w', true));
  expect(editor.text).toBe('one two ');
  editor.press(key('text', 'a', true));
  editor.press(key('right'));
  editor.press(key('text', 'k', true));
  expect(editor.text).toBe('o');
  editor.press(key('text', 'u', true));
  expect(editor.text).toBe('');
});

it('brings older lines back, and the draft at last', () => {
  const editor = new Editor('draft');
  const typed = ['first', 'second'];
  const texts = [1, 1, 1, -1, -1].map((by) => {
    editor.recall(by, typed);
    return editor.text;
  });
  expect(texts).toEqual(['second', 'first', 'first', 'second', 'draft']);
});

it('shows the part around the cursor of a line that is too long', () => {
  const editor = new Editor('0123456789');
  expect(editor.window(6)).toEqual({ text: '56789', cursor: 5 });
  editor.press(key('home'));
  expect(editor.window(6)).toEqual({ text: '012345', cursor: 0 });
});
