import type { Pack } from './sold-as.ts';

/**
 * What says nothing in a shop, in both languages: how food is before it is prepared, that it still has to be made or
 * brewed, and how it is weighed.
 */
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

/** What is said by the pack already. */
const SAID_BY: Readonly<Partial<Record<Pack, readonly string[]>>> = {
  TIN: ['tinned', 'blik'],
  JAR: ['jar', 'pot', 'tinned'],
};

/**
 * The name of a food as it stands on a shopping list, in its pack if it has one: that it is raw, uncooked or drained goes
 * without saying there. Anything else between its brackets stays: "prawns (peeled, raw)" are "prawns (peeled)".
 */
export function boughtName(name: string, pack: Pack | null = null): string {
  const idle = pack === null ? IDLE : [...IDLE, ...(SAID_BY[pack] ?? [])];
  return name.replace(/ \(([^()]*)\)$/, (brackets, inside: string) => {
    const parts = inside.split(', ');
    const kept = parts.filter((part) => !idle.includes(part));
    if (kept.length === parts.length) return brackets;
    return kept.length === 0 ? '' : ` (${kept.join(', ')})`;
  });
}
