/** Before the first test: which seed this run has. */
import { seed } from './seed.ts';

export default function announce(): void {
  console.log(`Seed of this run: ${seed} (LUDOTECA_SEED=${seed})`);
}
