import type { SlotMacros } from '../vocabulary.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { bandOf, dayPoints, deviationPercent } from './day-cost.ts';
import type { PlanDayInput, PlannerPreferences, SlotId } from './plan-request.ts';
import type { Band, PlannedItem } from './plan-result.ts';
import { presentItem } from './present-plan.ts';
import { itemUnits } from './score-plan.ts';
import { ONE_PORTION, type OptionSet } from './slot-options.ts';
import { touchUpDay } from './touch-up.ts';
import { buildProblem, type ProblemDay, type WeekProblem } from './week-problem.ts';
import { addedPoints, createState } from './week-state.ts';

export type RankSlotRequest = PlannerPreferences &
  Readonly<{
    day: PlanDayInput;
    slotId: SlotId;
    /** How many proposals. */
    limit: number;
  }>;

/** A recipe for the slot with the portion that suits the day best. */
export type RankedMeal = Readonly<{
  item: PlannedItem;
  /** Points of the day with it; lower is better. */
  points: number;
  /** The day's signed per cent from its target with it. */
  deviation: SlotMacros;
  band: Band;
}>;

/** Proposals per place in the answer that are tried with changed ingredients. */
const TRIED_PER_PLACE = 2;

/**
 * The recipes that suit a slot best given the day's other meals, best first. What stands in the slot
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
  if (number === undefined || !(request.limit > 0)) return [];
  const { options } = problem.slots[number]!;
  const best = bestPerRecipe(problem, day, number);
  const limit = Math.trunc(request.limit);
  const fit = request.ingredientFit ?? 'whenNeeded';
  const tried = fit === 'off' ? best.slice(0, limit) : best.slice(0, limit * TRIED_PER_PLACE);
  return tried
    .map(({ option, points }) => present(problem, day, request.slotId, options, option, points, fit !== 'off'))
    .toSorted((a, b) => a.points - b.points || a.item.recipeId - b.item.recipeId)
    .slice(0, limit);
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
  return [...best.values()].toSorted((a, b) => a.points - b.points || a.option - b.option);
}

function present(
  problem: WeekProblem,
  day: ProblemDay,
  slotId: SlotId,
  options: OptionSet,
  option: number,
  points: number,
  mayChange: boolean,
): RankedMeal {
  const { catalogue, weights } = problem.pool;
  const recipe = catalogue.recipes[options.recipe[option]!]!;
  const quarters = options.quarters[option]!;
  const withItem = (item: Pick<PlannedItem, 'multiplier' | 'changes'>): SlotMacros => {
    const units = itemUnits(recipe, item);
    return {
      kcal: day.fixed.kcal + units.kcal,
      protein: day.fixed.protein + units.protein,
      fat: day.fixed.fat + units.fat,
      carbohydrates: day.fixed.carbohydrates + units.carbohydrates,
    };
  };
  const plain = withItem({ multiplier: quarters / ONE_PORTION, changes: [] });
  const needed = mayChange && bandOf(day.aim, plain) !== 'tight';
  const changes = needed ? touchUpDay(day.aim, plain, [{ recipe, quarters }], weights.change)[0]! : [];
  const item = presentItem(recipe, slotId, quarters, changes);
  const totals = changes.length > 0 ? withItem(item) : plain;
  return {
    item,
    points: points - dayPoints(day.aim, plain) + dayPoints(day.aim, totals) + changes.length * weights.change,
    deviation: deviationPercent(day.aim, totals),
    band: bandOf(day.aim, totals),
  };
}
