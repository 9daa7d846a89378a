/** How fast a game goes that is looked at: a replay, or a show of bots. 1 is the usual pace. */

export const speeds = [0.5, 1, 2, 4] as const;

/** The next speed, and after the fastest the slowest. */
export function nextSpeed(speed: number): number {
  return speeds.find((other) => other > speed) ?? speeds[0];
}
