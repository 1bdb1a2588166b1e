import type { Intolerance } from '../foods/allergens.ts';

/** The choice after an option in a single-choice list is tapped: tapping the chosen one clears it. */
export function toggleSingle<Choice>(current: Choice | null, tapped: Choice): Choice | null {
  return current === tapped ? null : tapped;
}

/** The choices after an option in a multiple-choice list is tapped. */
export function toggleMultiple<Choice>(current: readonly Choice[], tapped: Choice): readonly Choice[] {
  return current.includes(tapped) ? current.filter((choice) => choice !== tapped) : [...current, tapped];
}

/**
 * The intolerances after one is tapped: NO_INTOLERANCE clears the others, any other clears NO_INTOLERANCE, and clearing
 * the last one sets NO_INTOLERANCE.
 */
export function toggleIntolerance(current: readonly Intolerance[], tapped: Intolerance): readonly Intolerance[] {
  if (tapped === 'NO_INTOLERANCE') return ['NO_INTOLERANCE'];
  const chosen = toggleMultiple(
    current.filter((intolerance) => intolerance !== 'NO_INTOLERANCE'),
    tapped,
  );
  return chosen.length > 0 ? chosen : ['NO_INTOLERANCE'];
}
