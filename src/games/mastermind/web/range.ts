/** 0, 1, 2 … */
export function upTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, at) => at);
}
