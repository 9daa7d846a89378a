/** All laws against a game, as a list of those it breaks: for trying the suite itself on mutants. */
import { anyJson, laws } from './laws.ts';
import { withoutChance } from './suite.ts';
import { Vocabulary } from './vocabulary.ts';
import { type Subject, walk } from './walk.ts';

export type Breach = { readonly law: string; readonly why: string };

export function breaches(subject: Subject): readonly Breach[] {
  const said = new Vocabulary(subject.messages);
  const found: Breach[] = [];
  const hold = (law: string, run: () => void) => {
    try {
      withoutChance(run);
    } catch (error) {
      found.push({ law, why: error instanceof Error ? error.message : String(error) });
    }
  };
  for (const each of subject.cases) {
    hold('games come to an end', () => {
      const one = walk(subject, each, 0);
      for (const [name, law] of Object.entries({ ...laws, 'any JSON gives a Result': anyJson })) {
        hold(name, () => law(one, said));
      }
    });
  }
  return found;
}
