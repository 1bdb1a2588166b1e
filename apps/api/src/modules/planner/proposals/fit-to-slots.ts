import type { CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import type { PlannerPreferences, PlannerRecipe, PlanSlot } from '@weekbord/domain/planner/week/plan-request';
import { slotRanker } from '@weekbord/domain/planner/search/rank-slot';
import { divideMeal, isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import { plateOfPortions } from '@weekbord/domain/plates/plate-code';
import { mealTypeOf, type MealMoment, type MealType } from '@weekbord/domain/slots/meal-moments';

/** A plate, and the moment whose slot it fits. */
export type FittedPlate = Readonly<{ plate: PlateCode; moment: MealMoment }>;

/**
 * Returns the plate of each recipe that fits the slot of its meal, without recipes that have no such slot in the plan.
 */
export function fitToSlots(
  index: CatalogueIndex,
  recipes: readonly PlannerRecipe[],
  slots: readonly PlanSlot[],
  about: Readonly<{ date: string; preferences: PlannerPreferences; mealTypes?: readonly MealType[] | undefined }>,
): ReadonlyMap<number, FittedPlate> {
  const plates = new Map<number, FittedPlate>();
  const wanted = about.mealTypes?.map(mealTypeOf);
  if (slots.length === 0) return plates;
  const rank = slotRanker(index, about.preferences, { date: about.date, among: new Set(recipes.map(({ id }) => id)) });
  for (const whole of slots) {
    // A large meal is planned with a side dish.
    const slot = { ...whole, target: divideMeal(whole.type, whole.target)?.main ?? whole.target };
    const moment = slot.type;
    const type = mealTypeOf(slot.type);
    if (wanted !== undefined && !wanted.includes(type)) continue;
    const fitting = recipes.filter(
      (recipe) =>
        !plates.has(recipe.id) && recipe.meals.some((meal) => mealTypeOf(meal) === type) && !isSideDish(recipe, moment),
    );
    if (fitting.length === 0) continue;
    const ranked = rank({ day: { date: about.date, dayClass: 'weekday', slots: [slot] }, slotId: slot.id });
    for (const { recipeId, plate } of ranked) if (!plates.has(recipeId)) plates.set(recipeId, { plate, moment });
    // A recipe that the planner would not serve at any size is shown at the size whose energy is closest to the slot's.
    for (const { id, kcal } of fitting) {
      if (!plates.has(id)) plates.set(id, { plate: plateOfPortions(slot.target.kcal / kcal), moment });
    }
  }
  return plates;
}
