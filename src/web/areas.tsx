/** Parts of the house that bring words of their own. */
import { type ComponentType, type ReactNode, use } from 'react';
import { useLanguage, WordsProvider } from './kit/words.tsx';
import { preferences } from './preferences.ts';
import { type Area, areaWords } from './speech.ts';

/** What is shown of an area, fetched together with its words. */
export async function inArea<Props extends object>(
  area: Area,
  fetched: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part] = await Promise.all([fetched, areaWords(area, preferences().language)]);
  return (props) => (
    <AreaWords area={area}>
      <Part {...props} />
    </AreaWords>
  );
}

/** In another language than a moment ago it suspends until the words are there. */
function AreaWords({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  return <WordsProvider catalogues={use(areaWords(area, useLanguage()))}>{children}</WordsProvider>;
}
