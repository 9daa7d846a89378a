/** The key "?" asks for the list of keys, wherever on the page the focus is but in a field or a dialog. */
import { useEffect, useEffectEvent } from 'react';

export function useQuestionMark(onAsk: () => void): void {
  const asked = useEffectEvent(onAsk);
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest(typing) !== null;
      if (key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping) asked();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog, [role="menu"]';
