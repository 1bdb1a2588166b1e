import { isPlanners } from '@weekbord/domain/diary/replaceable';
import { type MealInDay, type PlanReason, reasonFor } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { DatedItem, PlanningPerson } from './build-plan-request.ts';

/**
 * Returns why each of the given new meals was chosen, in the same order. `gone` contains the ids of the items that they
 * replace. Existing meals that a person changed may not contain what their recipe says.
 */
export function reasonsOfMeals(
  person: Pick<PlanningPerson, 'catalogue' | 'preferences' | 'taste' | 'around' | 'firstWeekday'>,
  fresh: readonly MealInDay[],
  gone: ReadonlySet<number>,
): (PlanReason | null)[] {
  const { catalogue, preferences, taste, around, firstWeekday } = person;
  const { recipes, indexById } = catalogue.index;
  const existing = around.filter(({ id }) => !gone.has(id)).flatMap(mealInDay);
  const added = fresh.map((meal) => ({ ...meal, isAsWritten: true }));
  const about = {
    recipeOf: (id: number) => recipes[indexById.get(id) ?? -1],
    liked: new Set(preferences.likedRecipeIds),
    ...taste,
    firstWeekday,
  };
  // A food that the person may not eat may have been replaced by another.
  const foodsOf = (id: number) => {
    const lines = catalogue.lines.get(id) ?? [];
    return (catalogue.namedFoods.get(id) ?? []).filter((named) => lines.some(({ food }) => food.id === named));
  };
  // If several meals use a food, only one is given that reason, to avoid repetition.
  const told = new Set<number>();
  return added.map((meal) => {
    const meals = [...existing, ...added.filter((other) => other !== meal)];
    const reason = reasonFor(meal, {
      ...about,
      meals,
      namedFoodsOf: (id) => foodsOf(id).filter((food) => !told.has(food)),
    });
    if (reason?.kind === 'USES_FOOD') told.add(reason.foodId);
    return reason;
  });
}

function mealInDay(item: DatedItem): (MealInDay & { isAsWritten: boolean })[] {
  const { recipe_template_id: recipeId, meal_moment: moment, date } = item;
  return recipeId === null ? [] : [{ recipeId, moment, date, isAsWritten: isPlanners(item) }];
}
