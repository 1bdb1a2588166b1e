import { hasWords, LIKENESS_LENGTH_MIN, LIKENESS_MIN } from './recipe-search.store.ts';

/**
 * Matches words whose trigrams are certain to be the same as in the database, which may split other words differently.
 */
const PLAIN_WORD = /^[a-z0-9]+$/;

/**
 * An index of the folded search texts of recipes by the trigrams of their words, so that a search for a word or a
 * similar one does not read all texts. It is built at the first search.
 */
export class RecipeTexts {
  readonly #ids: readonly number[];
  readonly #texts: readonly string[];
  /** For each trigram, the positions of the texts that contain it, in order. */
  #places: ReadonlyMap<string, readonly number[]> | undefined;

  /** Takes texts by the id of the recipe, as returned by `searchable`. */
  constructor(texts: ReadonlyMap<number, string>) {
    this.#ids = [...texts.keys()];
    this.#texts = [...texts.values()];
  }

  /** Returns the ids of the recipes that have words beginning with each of these. */
  havingWords(words: readonly string[]): number[] {
    const rarest = this.#rarestTrigram(words);
    const places = rarest === undefined ? this.#texts.keys() : (this.#layOut().get(rarest) ?? []);
    return [...places].filter((at) => hasWords(this.#texts[at]!, words)).map((at) => this.#ids[at]!);
  }

  /**
   * Returns the ids of the recipes that `findsWords` with likeness may find, possibly with others: those that have
   * enough trigrams of each word.
   */
  maybeLike(words: readonly string[]): number[] {
    const candidates = words.map((word) => this.#placesLike(word));
    const [first, ...others] = candidates.filter((places) => places !== 'ALL');
    const places = first === undefined ? this.#texts.keys() : first;
    return [...places].filter((at) => others.every((other) => other.has(at))).map((at) => this.#ids[at]!);
  }

  #placesLike(word: string): ReadonlySet<number> | 'ALL' {
    if (!PLAIN_WORD.test(word)) return 'ALL';
    if (word.length < LIKENESS_LENGTH_MIN) {
      return new Set([...this.#texts.keys()].filter((at) => hasWords(this.#texts[at]!, [word])));
    }
    const trigrams = trigramsOf(word);
    const counts = new Map<number, number>();
    for (const trigram of trigrams)
      for (const at of this.#layOut().get(trigram) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    // Similarity is the number of common trigrams divided by the number of trigrams of both words together, so it
    // cannot exceed their share of the trigrams of the searched word.
    const enough = LIKENESS_MIN * trigrams.size;
    return new Set([...counts].flatMap(([at, count]) => (count >= enough ? [at] : [])));
  }

  /** Returns the trigram that the fewest texts have, among those that every text with these words has. */
  #rarestTrigram(words: readonly string[]): string | undefined {
    const all = words.filter((word) => PLAIN_WORD.test(word)).flatMap((word) => trigramsOfBeginning(word));
    const frequency = (trigram: string) => this.#layOut().get(trigram)?.length ?? 0;
    return all.length === 0 ? undefined : all.reduce((a, b) => (frequency(b) < frequency(a) ? b : a));
  }

  #layOut(): ReadonlyMap<string, readonly number[]> {
    if (this.#places !== undefined) return this.#places;
    const places = new Map<string, number[]>();
    for (const [at, text] of this.#texts.entries()) {
      const trigrams = new Set(text.split(/[^a-z0-9]+/).flatMap((word) => (word === '' ? [] : [...trigramsOf(word)])));
      for (const trigram of trigrams) {
        const known = places.get(trigram);
        if (known === undefined) places.set(trigram, [at]);
        else known.push(at);
      }
    }
    this.#places = places;
    return places;
  }
}

/** Returns the trigrams of a word, with two spaces before it and one after it, as in the database. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Returns the trigrams that every word with this beginning has. */
function trigramsOfBeginning(word: string): string[] {
  const padded = `  ${word}`;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
