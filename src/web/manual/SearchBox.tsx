import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Kbd } from '../kit/Kbd.tsx';
import { useSay } from '../kit/words.tsx';
import { focusFind } from './Results.tsx';
import './SearchBox.css';

type Props = { readonly query: string; readonly onQuery: (query: string) => void };

export function SearchBox({ query, onQuery }: Props) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const clear = () => {
    onQuery('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') clear();
    else if (event.key === 'ArrowDown' || event.key === 'Enter') focusFind(0);
    else return;
    event.preventDefault();
  };
  return (
    <search className="manual-search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={say('manual.search')}
        placeholder={say('manual.search')}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={press}
      />
      {query === '' ? <Kbd>/</Kbd> : <IconButton icon="x" label={say('manual.clear')} onClick={clear} />}
    </search>
  );
}

/** The stroke leads to the search from anywhere but a field or a dialog. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
