/** Board and field stand in different corners of the page and hand the focus to each other. */
export const fieldId = 'generic-move';

/** Next frame, once what was put into the field is there; the caret goes to its end, or over all of it. */
export function focusField(over: 'end' | 'all' = 'end'): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(over === 'all' ? 0 : field.value.length, field.value.length);
  });
}

export function focusSpot(place: string): void {
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
}
