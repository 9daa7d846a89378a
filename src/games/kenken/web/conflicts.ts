/** When what breaks a rule is marked: a wish of whoever sits here, kept in the browser. */
import { storeOf } from '../../../web/kit/store.ts';

export const conflictModes = ['always', 'asked', 'never'] as const;
export type ConflictMode = (typeof conflictModes)[number];

const place = 'ludoteca.kenken.conflicts';
const wish = storeOf<{ readonly mode: ConflictMode | null }>({ mode: null });

export function useConflictMode(): readonly [ConflictMode, (mode: ConflictMode) => void] {
  return [wish.use().mode ?? read(), setMode];
}

/** A table may be laid out without marks at once; then they are to be had by asking. */
export function allowedMode(wished: ConflictMode, showErrors: boolean): ConflictMode {
  return wished === 'always' && !showErrors ? 'asked' : wished;
}

function setMode(mode: ConflictMode): void {
  wish.set({ mode });
  try {
    localStorage.setItem(place, mode);
  } catch {}
}

function read(): ConflictMode {
  try {
    const kept = localStorage.getItem(place);
    return conflictModes.find((mode) => mode === kept) ?? 'always';
  } catch {
    return 'always';
  }
}
