import { toTenths } from './catalogue-index.ts';
import { dayPoints, type UnitMacros } from './day-cost.ts';
import type { PlannerRecipe } from './plan-request.ts';
import type { CostBreakdown, PlannedDay, PlannedItem } from './plan-result.ts';
import { ONE_PORTION, portionPoints, preferencePoints, preparationPoints, slotEnergyPoints } from './slot-options.ts';
import { changeEffect } from './touch-up.ts';
import { DISH_FREE_MEALS, FAMILY_FREE_MEALS } from './weights.ts';
import { fixedMeals, isMain, type ProblemSlot, type WeekProblem } from './week-problem.ts';
import { capsOf, OVER_CAP_POINTS, SAME_DAY_POINTS, UNFILLED_POINTS } from './week-state.ts';

/** A meal's macros in units: the recipe times its quarters, and what the changes add. */
export function itemUnits(recipe: PlannerRecipe, item: Pick<PlannedItem, 'multiplier' | 'changes'>): UnitMacros {
  const quarters = Math.round(item.multiplier * ONE_PORTION);
  const sum = {
    kcal: toTenths(recipe.kcal) * quarters,
    protein: toTenths(recipe.protein) * quarters,
    fat: toTenths(recipe.fat) * quarters,
    carbohydrates: toTenths(recipe.carbohydrates) * quarters,
  };
  for (const { ingredientIndex, toGrams } of item.changes) {
    const ingredient = recipe.ingredients[ingredientIndex];
    if (!ingredient) continue;
    const effect = changeEffect(ingredient, quarters, toGrams);
    sum.kcal += effect.kcal;
    sum.protein += effect.protein;
    sum.fat += effect.fat;
    sum.carbohydrates += effect.carbohydrates;
  }
  return sum;
}

function over(counts: ReadonlyMap<unknown, number>, free: number): number {
  let sum = 0;
  for (const count of counts.values()) sum += Math.max(0, count - free);
  return sum;
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Points of a plan for a problem, lower is better; from the recipes themselves and no running total. */
export function scoreItems(problem: WeekProblem, days: readonly Pick<PlannedDay, 'items'>[]): CostBreakdown {
  const { pool } = problem;
  const { weights, catalogue } = pool;
  const cost = { nutrition: 0, slotEnergy: 0, preference: 0, preparation: 0, portions: 0, changes: 0, unfilled: 0 };
  const uses = new Map<number, number>();
  const boughtFoods = new Set<number>();
  const families = new Map<string, number>();
  const dishes = new Map<string, number>();
  let sameDay = 0;

  const use = (number: number, main: boolean): void => {
    const recipe = catalogue.recipes[number]!;
    count(uses, number);
    for (const ingredient of recipe.ingredients) if (ingredient.bought) boughtFoods.add(ingredient.foodId);
    if (main && recipe.family !== undefined) count(families, recipe.family);
    if (main && recipe.dish !== undefined) count(dishes, recipe.dish);
  };

  problem.days.forEach((day, dayNumber) => {
    const totals = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };
    const add = (macros: UnitMacros): void => {
      totals.kcal += macros.kcal;
      totals.protein += macros.protein;
      totals.fat += macros.fat;
      totals.carbohydrates += macros.carbohydrates;
    };
    add(day.fixed);
    for (const { meal, main } of fixedMeals(day.input)) {
      const number = meal.recipeId === undefined ? undefined : catalogue.indexById.get(meal.recipeId);
      if (number !== undefined) use(number, main);
    }
    const open = new Map(
      day.slots.map((slot): [unknown, ProblemSlot] => [problem.slots[slot]!.slot.id, problem.slots[slot]!]),
    );
    const today = new Map<number, number>();
    let filled = 0;
    for (const item of days[dayNumber]?.items ?? []) {
      const slot = open.get(item.slotId);
      const number = catalogue.indexById.get(item.recipeId);
      if (!slot || number === undefined) continue;
      const recipe = catalogue.recipes[number]!;
      const quarters = Math.round(item.multiplier * ONE_PORTION);
      filled += 1;
      add(itemUnits(recipe, item));
      use(number, isMain(slot.slot.type));
      count(today, number);
      cost.slotEnergy += slotEnergyPoints(weights, toTenths(recipe.kcal) * quarters, slot.kind.target.kcal);
      cost.preference += preferencePoints(pool, number, slot.kind.preferTags);
      cost.preparation += preparationPoints(weights, catalogue.minutes[number]!, slot.kind.minuteBudget);
      cost.portions += portionPoints(weights, quarters);
      cost.changes += item.changes.length * weights.change;
    }
    for (const times of today.values()) sameDay += (times * (times - 1)) / 2;
    cost.unfilled += (day.slots.length - filled) * UNFILLED_POINTS;
    cost.nutrition += dayPoints(day.aim, totals);
  });

  const caps = capsOf(problem);
  let overCap = 0;
  for (const [recipe, times] of uses) overCap += Math.max(0, times - caps[recipe]!);
  const groceries = boughtFoods.size * weights.bought;
  const variety =
    over(uses, 1) * weights.repeat +
    over(families, FAMILY_FREE_MEALS) * weights.family +
    over(dishes, DISH_FREE_MEALS) * weights.dish +
    overCap * OVER_CAP_POINTS +
    sameDay * SAME_DAY_POINTS;
  const total = Object.values(cost).reduce((sum, points) => sum + points, 0) + groceries + variety;
  return { ...cost, groceries, variety, total };
}
