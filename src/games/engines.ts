/** The engines of games, for the command line and the bench: what a table does not ask. Loaded when first needed. */
export const engines = {
  mastermind: () => import('./mastermind/engine/desk.ts'),
  rolit: () => import('./rolit/engine/desk.ts'),
} as const;
