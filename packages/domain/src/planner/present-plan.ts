import { toTenths } from './catalogue-index.ts';
import { bandOf, deviationPercent, type UnitMacros, UNITS } from './day-cost.ts';
import type { IngredientFit, PlannerRecipe, SlotId } from './plan-request.ts';
import type { IngredientChange, PlannedDay, PlannedItem, WeekPlan } from './plan-result.ts';
import { itemUnits } from './score-plan.ts';
import { ONE_PORTION } from './slot-options.ts';
import { touchUpDay } from './touch-up.ts';
import type { ProblemDay, WeekProblem } from './week-problem.ts';
import { EMPTY, type WeekState } from './week-state.ts';

/** A recipe in a slot as the plan shows it. */
export function presentItem(
  recipe: PlannerRecipe,
  slotId: SlotId,
  quarters: number,
  changes: readonly IngredientChange[],
): PlannedItem {
  const multiplier = quarters / ONE_PORTION;
  const units = itemUnits(recipe, { multiplier, changes });
  let fiber = (toTenths(recipe.fiber) * quarters) / UNITS;
  for (const { ingredientIndex, fromGrams, toGrams } of changes) {
    const contributed = recipe.ingredients[ingredientIndex]!.fiber;
    if (Number.isFinite(contributed)) fiber += contributed * multiplier * (toGrams / fromGrams - 1);
  }
  return {
    slotId,
    recipeId: recipe.id,
    multiplier,
    changes,
    macros: {
      kcal: units.kcal / UNITS,
      protein: units.protein / UNITS,
      fat: units.fat / UNITS,
      carbohydrates: units.carbohydrates / UNITS,
      fiber: Math.max(0, Math.round(fiber * UNITS) / UNITS),
    },
  };
}

/** A day's items with its totals, deviation and band. */
export function presentDay(day: ProblemDay, items: readonly PlannedItem[]): PlannedDay {
  const units: UnitMacros = { ...day.fixed };
  for (const { macros } of items) {
    units.kcal += Math.round(macros.kcal * UNITS);
    units.protein += Math.round(macros.protein * UNITS);
    units.fat += Math.round(macros.fat * UNITS);
    units.carbohydrates += Math.round(macros.carbohydrates * UNITS);
  }
  const complete = day.unfillable.length === 0 && items.length === day.slots.length;
  return {
    date: day.input.date,
    items,
    totals: {
      kcal: units.kcal / UNITS,
      protein: units.protein / UNITS,
      fat: units.fat / UNITS,
      carbohydrates: units.carbohydrates / UNITS,
    },
    deviation: deviationPercent(day.aim, units),
    band: complete ? bandOf(day.aim, units) : 'off',
  };
}

/** The days of a finished search; a day that missed the tight band has its ingredients touched up where wanted. */
export function presentDays(state: WeekState, ingredientFit: IngredientFit): PlannedDay[] {
  const { problem } = state;
  const { catalogue, weights } = problem.pool;
  return problem.days.map((day, dayNumber) => {
    const filled = day.slots.filter((slot) => state.assigned[slot] !== EMPTY);
    const meals = filled.map((slot) => {
      const { options } = problem.slots[slot]!;
      const option = state.assigned[slot]!;
      return { recipe: catalogue.recipes[options.recipe[option]!]!, quarters: options.quarters[option]! };
    });
    const totals = state.totals[dayNumber]!;
    const wanted = ingredientFit === 'whenNeeded' && meals.length > 0 && bandOf(day.aim, totals) !== 'tight';
    const changes = wanted ? touchUpDay(day.aim, totals, meals, weights.change) : [];
    const items = filled.map((slot, at) => {
      const { recipe, quarters } = meals[at]!;
      return presentItem(recipe, problem.slots[slot]!.slot.id, quarters, changes[at] ?? []);
    });
    return presentDay(day, items);
  });
}

/** Grams of every food that the planned items need, by food id. */
export function listGroceries(problem: WeekProblem, days: readonly PlannedDay[]): WeekPlan['groceries'] {
  const { recipes, indexById } = problem.pool.catalogue;
  const grams = new Map<number, number>();
  for (const { recipeId, multiplier, changes } of days.flatMap(({ items }) => items)) {
    recipes[indexById.get(recipeId)!]!.ingredients.forEach((ingredient, index) => {
      const change = changes.find(({ ingredientIndex }) => ingredientIndex === index);
      const amount = change ? change.toGrams : ingredient.grams * multiplier;
      grams.set(ingredient.foodId, (grams.get(ingredient.foodId) ?? 0) + amount);
    });
  }
  return [...grams]
    .map(([foodId, amount]) => ({ foodId, grams: Math.round(amount * 10) / 10 }))
    .toSorted((a, b) => a.foodId - b.foodId);
}
