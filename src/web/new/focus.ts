/** Puts the focus on the first thing that is wrong; false when nothing on the page says so. */
export function focusFirstError(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const general = form.querySelector<HTMLElement>('.new-general:not(:empty)');
  const place = wrong ? fieldIn(wrong) : general;
  place?.focus();
  return Boolean(place);
}

/** Of a group, what is chosen in it or comes first. */
function fieldIn(wrong: HTMLElement): HTMLElement {
  if (wrong.matches('input, select, textarea')) return wrong;
  return (
    wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>('input') ?? wrong
  );
}
