import { INGREDIENT_DISLIKES, WIZARD_DIETS } from '../vocabulary.ts';
import type { FeatureFlag, Gender, IngredientDislike, MacroPreference, WizardDiet } from '../vocabulary.ts';

const PLANT_BASED_DIETS: readonly WizardDiet[] = ['VEGAN', 'VEGETARIAN'];

function hormoneDietTypes(gender: Gender, flags: readonly FeatureFlag[]): readonly MacroPreference[] {
  if (gender !== 'FEMALE') return [];
  if (flags.includes('FF_FEMALE_HORMONES_MENOPAUSE_ONLY')) return ['MENOPAUSE'];
  return flags.includes('FF_FEMALE_HORMONES') ? ['CYCLE_DIET', 'MENOPAUSE'] : [];
}

/** The diet types that the plan screen offers, by gender and feature flags, in display order. */
export function offeredDietTypes(gender: Gender, flags: readonly FeatureFlag[]): readonly MacroPreference[] {
  const plantBased = flags.includes('FF_PLANT_BASED_APP');
  const offered: MacroPreference[] = ['RECOMMENDED'];
  if (!flags.includes('FF_DISABLE_LOW_CARB_OPTION')) offered.push('LOW_CARB');
  if (!flags.includes('FF_DISABLE_KETO_OPTION') && !plantBased) offered.push('KETO');
  return [...offered, ...hormoneDietTypes(gender, flags), 'CHOOSE_YOUR_OWN'];
}

/** The diets that the wizard offers: plant-based organisations serve neither meat nor fish. */
export function offeredDiets(flags: readonly FeatureFlag[]): readonly WizardDiet[] {
  return flags.includes('FF_PLANT_BASED_APP') ? PLANT_BASED_DIETS : WIZARD_DIETS;
}

/** The dislikes that the wizard offers: where no meat is served nobody is asked about beef. */
export function offeredDislikes(flags: readonly FeatureFlag[]): readonly IngredientDislike[] {
  return flags.includes('FF_PLANT_BASED_APP')
    ? INGREDIENT_DISLIKES.filter((dislike) => dislike !== 'BEEF')
    : INGREDIENT_DISLIKES;
}
