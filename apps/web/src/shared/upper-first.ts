/** Capitalises a name for the start of a sentence; the Dutch IJ counts as one letter. */
export function upperFirst(name: string): string {
  const first = name.startsWith('ij') ? 2 : 1;
  return `${name.slice(0, first).toUpperCase()}${name.slice(first)}`;
}
