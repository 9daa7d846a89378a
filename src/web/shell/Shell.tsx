/** What stands around every page: the spine with the menu, and on phones a bar above and tabs below. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../data.ts';
import { Avatar } from '../kit/Avatar.tsx';
import { useCompact } from '../kit/arrangement.ts';

import { GamePattern } from '../kit/GamePattern.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';

import { Logo } from '../kit/Logo.tsx';
import { useSay } from '../kit/words.tsx';
import { usePreferences } from '../preferences.ts';
import './Shell.css';

export type MenuItem = {
  readonly icon: IconName;
  readonly label: string;
  readonly short?: string;
  readonly href?: string;
  readonly onPick?: () => void;
};

type Props = {
  /** Whose colours the page wears. */
  readonly game?: string;
  /** A table has its own head on phones, and more to choose from in the menu. */
  readonly table?: { readonly items: readonly MenuItem[] };
  /** A form has its own foot on phones, where the tabs would be. */
  readonly form?: true;
  /** Of the tab; pages that know better set it themselves. */
  readonly title?: string;
  readonly children: ReactNode;
};

export function Shell({ game = 'room', table, form, title, children }: Props) {
  const { menu, set } = usePreferences();
  const say = useSay();
  const isOpen = menu === 'auto' ? !table : menu === 'open';
  const isCompact = useCompact();
  useTitle(title);
  const kind = table ? (isCompact ? ' shell-bare' : ' shell-table') : '';
  return (
    <div className={`shell${isOpen ? ' shell-open' : ''}${kind}`} data-game={game}>
      <a className="skip" href="#main">
        {say('shell.skip')}
      </a>
      {!(table && isCompact) && (
        <Spine
          isOpen={isOpen}
          game={game}
          items={table?.items ?? []}
          onFold={() => set({ menu: isOpen ? 'folded' : 'open' })}
        />
      )}
      {!table && <TopBar game={game} />}
      <main id="main" className={table ? 'main main-table' : form ? 'main' : 'main main-tabs'} tabIndex={-1}>
        {children}
      </main>
      {!table && !form && <Tabs />}
    </div>
  );
}

export function useMenu(): readonly MenuItem[] {
  const say = useSay();
  return [
    { icon: 'play', label: say('shell.play'), href: '/' },
    { icon: 'saved', label: say('shell.saved'), short: say('shell.saved-short'), href: '/saved' },
    { icon: 'books', label: say('shell.library'), href: '/library' },
    { icon: 'manual', label: say('shell.manual'), href: '/manual' },
    { icon: 'gear', label: say('shell.settings'), short: say('shell.settings-short'), href: '/settings' },
  ];
}

type SpineProps = {
  readonly isOpen: boolean;
  readonly game: string;
  readonly items: readonly MenuItem[];
  readonly onFold: () => void;
};

function Spine({ isOpen, game, items, onFold }: SpineProps) {
  const say = useSay();
  const { me } = useMe();
  const house = useMenu();
  return (
    <nav
      className={isOpen ? 'spine-menu papered is-open' : 'spine-menu papered'}
      aria-label={say('shell.main')}
    >
      <GamePattern game={game} />
      <Link className="brand" href="/" aria-label="Ludoteca">
        <Logo size={isOpen ? 38 : 40} />
        {isOpen && <span aria-hidden="true">Ludoteca</span>}
      </Link>
      <ul>
        {[...house, ...items].map((item) => (
          <li key={item.label}>
            <Item item={item} isOpen={isOpen} />
          </li>
        ))}
      </ul>
      <div className="spine-end">
        <button
          type="button"
          className="spine-item"
          onClick={onFold}
          aria-expanded={isOpen}
          title={say(isOpen ? 'shell.fold' : 'shell.open')}
        >
          <Icon name={isOpen ? 'back' : 'forward'} />
          <span className={isOpen ? '' : 'sr'}>{say(isOpen ? 'shell.fold' : 'shell.open')}</span>
        </button>
        {me && (
          <Link className="spine-me" href="/settings">
            <Avatar name={me.name} />
            <span className={isOpen ? '' : 'sr'}>
              <b>{me.name}</b> <small>{say('shell.in-language')}</small>
            </span>
          </Link>
        )}
      </div>
    </nav>
  );
}

function Item({ item, isOpen }: { readonly item: MenuItem; readonly isOpen: boolean }) {
  const isHere = useIsHere(item.href);
  const content = (
    <>
      <Icon name={item.icon} />
      <span className={isOpen ? '' : 'sr'}>{item.label}</span>
    </>
  );
  const title = isOpen ? {} : { title: item.label };
  if (item.href === undefined)
    return (
      <button type="button" className="spine-item" onClick={item.onPick} {...title}>
        {content}
      </button>
    );
  return (
    <Link className="spine-item" href={item.href} aria-current={isHere ? 'page' : undefined} {...title}>
      {content}
    </Link>
  );
}

function TopBar({ game }: { readonly game: string }) {
  const say = useSay();
  const { me } = useMe();
  const { set } = usePreferences();
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  return (
    <header className="topbar papered">
      <GamePattern game={game} />
      <Link className="brand" href="/" aria-label="Ludoteca">
        <Logo size={32} />
        <span aria-hidden="true">Ludoteca</span>
      </Link>
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={say(isDark ? 'shell.theme-light' : 'shell.theme-dark')}
        kind="plain"
        onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
      />
      {me && (
        <Link className="topbar-me" href="/settings" aria-label={say('shell.you', { name: me.name })}>
          <Avatar name={me.name} />
        </Link>
      )}
    </header>
  );
}

function Tabs() {
  const say = useSay();
  return (
    <nav className="tabs-bottom" aria-label={say('shell.menu')}>
      {useMenu().map((item) => (
        <Tab key={item.label} item={item} />
      ))}
    </nav>
  );
}

function Tab({ item }: { readonly item: MenuItem }) {
  const isHere = useIsHere(item.href);
  return (
    <Link href={item.href!} aria-current={isHere ? 'page' : undefined}>
      <Icon name={item.icon} />
      {item.short ?? item.label}
    </Link>
  );
}

function useIsHere(href: string | undefined): boolean {
  const [path] = useLocation();
  if (href === undefined) return false;
  return href === '/'
    ? path === '/' || path.startsWith('/table') || path.startsWith('/new')
    : path.startsWith(href);
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === '' ? 'Ludoteca' : `${title} · Ludoteca`;
  }, [title]);
}
