/** Keys of the game, wherever on the table the focus is; fields, dialogs and menus keep theirs. */
import { useEffect, useEffectEvent } from 'react';

export function useKeys(on: boolean, press: (key: string) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const key = event.shiftKey && event.key === 'ArrowUp' ? 'Shift+ArrowUp' : event.key;
    if (!isOurs(event) || !press(key)) return;
    event.preventDefault();
    if (event.key !== 'Enter') letGo();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

function isOurs(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(typing)) return false;
  return key !== 'Enter' || !target.closest(pressedByEnter);
}

const pressable = ':is(button, a, summary, input):not([data-place])';
/** Enter does nothing on a switch, so there it plays as elsewhere. */
const pressedByEnter = ':is(button, a, summary):not([data-place])';

/** A button that was used before keeps the focus; once pegs are laid, Enter is to play and not to press it again. */
export function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(pressable)) activeElement.blur();
}
