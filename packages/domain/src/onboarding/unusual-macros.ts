import { restingEnergyFromHeight } from '../energy/resting-energy.ts';
import { KCAL_PER_GRAM } from '../macros/energy-of-macros.ts';
import type { UserProvidedMacros } from '../plans/compute-nutrition-plan.ts';
import type { OnboardingForm } from './onboarding-form.ts';

/**
 * Something unusual about a person's own macros: less energy than the body uses at rest, in kcal, or a high share of
 * protein or fat, in whole percent of the energy.
 */
export type UnusualMacros =
  | Readonly<{ code: 'below_resting_energy'; kcal: number }>
  | Readonly<{ code: 'high_protein' | 'high_fat'; percent: number }>;

/**
 * The highest usual share of protein in the energy. Source: acceptable macronutrient distribution range, Institute of
 * Medicine (2005).
 */
const USUAL_PROTEIN_PERCENT = 35;
/** The highest share of fat in the energy of a usual ketogenic diet. */
const USUAL_FAT_PERCENT = 75;
/** Resting energy is an estimate, so it is shown in steps of this many kcal. */
const STEP_KCAL = 50;

/** What to tell people before they save macros that are allowed, but hard to keep to or hard to plan meals for. */
export function unusualMacros(
  { calories, protein, fat }: UserProvidedMacros,
  { biometricData, physicalStats }: Pick<OnboardingForm, 'biometricData' | 'physicalStats'>,
): UnusualMacros[] {
  const { weightInKg, heightInCm } = physicalStats;
  const atRest = restingEnergyFromHeight({ ...biometricData, weightInKg, heightInCm });
  const percentOf = (kcal: number) => Math.round((kcal * 100) / calories);
  const ofProtein = percentOf(protein * KCAL_PER_GRAM.protein);
  const ofFat = percentOf(fat * KCAL_PER_GRAM.fat);
  return [
    ...(calories < atRest
      ? [{ code: 'below_resting_energy' as const, kcal: Math.round(atRest / STEP_KCAL) * STEP_KCAL }]
      : []),
    ...(ofProtein > USUAL_PROTEIN_PERCENT ? [{ code: 'high_protein' as const, percent: ofProtein }] : []),
    ...(ofFat > USUAL_FAT_PERCENT ? [{ code: 'high_fat' as const, percent: ofFat }] : []),
  ];
}
