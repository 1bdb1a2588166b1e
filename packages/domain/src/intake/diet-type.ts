import type { MacroPreference } from '../macros/macro-preferences.ts';

/** The part of a profile change about the diet type: the type itself, or the two flags of older clients. */
export type DietTypeChange = Readonly<{
  dietType?: MacroPreference | undefined;
  isKetoUser?: boolean | undefined;
  isOnMenopauseDiet?: boolean | undefined;
}>;

/**
 * The diet type after a change. A given type takes precedence; otherwise a flag sets its type, or resets it to
 * RECOMMENDED.
 */
export function changedDietType(stored: MacroPreference, change: DietTypeChange): MacroPreference {
  if (change.dietType !== undefined) return change.dietType;
  if (change.isKetoUser === true) return 'KETO';
  if (change.isOnMenopauseDiet === true) return 'MENOPAUSE';
  const cleared =
    (change.isKetoUser === false && stored === 'KETO') ||
    (change.isOnMenopauseDiet === false && stored === 'MENOPAUSE');
  return cleared ? 'RECOMMENDED' : stored;
}
