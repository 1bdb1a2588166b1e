import type { MacroPreference } from './macro-preferences.ts';
import type { Macros } from './macros.ts';
import { KCAL_PER_GRAM } from './energy-of-macros.ts';

/** Maximum grams of carbohydrates per day in the keto diet. */
export const KETO_MAX_CARBOHYDRATES = 40;
/** In the low-carb diet, one gram of carbohydrates is allowed per this many kcal of the day. */
const LOW_CARB_KCAL_PER_GRAM = 16;
/** Maximum fraction of the day's energy from fat under the partner's rules. */
const PARTNER_MAX_FAT_SHARE = 0.3;

function capCarbohydrates(day: Macros, max: number): Macros {
  const excess = Math.max(0, day.carbohydrates - max);
  return {
    ...day,
    carbohydrates: day.carbohydrates - excess,
    fat: day.fat + (excess * KCAL_PER_GRAM.carbohydrates) / KCAL_PER_GRAM.fat,
  };
}

function capFat(day: Macros, max: number): Macros {
  const excess = Math.max(0, day.fat - max);
  return {
    ...day,
    fat: day.fat - excess,
    carbohydrates: day.carbohydrates + (excess * KCAL_PER_GRAM.fat) / KCAL_PER_GRAM.carbohydrates,
  };
}

/**
 * Moves energy between fat and carbohydrates as a diet type requires, keeping the day's kcal; grams unrounded.
 * MENOPAUSE and CYCLE_DIET differ from RECOMMENDED in the recipes, not here.
 */
export function shapeMacros(day: Macros, preference: MacroPreference, partnerNutritionRules: boolean): Macros {
  if (preference === 'KETO') return capCarbohydrates(day, KETO_MAX_CARBOHYDRATES);
  if (preference === 'LOW_CARB') return capCarbohydrates(day, day.kcal / LOW_CARB_KCAL_PER_GRAM);
  if (preference === 'RECOMMENDED' && partnerNutritionRules) {
    return capFat(day, (day.kcal * PARTNER_MAX_FAT_SHARE) / KCAL_PER_GRAM.fat);
  }
  return day;
}
