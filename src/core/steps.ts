/**
 * A long computation in small steps. It yields between them, so that whoever runs it may let others go first: a host
 * runs it in slices, a test to its end at once.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
