import type { Pack } from './pack-sizes.ts';

/** Words that add nothing in a shop, in both languages: whether the food is raw or prepared, and how it is weighed. */
const IDLE: readonly string[] = [
  'raw',
  'uncooked',
  'made up',
  'brewed',
  'drained',
  'weighed without bone',
  'rauw',
  'ongekookt',
  'bereid',
  'gezet',
  'uitgelekt',
  'zonder bot gewogen',
];

/** Words that each kind of pack already implies. */
const SAID_BY: Readonly<Partial<Record<Pack, readonly string[]>>> = {
  TIN: ['tinned', 'blik'],
  JAR: ['jar', 'pot', 'tinned'],
};

/**
 * The name of a food on a shopping list, given its pack, if any. States such as raw, made up or drained are left out;
 * anything else in brackets stays: "prawns (peeled, raw)" becomes "prawns (peeled)".
 */
export function shoppingListName(name: string, pack: Pack | null = null): string {
  const idle = pack === null ? IDLE : [...IDLE, ...(SAID_BY[pack] ?? [])];
  return name.replace(/ \(([^()]*)\)$/, (brackets, inside: string) => {
    const parts = inside.split(', ');
    const kept = parts.filter((part) => !idle.includes(part));
    if (kept.length === parts.length) return brackets;
    return kept.length === 0 ? '' : ` (${kept.join(', ')})`;
  });
}
