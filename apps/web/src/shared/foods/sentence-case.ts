/** Capitalises the name of a food for use as a title, because foods are named in lower case. */
export function sentenceCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
