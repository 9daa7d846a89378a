/**
 * Tiles carried by mouse or finger. Whatever has `data-grip` can be picked up: a tile of the rack, or one that is laid.
 * Board and rack lie in different parts of the page, so the place is looked for under the tile. A copy of it follows the
 * pointer outside of React: nothing is drawn anew while it moves. A finger carries it above itself, so that the square
 * can be seen.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react';

export type Grip = { readonly from: 'slot' | 'square'; readonly at: number };

export type Goal = { readonly to: 'slot' | 'square'; readonly at: number } | { readonly to: 'rack' | 'away' };

/** Less than this is a click. */
const slack = 6;
/** How far above a finger. */
const lifted = 46;

export function useDrag(
  root: RefObject<HTMLElement | null>,
  on: boolean,
  onDrop: (grip: Grip, goal: Goal) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = root.current;
    if (!on || !element) return;
    let stop = () => {};
    const begin = (event: PointerEvent) => {
      const grip = (event.target as Element).closest<HTMLElement>('[data-grip]');
      if (!grip || event.button !== 0 || !event.isPrimary) return;
      stop();
      stop = carry(grip, event, (from, goal) => drop(from, goal));
    };
    element.addEventListener('pointerdown', begin);
    return () => {
      stop();
      element.removeEventListener('pointerdown', begin);
    };
  }, [root, on]);
}

function carry(grip: HTMLElement, start: PointerEvent, onDrop: (grip: Grip, goal: Goal) => void): () => void {
  const from = gripOf(grip);
  const above = start.pointerType === 'mouse' ? 0 : lifted;
  let floating: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack;
    if (!floating && !far) return;
    floating ??= lift(grip);
    floating.style.translate = `${event.clientX}px ${event.clientY - above}px`;
    showGoal(placeUnder(event, above));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const wasCarried = floating !== null;
    stop();
    if (!wasCarried) return;
    swallowClick();
    onDrop(from, goalUnder(event, above));
  };
  const stop = () => {
    floating?.remove();
    floating = null;
    delete grip.dataset['lifted'];
    showGoal(null);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', stop);
  return stop;
}

function gripOf({ dataset }: HTMLElement): Grip {
  const from = dataset['grip'] === 'slot' ? 'slot' : 'square';
  return { from, at: Number(dataset[from]) };
}

/** A copy of the tile that hangs on the pointer. */
function lift(grip: HTMLElement): HTMLElement {
  const tile = grip.querySelector('.s-tile') ?? grip;
  const { width } = tile.getBoundingClientRect();
  const side = Math.max(width, 34);
  const floating = document.createElement('div');
  floating.className = 's-floating';
  floating.style.cssText = `--k:${side}px;width:${side}px;height:${side}px;margin:${-side / 2}px`;
  floating.append(tile.cloneNode(true));
  document.body.append(floating);
  grip.dataset['lifted'] = '';
  return floating;
}

function under({ clientX, clientY }: PointerEvent, above: number): Element | null {
  return document.elementFromPoint(clientX, clientY - above);
}

function placeUnder(event: PointerEvent, above: number): HTMLElement | null {
  return under(event, above)?.closest<HTMLElement>('[data-square], [data-slot]') ?? null;
}

function goalUnder(event: PointerEvent, above: number): Goal {
  const place = placeUnder(event, above);
  if (place?.dataset['square']) return { to: 'square', at: Number(place.dataset['square']) };
  if (place?.dataset['slot']) return { to: 'slot', at: Number(place.dataset['slot']) };
  return { to: under(event, above)?.closest('.s-rack') ? 'rack' : 'away' };
}

function showGoal(place: HTMLElement | null): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-goal]'))
    if (other !== place) delete other.dataset['goal'];
  if (place) place.dataset['goal'] = '';
}

/** What was carried was not clicked. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
