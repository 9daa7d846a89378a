/** Laws against a game, as a list of those it breaks: for trying the suite itself on mutants. */
import type { Law } from './law.ts';
import { gameLaws, laws } from './laws.ts';
import { withoutChance } from './suite.ts';
import { Vocabulary } from './vocabulary.ts';
import { open, type Subject, walk } from './walk.ts';

export type Breach = { readonly law: string; readonly why: string };

const ending = 'games come to an end';
const everyLaw: Readonly<Record<string, Law>> = { ...laws, ...gameLaws };

/** Of all laws, or of one. */
export async function breaches(subject: Subject, only?: string): Promise<readonly Breach[]> {
  const named = Object.entries(everyLaw).filter(([name]) => only === undefined || name === only);
  const said = new Vocabulary(subject.messages);
  const found: Breach[] = [];
  const hold = async (law: string, run: () => void | Promise<void>) => {
    try {
      await withoutChance(run);
    } catch (error) {
      found.push({ law, why: error instanceof Error ? error.message : String(error) });
    }
  };
  const opened = await withoutChance(() => open(subject));
  for (const each of subject.cases) {
    await hold(ending, async () => {
      const one = walk(opened, each, 0);
      for (const [name, holds] of named) await hold(name, () => holds(one, said));
    });
  }
  return found;
}
