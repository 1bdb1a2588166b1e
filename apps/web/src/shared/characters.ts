/** Returns the characters of a text as a person counts them: an emoji or a letter with an accent is one. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
