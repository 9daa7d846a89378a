/**
 * Pegs carried by mouse or finger. Whatever has `data-grip` can be picked up, whatever has `data-place` takes it; board
 * and palette lie in different parts of the page, so the places are looked for under the pointer. A copy of the peg
 * follows the pointer outside of React: nothing is drawn anew while it moves.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Peg } from '../code.ts';
import { letGo } from './listen.ts';

export type Grip = { readonly from: 'palette' | 'row' | 'past'; readonly peg: Peg; readonly at: number };

/** A place; beside the places in the row; or away from it. */
export type Goal = number | 'row' | 'away';

type Listener = {
  readonly onDrop: (grip: Grip, goal: Goal) => void;
  /** Pressed without being carried. */
  readonly onTap?: (grip: Grip) => void;
};

/** Less than this is a click. */
const slack = 6;

export function useDrag(root: RefObject<HTMLElement | null>, on: boolean, listener: Listener): void {
  const drop = useEffectEvent(listener.onDrop);
  const tap = useEffectEvent((grip: Grip) => listener.onTap?.(grip));
  useEffect(() => {
    const element = root.current;
    if (!on || !element) return;
    let stop = () => {};
    const begin = (event: PointerEvent) => {
      const held = (event.target as Element).closest<HTMLElement>('[data-grip]');
      if (!held || event.button !== 0 || !event.isPrimary) return;
      stop();
      stop = carry(held, event, { onDrop: (grip, goal) => drop(grip, goal), onTap: (grip) => tap(grip) });
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('mousedown', keepFocus);
    return () => {
      stop();
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('mousedown', keepFocus);
    };
  }, [root, on]);
}

/** Nothing here takes the focus by a click: after that, Enter is to play and not to click again. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest('button, [data-grip]')) return;
  event.preventDefault();
  letGo();
}

function carry(held: HTMLElement, start: PointerEvent, { onDrop, onTap }: Required<Listener>): () => void {
  const grip = gripOf(held);
  let floating: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack;
    if (!floating && !far) return;
    floating ??= lift(held);
    floating.style.translate = `${event.clientX}px ${event.clientY}px`;
    showGoal(placeUnder(event));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const wasCarried = floating !== null;
    stop();
    if (!wasCarried) return onTap(grip);
    swallowClick();
    onDrop(grip, goalUnder(event));
  };
  const stop = () => {
    floating?.remove();
    floating = null;
    delete held.dataset['lifted'];
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
  return { from: dataset['grip'] as Grip['from'], peg: Number(dataset['peg']), at: Number(dataset['at']) };
}

/** A copy of the peg that hangs on the pointer. */
function lift(held: HTMLElement): HTMLElement {
  const peg = held.querySelector('[data-picture]') ?? held;
  const { width, height } = peg.getBoundingClientRect();
  const floating = document.createElement('div');
  floating.className = 'm-floating';
  floating.style.width = `${width}px`;
  floating.style.height = `${height}px`;
  floating.append(peg.cloneNode(true));
  document.body.append(floating);
  held.dataset['lifted'] = '';
  return floating;
}

function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]') ?? null;
}

function goalUnder(event: PointerEvent): Goal {
  const place = placeUnder(event);
  if (place) return Number(place.dataset['place']);
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest('[data-open]') ? 'row' : 'away';
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
