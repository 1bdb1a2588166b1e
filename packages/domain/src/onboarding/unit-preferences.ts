import type { WeightUnit } from '../units/weight-units.ts';

export type UnitPreferences = Readonly<{
  usesImperialUnitsForRecipes: boolean;
  usesImperialUnitsForHeight: boolean;
  personalWeightUnit: WeightUnit;
}>;

/** The units of a coach who uses feet, inches and pounds, for clients who chose none. */
export const IMPERIAL_PREFERENCES: UnitPreferences = {
  usesImperialUnitsForRecipes: true,
  usesImperialUnitsForHeight: true,
  personalWeightUnit: 'POUNDS',
};

/** Where preferences are first set: in the web wizard, or anywhere else, such as in the app. */
export type UnitSurface = 'app' | 'web-wizard';

function regionOf(locale: string): string {
  const parts = locale.replaceAll('_', '-').toUpperCase().split('-').slice(1);
  const region = parts.find((part) => part.length === 2) ?? '';
  return region === 'UK' ? 'GB' : region;
}

/**
 * The units that a person most likely uses, based on their device's locale ('en-US', 'nl_NL') and whether their
 * organisation defaults to feet, inches and pounds.
 */
export function defaultUnitPreferences(
  locale: string,
  surface: UnitSurface,
  organisationIsImperialByDefault: boolean,
): UnitPreferences {
  const region = regionOf(locale);
  const american = region === 'US';
  if (american || organisationIsImperialByDefault) {
    return { usesImperialUnitsForRecipes: american, usesImperialUnitsForHeight: true, personalWeightUnit: 'POUNDS' };
  }
  if (region === 'GB') {
    const personalWeightUnit = surface === 'web-wizard' ? 'STONES' : 'KILOGRAMS';
    return { usesImperialUnitsForRecipes: false, usesImperialUnitsForHeight: true, personalWeightUnit };
  }
  return { usesImperialUnitsForRecipes: false, usesImperialUnitsForHeight: false, personalWeightUnit: 'KILOGRAMS' };
}
