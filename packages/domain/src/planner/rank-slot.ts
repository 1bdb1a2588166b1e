import type { CatalogueIndex } from './catalogue-index.ts';
import { dayPoints } from './day-cost.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from './plan-request.ts';
import { ONE_PORTION } from './slot-options.ts';
import { buildProblem, type ProblemDay, type WeekProblem } from './week-problem.ts';
import { addedPoints, createState } from './week-state.ts';

export type RankSlotRequest = PlannerPreferences &
  Readonly<{
    day: PlanDayInput;
    slotId: SlotId;
  }>;

/** A recipe for the slot with the portion that suits the day best. */
export type RankedMeal = Readonly<{
  recipeId: number;
  /** Portions; the recipe's amounts stay as they are. */
  multiplier: number;
  /** Points of the day with it; lower is better. */
  points: number;
}>;

/**
 * The recipes that suit a slot given the day's other meals, best first. What stands in the slot
 * itself is ignored; other slots without meals count as filled on target. Empty where the slot is not
 * in the day or nothing qualifies. The hard rules are those of planWeek.
 */
export function rankSlot(catalogue: CatalogueIndex, request: RankSlotRequest): RankedMeal[] {
  const slots = request.day.slots.map((slot) =>
    slot.id === request.slotId ? { ...slot, requested: true, locked: [] } : { ...slot, requested: false },
  );
  const weights = { ...request.weights, bought: 0 };
  const problem = buildProblem({
    catalogue,
    preferences: { ...request, weights },
    days: [{ ...request.day, slots }],
    optionLimit: Infinity,
  });
  const day = problem.days[0]!;
  const number = day.slots[0];
  if (number === undefined) return [];
  const { options } = problem.slots[number]!;
  return bestPerRecipe(problem, day, number).map(({ option, points }) => ({
    recipeId: catalogue.recipes[options.recipe[option]!]!.id,
    multiplier: options.quarters[option]! / ONE_PORTION,
    points,
  }));
}

function bestPerRecipe(
  problem: WeekProblem,
  day: ProblemDay,
  slotNumber: number,
): { option: number; points: number }[] {
  const { options, main } = problem.slots[slotNumber]!;
  const state = createState(problem);
  const best = new Map<number, { option: number; points: number }>();
  for (let option = 0; option < options.size; option += 1) {
    const recipe = options.recipe[option]!;
    const totals = {
      kcal: day.fixed.kcal + options.kcal[option]!,
      protein: day.fixed.protein + options.protein[option]!,
      fat: day.fixed.fat + options.fat[option]!,
      carbohydrates: day.fixed.carbohydrates + options.carbohydrates[option]!,
    };
    const points = options.base[option]! + addedPoints(state, recipe, main) + dayPoints(day.aim, totals);
    const known = best.get(recipe);
    if (!known || points < known.points) best.set(recipe, { option, points });
  }
  const recipeOf = ({ option }: { option: number }) => options.recipe[option]!;
  return [...best.values()].toSorted((a, b) => a.points - b.points || recipeOf(a) - recipeOf(b));
}
