/** The first guesses of Five Guess (`engine/firstguesses.ts`), counted and printed as they are written there. */
import { boardsOfTable, countedOpening } from '../src/games/mastermind/engine/firstguesses.testing.ts';

export function mastermindOpenings(): void {
  const rows = Map.groupBy(boardsOfTable, ({ positions }) => positions);
  for (const [positions, boards] of rows)
    console.log(`  ${positions}: [${boards.map((board) => `'${countedOpening(board)}'`).join(', ')}],`);
}
