import { linesOfPlate, type PlateCode } from '../../plates/flex-table.ts';
import type { Plates } from '../../plates/plates-for-slot.ts';
import type { Macros } from '../../macros/macros.ts';
import { bandOf, deviationPercent } from '../scoring/day-cost.ts';
import type { PlannerRecipe, SlotId } from './plan-request.ts';
import type { PlannedDay, PlannedItem } from './plan-result.ts';
import { plus, type ProblemDay } from './week-problem.ts';
import { platesIn, type WeekState } from './week-state.ts';

export function codeOf(plates: Plates, pick: number): PlateCode {
  return {
    size: plates.size[pick]!,
    protein: plates.proteinStep[pick]!,
    starch: plates.starchStep[pick]!,
    fat: plates.fatStep[pick]!,
  };
}

/** A recipe on a plate: its amounts and their totals. */
export function plateOfRecipe(
  { ingredients }: Pick<PlannerRecipe, 'ingredients'>,
  plate: PlateCode,
): Pick<PlannedItem, 'plate' | 'lines' | 'macros'> {
  const lines = linesOfPlate(ingredients, plate);
  const sum = (macro: keyof Macros): number =>
    lines.reduce((total, { grams }, at) => total + (ingredients[at]![macro] * grams) / ingredients[at]!.grams, 0);
  return {
    plate,
    lines,
    macros: {
      kcal: sum('kcal'),
      protein: sum('protein'),
      fat: sum('fat'),
      carbohydrates: sum('carbohydrates'),
      fiber: sum('fiber'),
    },
  };
}

function presentItem(recipe: PlannerRecipe, slotId: SlotId, plate: PlateCode): PlannedItem {
  return { slotId, recipeId: recipe.id, ...plateOfRecipe(recipe, plate) };
}

function presentDay(day: ProblemDay, items: readonly PlannedItem[]): PlannedDay {
  const totals = items.reduce((sum, { macros }) => plus(sum, macros), day.fixed);
  const isComplete = day.unfillable.length === 0 && items.length === day.slots.length;
  return {
    date: day.input.date,
    items,
    totals,
    deviation: deviationPercent(day.aim, totals),
    band: isComplete ? bandOf(day.aim, totals) : 'off',
  };
}

/** If a slot's meal is leftovers, the meal that they come from; otherwise empty. */
function leftoverOf({ problem, cookedIn, picks }: WeekState, number: number): Pick<PlannedItem, 'leftoverOf'> {
  const first = cookedIn[number]!;
  if (first < 0 || picks[first]! < 0) return {};
  const { slot, day } = problem.slots[first]!;
  return { leftoverOf: { date: problem.days[day]!.input.date, slotId: slot.id } };
}

/** The days of a finished search. A slot whose recipe has no plate stays empty. */
export function presentDays(state: WeekState): PlannedDay[] {
  const { problem, recipes, picks } = state;
  const { catalogue } = problem.pool;
  return problem.days.map((day) => {
    const items = day.slots.flatMap((number) => {
      const { slot, kind } = problem.slots[number]!;
      const pick = picks[number]!;
      if (pick < 0) return [];
      const item = presentItem(catalogue.recipes[recipes[number]!]!, slot.id, codeOf(platesIn(state, number), pick));
      return [{ ...item, ...(kind.sideOf !== null && { isSide: true }), ...leftoverOf(state, number) }];
    });
    return presentDay(day, items);
  });
}
