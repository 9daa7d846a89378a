/**
 * What must hold in every window: the page is no wider than it, nothing that can be pressed lies over something else
 * that can, and no text is cut. Looked for in the page itself, box by box.
 */
import type { Person } from './person.ts';
import { inWords, type Size } from './sizes.ts';

/** From large screens to small phones, upright and on their side. */
export const windows: readonly Size[] = [
  [2560, 1440],
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [667, 375],
  [390, 844],
  [390, 664],
  [360, 640],
  [768, 1024],
].map(([width, height]) => ({ width: width!, height: height! }));

/** What is wrong on the page as it is, window by window, each fault once with the windows that have it. */
export async function faultsIn(person: Person, sizes: readonly Size[] = windows): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  for (const size of sizes) {
    await person.page.setViewportSize(size);
    for (const fault of await person.page.evaluate<readonly string[]>(look))
      found.set(fault, [...(found.get(fault) ?? []), inWords(size)]);
  }
  return [...found].map(([fault, where]) => `${fault} (${where.join(' ')})`);
}

/** In the page: two frames later, when it has been laid out anew. */
const look = `(async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  const named = (each) => {
    const kind = String(each.getAttribute('class') ?? '').trim().split(/\\s+/).slice(0, 2).join('.');
    const text = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 30);
    return each.tagName.toLowerCase() + (kind && '.' + kind) + ' “' + text + '”';
  };
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // What is left of a box after all that cuts it.
  const seenBox = (each) => {
    let { left, top, right, bottom } = each.getBoundingClientRect();
    for (let over = each.parentElement; over; over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      const box = over.getBoundingClientRect();
      if (overflowX !== 'visible') { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (overflowY !== 'visible') { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
      if (position === 'fixed') break;
    }
    return { left, top, right, bottom };
  };
  const layerOf = (each) => each.closest('dialog') ?? [...ancestors(each)].find((over) => {
    const { position } = getComputedStyle(over);
    return position === 'fixed' || position === 'sticky';
  }) ?? null;
  function* ancestors(each) { for (let over = each; over; over = over.parentElement) yield over; }
  const faults = new Set();

  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) {
    const out = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && isSeen(each));
    faults.add('wider than the window: ' + (out.length > 0 ? named(out.at(-1)) : scrollWidth));
  }

  const modal = document.querySelector('dialog[open]');
  const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]';
  const boxes = [...(modal ?? document).querySelectorAll(pressable)]
    .filter((each) => isSeen(each) && !each.closest('[inert], .sr'))
    .map((each) => ({ each, box: seenBox(each), layer: layerOf(each) }))
    .filter(({ box }) => box.right - box.left > 3 && box.bottom - box.top > 3);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.layer !== other.layer || one.each.contains(other.each) || other.each.contains(one.each)) continue;
      if (one.each.closest('label') && one.each.closest('label') === other.each.closest('label')) continue;
      // A button within a field belongs to it.
      if (one.each.tagName === 'INPUT' && one.each.parentElement.contains(other.each)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2) faults.add('overlap: ' + named(one.each) + ' and ' + named(other.each));
    }

  for (const each of document.querySelectorAll('body *')) {
    const hasText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!hasText || each.closest('svg, .sr, [inert], [data-may-cut]') || !isSeen(each)) continue;
    const { overflowX, clipPath } = getComputedStyle(each);
    if (clipPath !== 'none' || each.clientWidth === 0) continue;
    if (overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll' && each.scrollWidth > each.clientWidth + 1)
      faults.add('cut: ' + named(each));
    // A word that is cut by whatever hides what is outside of it.
    const hides = [...ancestors(each)].find((over) => getComputedStyle(over).overflowX !== 'visible');
    if (!hides || !['hidden', 'clip'].includes(getComputedStyle(hides).overflowX) || hides === document.body) continue;
    const edge = hides.getBoundingClientRect();
    for (const node of each.childNodes) {
      if (node.nodeType !== 3 || node.textContent.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (right > edge.right + 1.5 || left < edge.left - 1.5) && right > edge.left && left < edge.right)
        faults.add('cut: ' + named(each));
    }
  }
  return [...faults];
})()`;
