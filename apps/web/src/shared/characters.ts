/** Splits text into characters as people count them: an emoji or an accented letter is one. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
