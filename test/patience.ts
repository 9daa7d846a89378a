/**
 * How long a test waits for what it names before it says that it never came, in milliseconds. What comes within one
 * second on a quiet machine has it also on a slow one with much else to do; only a test that fails waits to the end.
 */
export const patience = 90_000;

/** For `vi.waitUntil`, which gives up after a second unless told. */
export const patient = { timeout: patience };
