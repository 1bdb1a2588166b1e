import { buildCatalogueIndex } from '@weekbord/domain/planner/catalogue-index';
import type { PlannerPreferences, PlannerRecipe, PlanSlot } from '@weekbord/domain/planner/plan-request';
import { rankSlot } from '@weekbord/domain/planner/rank-slot';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import type { MealType } from '@weekbord/domain/vocabulary';

const QUARTERS = 4;
const [SMALLEST, LARGEST] = [0.5, 3];

/** How many portions of each recipe fit the slot of its meal; one, where the plan has no such slot. */
export function fitToSlots(
  recipes: readonly PlannerRecipe[],
  slots: readonly PlanSlot[],
  about: Readonly<{ date: string; preferences: PlannerPreferences; mealTypes?: readonly MealType[] | undefined }>,
): ReadonlyMap<number, number> {
  const multipliers = new Map<number, number>();
  const wanted = about.mealTypes?.map(mealTypeOf);
  for (const slot of slots) {
    const type = mealTypeOf(slot.type);
    if (wanted !== undefined && !wanted.includes(type)) continue;
    const fitting = recipes.filter(
      ({ id, meals }) => !multipliers.has(id) && meals.some((meal) => mealTypeOf(meal) === type),
    );
    if (fitting.length === 0) continue;
    const ranked = rankSlot(buildCatalogueIndex(fitting), {
      ...about.preferences,
      day: { date: about.date, dayClass: 'weekday', slots: [slot] },
      slotId: slot.id,
    });
    for (const { recipeId, multiplier } of ranked) multipliers.set(recipeId, multiplier);
    // What the planner would not serve at any size is shown at the one that comes nearest in energy.
    for (const { id, kcal } of fitting) if (!multipliers.has(id)) multipliers.set(id, nearest(slot.target.kcal / kcal));
  }
  return multipliers;
}

function nearest(portions: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(portions * QUARTERS) / QUARTERS));
}
