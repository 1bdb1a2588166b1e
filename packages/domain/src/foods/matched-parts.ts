import { foldText, wordsOf } from './fold-text.ts';

/** A piece of a name, and whether it matches the search. */
export type NamePart = Readonly<{ text: string; isMatch: boolean }>;

/** Shorter queries match only the beginning of a word: "ei" does not match inside "rijstepap met geit". */
const LETTERS_WITHIN_A_WORD = 4;

/** A letter with the accents that follow it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gsu;

/**
 * Splits a name into pieces and marks those that a search matches. Joined together, the pieces are the original name.
 */
export function matchedParts(name: string, query: string): readonly NamePart[] {
  const letters = name.match(LETTER) ?? [];
  const folded = letters.map((letter) => foldText(letter) || ' ');
  const places = folded.flatMap((text, index) => Array.from(text, () => index));
  const text = folded.join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    const start = startOf(text, word);
    if (start === -1) continue;
    for (const index of places.slice(start, start + word.length)) marked.add(index);
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

function startOf(text: string, word: string): number {
  const atWord = ` ${text}`.indexOf(` ${word}`);
  if (atWord !== -1 || word.length < LETTERS_WITHIN_A_WORD) return atWord;
  return text.indexOf(word);
}
