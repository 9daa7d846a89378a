/** The cast as it is shown in a terminal: by name, with the number and the word of the level. */
import { rivalById, type Strength } from '../core/cast.ts';
import type { Say } from '../core/phrase.ts';
import { anotherStrength } from '../room/rivalchoice.ts';

/** "Zaida, 3 · hard", and how she plays. */
export function rivalLabel(choice: string, say: Say): string {
  const rival = rivalById(choice);
  if (rival) return `${rival.name}, ${levelText(rival.strength, say)}. ${say(`rival.${rival.id}`)}`;
  return say('setup.rival.another', { level: levelText(anotherStrength(choice)!, say) });
}

function levelText(strength: Strength, say: Say): string {
  return say('rival.level', { level: strength, word: { say: `strength.${strength}` } });
}
