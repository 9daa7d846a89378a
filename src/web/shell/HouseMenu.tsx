import { useLocation } from 'wouter';
import { MenuButton, type MenuItem } from '../kit/MenuButton.tsx';
import { useSay } from '../kit/words.tsx';
import { useMenu } from './Shell.tsx';

/** The places of the house, as entries of a menu. */
export function useHouseItems(): readonly MenuItem[] {
  const [, go] = useLocation();
  return useMenu().map(({ label, icon, href }) => ({ label, icon, onPick: (): void => go(href!) }));
}

/** Where a table has no spine: its places are behind a button. */
export function HouseMenu() {
  const say = useSay();
  return <MenuButton label={say('shell.menu')} icon="menu" items={useHouseItems()} />;
}
