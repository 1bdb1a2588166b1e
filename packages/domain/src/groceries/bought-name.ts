/** What food is like before it is prepared, in both languages: so it is sold. */
const AS_SOLD: ReadonlySet<string> = new Set(['raw', 'uncooked', 'rauw', 'ongekookt']);

/**
 * The name of a food as it stands on a shopping list: that it is raw or uncooked goes without saying there. Anything else
 * between its brackets stays: "prawns (peeled, raw)" are "prawns (peeled)".
 */
export function boughtName(name: string): string {
  return name.replace(/ \(([^()]*)\)$/, (brackets, inside: string) => {
    const parts = inside.split(', ');
    const kept = parts.filter((part) => !AS_SOLD.has(part));
    if (kept.length === parts.length) return brackets;
    return kept.length === 0 ? '' : ` (${kept.join(', ')})`;
  });
}
