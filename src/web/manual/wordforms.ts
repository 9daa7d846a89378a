/**
 * Forms of one word: *pista* and *pistes*, *jugar* and *juga*, *posición* and *posiciones*. No dictionary, only the
 * endings that our three languages share: plural, gender, infinitive, and the letters that change before them
 * (*marca*, *marques*). A word may have two stems, since *persones* loses another ending than *botones* does; words that
 * share one count as forms of each other. That is generous, as a search should be.
 */
const shortestStem = 3;

/** Of a word that was folded: small letters without accents. */
export function stemsOf(word: string): readonly string[] {
  const singular = word.replace(/s$/, '');
  const nasal = singular.replace(/([aeiou])ne?$/, '$1');
  const stems = [singular, nasal].map((form) => spelt(form.replace(/(?:[ai]r|[aeo])$/, '')));
  return [...new Set(stems)].filter((stem) => stem.length >= shortestStem);
}

/** One letter for one sound at the end: *marqu-* and *marc-*, *jugu-* and *jug-*, *roj-* and *rog-*, *part-y* and *part-i*. */
function spelt(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/j$/, 'g').replace(/y$/, 'i');
}

export function isFormOf(word: string, other: string): boolean {
  const stems = stemsOf(other);
  return stemsOf(word).some((stem) => stems.includes(stem));
}
