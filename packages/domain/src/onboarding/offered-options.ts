import { type Diet, DIETS, WIZARD_DIETS, type WizardDiet } from '../diets/diets.ts';
import type { FeatureFlag } from '../organisations/feature-flags.ts';
import type { Gender } from '../energy/profile.ts';
import { INGREDIENT_DISLIKES, type IngredientDislike } from '../foods/ingredient-dislikes.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';

const PLANT_BASED_DIETS: readonly WizardDiet[] = ['VEGAN', 'VEGETARIAN'];
const FEMALE_DIET_TYPES: readonly MacroPreference[] = ['CYCLE_DIET', 'MENOPAUSE'];

function hormoneDietTypes(gender: Gender, flags: readonly FeatureFlag[]): readonly MacroPreference[] {
  if (gender !== 'FEMALE') return [];
  if (flags.includes('FF_FEMALE_HORMONES_MENOPAUSE_ONLY')) return ['MENOPAUSE'];
  return flags.includes('FF_FEMALE_HORMONES') ? FEMALE_DIET_TYPES : [];
}

/** The diet types that the plan screen offers, by gender and feature flags, in display order. */
export function offeredDietTypes(gender: Gender, flags: readonly FeatureFlag[]): readonly MacroPreference[] {
  const plantBased = flags.includes('FF_PLANT_BASED_APP');
  const offered: MacroPreference[] = ['RECOMMENDED'];
  if (!flags.includes('FF_DISABLE_LOW_CARB_OPTION')) offered.push('LOW_CARB');
  if (!flags.includes('FF_DISABLE_KETO_OPTION') && !plantBased) offered.push('KETO');
  return [...offered, ...hormoneDietTypes(gender, flags), 'CHOOSE_YOUR_OWN'];
}

/** The diet types that can be saved: those that are offered and, for women, those that only feature flags hide. */
export function permittedDietTypes(gender: Gender, flags: readonly FeatureFlag[]): readonly MacroPreference[] {
  const offered = offeredDietTypes(gender, flags);
  return gender === 'FEMALE' ? [...new Set([...offered, ...FEMALE_DIET_TYPES])] : offered;
}

/** The diets that the wizard offers; plant-based organisations serve neither meat nor fish. */
export function offeredDiets(flags: readonly FeatureFlag[]): readonly WizardDiet[] {
  return flags.includes('FF_PLANT_BASED_APP') ? PLANT_BASED_DIETS : WIZARD_DIETS;
}

/** The diets that can be saved; plant-based organisations serve neither meat nor fish. */
export function permittedDiets(flags: readonly FeatureFlag[]): readonly Diet[] {
  if (!flags.includes('FF_PLANT_BASED_APP')) return DIETS;
  return [...PLANT_BASED_DIETS, 'LACTO_VEGETARIAN', 'OVO_VEGETARIAN'];
}

/** The dislikes that the wizard offers; beef is left out if the app is plant-based. */
export function offeredDislikes(flags: readonly FeatureFlag[]): readonly IngredientDislike[] {
  return flags.includes('FF_PLANT_BASED_APP')
    ? INGREDIENT_DISLIKES.filter((dislike) => dislike !== 'BEEF')
    : INGREDIENT_DISLIKES;
}
