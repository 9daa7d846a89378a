/** All laws against a game, as a list of those it breaks: for trying the suite itself on mutants. */
import { anyJson, laws } from './laws.ts';
import { withoutChance } from './suite.ts';
import { Vocabulary } from './vocabulary.ts';
import { open, type Subject, walk } from './walk.ts';

export type Breach = { readonly law: string; readonly why: string };

export async function breaches(subject: Subject): Promise<readonly Breach[]> {
  const said = new Vocabulary(subject.messages);
  const found: Breach[] = [];
  const hold = (law: string, run: () => void) => {
    try {
      withoutChance(run);
    } catch (error) {
      found.push({ law, why: error instanceof Error ? error.message : String(error) });
    }
  };
  const opened = await withoutChance(() => open(subject));
  for (const each of subject.cases) {
    hold('games come to an end', () => {
      const one = walk(opened, each, 0);
      for (const [name, law] of Object.entries({ ...laws, 'any JSON gives a Result': anyJson })) {
        hold(name, () => law(one, said));
      }
    });
  }
  return found;
}
