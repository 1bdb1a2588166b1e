/** A text as a pattern that matches it literally. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** A pattern that matches any of the texts, the longest that fits. */
export function anyOf(texts: readonly string[]): string {
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(escaped).join('|')})`;
}

/** A pattern that matches any of the words, not as a part of longer words. */
export function anyWordOf(words: readonly string[]): string {
  return String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L})`;
}
