import { wordsOf } from '../../foods/fold-text.ts';

/** Words in names that do not help to identify the food. */
const FILLERS = new Set(
  (
    'with without and or of in the a an for from no added fresh dried ground chopped sliced low fat reduced light lean ' +
    'extra virgin plain large small medium whole raw cooked ready style free mixed natural ' +
    'met zonder en of in de het een van voor uit op geen vers verse gedroogde gedroogd gemalen gehakte gesneden halfvolle ' +
    'volle magere mager light extra vierge naturel grote kleine rauwe gekookte gemengde ongezouten gezouten'
  ).split(' '),
);
/** Words that can also name the result of a step, so they do not identify a food by themselves. */
const MADE = new Set(['sauce', 'saus', 'dressing', 'filling', 'vulling'].map(stemOf));
/** Short words that may match part of a longer one; other short words could occur by chance, like 'pan' in 'panko'. */
const SHORT = new Set(['kip', 'ham', 'sla', 'lam', 'vis']);
/** Minimum number of letters for any other word to match part of a longer one. */
const SHORTEST_PART = 4;
/**
 * How confident we can be that a word in a step names a food: SAME if it is a word of the food's name, HEAD if it is
 * the end of one, PART if it is the beginning of one.
 */
const [SAME, HEAD, PART] = [4, 2, 1];

type Said = Readonly<{ word: string; stem: string }>;

/**
 * A word without its plural or diminutive ending, and with double letters reduced to one, so that 'tomaten' and
 * 'tomaat' are equal.
 */
function stemOf(word: string): string {
  const bare = word
    .replace(/(?<=.{2})(?:etjes|etje|tjes|tje|jes|je)$/, '')
    .replace(/ies?$/, 'y')
    .replace(/(?<=^ei)eren$/, '')
    .replace(/(?<=.{2})(?:en|es|e|(?<!s)s)$/, '')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
  return bare.replace(/(.)\1/g, '$1');
}

/** The stems of the words in a name, without anything in brackets or after a comma. */
function partsOf(name: string): readonly string[] {
  const words = wordsOf(name.replace(/\(.*?\)|,.*$/g, ' ')).filter((word) => !FILLERS.has(word));
  return words.map(stemOf);
}

/**
 * How confident we can be that a word in a step refers to a word in a food's name. Partial matches count, because Dutch
 * compounds join several words.
 */
function likeness({ word, stem }: Said, part: string): number {
  if (FILLERS.has(word)) return 0;
  if (stem === part) return SAME;
  const mayBePart = word.length >= SHORTEST_PART || SHORT.has(word);
  if (mayBePart && part.endsWith(stem)) return HEAD;
  if (mayBePart && part.startsWith(stem) && (stem.length >= SHORTEST_PART || SHORT.has(word))) return PART;
  return part.length >= SHORTEST_PART && stem.startsWith(part) && stem.length >= part.length + 3 ? PART : 0;
}

/** How confident we can be that the word at `at` names a food, given the words around it. */
function sureness(said: readonly Said[], at: number, parts: readonly string[]): number {
  let best = 0;
  for (const [place, part] of parts.entries()) {
    const likes = likeness(said[at]!, part);
    if (likes === 0 || (likes < SAME && MADE.has(said[at]!.stem))) continue;
    const around = parts.filter((other, index) => {
      const word = said[at + index - place];
      return index !== place && word !== undefined && likeness(word, other) > 0;
    });
    if (around.length === 0 && parts.length > 1 && MADE.has(said[at]!.stem)) continue;
    // The last word of a name says what the food is; the others say which kind.
    const isHead = place === parts.length - 1;
    best = Math.max(best, likes + (isHead ? 1 : 0) + SAME * around.length);
  }
  return best;
}

/**
 * Returns the foods that a step of an English or Dutch recipe mentions, as indexes in `names`. Each word counts only
 * for the foods that it matches best, so that 'tomato purée' does not also match the tomatoes.
 */
export function ingredientsOfStep(step: string, names: readonly string[]): readonly number[] {
  const parts = names.map(partsOf);
  const said = wordsOf(step).map((word) => ({ word, stem: stemOf(word) }));
  const named = new Set<number>();
  for (const at of said.keys()) {
    const scores = parts.map((one) => sureness(said, at, one));
    const most = Math.max(0, ...scores);
    if (most > 0) for (const [place, score] of scores.entries()) if (score === most) named.add(place);
  }
  return [...named].toSorted((a, b) => a - b);
}
