import type { CatalogueFood } from '@weekbord/catalogue/format';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import type { SlotMacros } from '@weekbord/domain/macros/macros';
import { ruleCheckFor } from './broken-rules.ts';
import { type PlannedPersona, tasteOfForm } from './plan-persona.ts';
import { catalogue, recipeOf } from './real-catalogue.ts';
import { type MeasuredDay, type MeasuredMeal, measuredMoment, type MeasuredPerson } from './week-measures.ts';

/** Returns the food to buy for a food; null if none. */
function boughtFor(food: CatalogueFood): CatalogueFood | null {
  if (food.bought === null) return food;
  return food.bought.as === null ? null : catalogue.foods.get(food.bought.as)!;
}

export function weekOfPlan({ form, nutrition, plan, recipes }: PlannedPersona): MeasuredPerson {
  const moments = new Map(nutrition.mealSlots.map((slot) => [slot.order, slot.mealMoment]));
  const total = (macro: keyof SlotMacros) => nutrition.mealSlots.reduce((sum, slot) => sum + slot[macro], 0);
  const target = {
    kcal: total('kcal'),
    protein: total('protein'),
    fat: total('fat'),
    carbohydrates: total('carbohydrates'),
  };
  const mealOf = (date: string, { slotId, recipeId, lines, macros, isSide, leftoverOf }: PlannedItem): MeasuredMeal => {
    const foods = recipes.foodsOf(recipeId);
    const recipe = recipeOf(recipeId);
    return {
      moment: measuredMoment(recipe, moments.get(Number(slotId))!),
      recipe,
      isSide: isSide === true,
      lines: lines.map((line, at) => ({ ...line, food: foods[at]! })),
      stated: macros,
      isLeftover: leftoverOf !== undefined,
      isRepeatReported: plan.issues.some(
        (issue) => issue.kind === 'repeatsRelaxed' && issue.date === date && issue.slotId === slotId,
      ),
    };
  };
  const days = plan.days.map(({ date, items }): MeasuredDay => {
    return { date, target, meals: items.map((item) => mealOf(date, item)) };
  });
  const foods = days.flatMap(({ meals }) => meals.flatMap(({ lines }) => lines.map(({ food }) => food)));
  const list = [...new Set(foods.flatMap((food) => boughtFor(food) ?? []))];
  const brokenBy = ruleCheckFor(tasteOfForm(form.dietPreferences)).ofFoods;
  return { isKeto: form.dietPreferences.dietType === 'KETO', brokenBy, weeks: [{ days, list }] };
}
