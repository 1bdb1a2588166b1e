import { mealBit } from '../catalogue/catalogue-index.ts';
import { deviationPercent, TIGHT_PERCENT } from '../scoring/day-cost.ts';
import {
  ELIGIBLE,
  EXCLUDED_BY_DIET,
  EXCLUDED_BY_DISLIKE,
  EXCLUDED_BY_FOOD,
  EXCLUDED_BY_INTOLERANCE,
} from '../catalogue/eligibility.ts';
import { mostRepeats, type PlanSlot } from '../week/plan-request.ts';
import type { PlanHint, PlanIssue, PlannedDay } from '../week/plan-result.ts';
import { type ProblemDay, slotOf, type WeekProblem } from '../week/week-problem.ts';

/** Number of recipes below which a slot counts as scarce. */
const SCARCE = 21;

/** The rule that excludes most of the recipes for a slot's meal. */
function restriction(problem: WeekProblem, slot: PlanSlot): PlanHint {
  const { catalogue, exclusions } = problem.pool;
  const bit = mealBit(slot.type);
  const counts = new Map<number, number>();
  for (let recipe = 0; recipe < catalogue.recipes.length; recipe += 1) {
    if ((catalogue.meals[recipe]! & bit) === 0) continue;
    counts.set(exclusions[recipe]!, (counts.get(exclusions[recipe]!) ?? 0) + 1);
  }
  if (counts.size === 0) return 'mealType';
  const passed = counts.get(ELIGIBLE) ?? 0;
  const hints: [number, PlanHint][] = [
    [EXCLUDED_BY_DIET, 'diet'],
    [EXCLUDED_BY_INTOLERANCE, 'intolerances'],
    [EXCLUDED_BY_FOOD, 'avoidedFoods'],
    [EXCLUDED_BY_DISLIKE, 'dislikes'],
  ];
  let most = 0;
  let hint: PlanHint = passed > 0 ? 'portionRange' : 'fewRecipes';
  for (const [exclusion, name] of hints) {
    const excluded = counts.get(exclusion) ?? 0;
    if (excluded > most) {
      most = excluded;
      hint = name;
    }
  }
  return passed > most ? (passed < SCARCE ? 'fewRecipes' : 'portionRange') : hint;
}

/** The issues with the supply of recipes: slots without any suitable recipe, and slots with few. */
export function supplyIssues(problem: WeekProblem): PlanIssue[] {
  const issues: PlanIssue[] = [...problem.issues];
  for (const day of problem.days) {
    for (const slot of day.unfillable) {
      if (!(slot.target.kcal > 0)) continue;
      issues.push({
        kind: 'unfilled',
        date: day.input.date,
        slotId: slot.id,
        eligible: 0,
        hint: restriction(problem, slot),
      });
    }
    for (const number of day.slots) {
      const { slot, kind, isTied } = problem.slots[number]!;
      if (kind.recipes.length >= SCARCE || isTied === true || kind.sideOf !== null) continue;
      issues.push({
        kind: 'scarce',
        date: day.input.date,
        slotId: slot.id,
        eligible: kind.recipes.length,
        hint: restriction(problem, slot),
      });
    }
  }
  return issues;
}

/** Why a day is outside the tight band; `off` is how far its worst macro is from the target, in kcal or grams. */
function missReason(day: ProblemDay, planned: PlannedDay): Pick<PlanIssue, 'hint' | 'off'> {
  if (day.unfillable.length > 0 || planned.items.length < day.slots.length) return { hint: 'unfilledSlot' };
  const { aim, fixed } = day;
  const room = (macro: 'kcal' | 'protein' | 'fat' | 'carbohydrates'): boolean => fixed[macro] > aim.target[macro];
  if (room('kcal') || room('protein') || room('fat') || room('carbohydrates')) return { hint: 'fixedMeals' };
  if (day.slots.length === 0) return { hint: 'fixedMeals' };
  const percent = deviationPercent(aim, planned.totals);
  let worst: keyof typeof percent = 'kcal';
  let most = 0;
  for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates'] as const) {
    const bands = Math.abs(percent[macro]) / TIGHT_PERCENT[macro];
    if (bands > most) {
      most = bands;
      worst = macro;
    }
  }
  return { hint: worst, off: Math.round(planned.totals[worst] - aim.target[worst]) };
}

/** The shortcomings of the plan: recipes that had to be repeated, and days outside the tight band. */
export function outcomeIssues(problem: WeekProblem, days: readonly PlannedDay[]): PlanIssue[] {
  const { catalogue, recent } = problem.pool;
  const issues: PlanIssue[] = [];
  /** How often each recipe appears in the plan as a main meal, and how often in total. */
  const uses = { main: new Map<number, number>(), any: new Map<number, number>() };
  const oneMore = (of: Map<number, number>, recipe: number): number => {
    const nth = (of.get(recipe) ?? 0) + 1;
    of.set(recipe, nth);
    return nth;
  };
  for (const { existing } of problem.days)
    for (const { recipe } of existing) for (const times of [uses.main, uses.any]) oneMore(times, recipe);
  days.forEach((planned, dayNumber) => {
    const day = problem.days[dayNumber]!;
    for (const item of planned.items) {
      if (item.leftoverOf !== undefined) continue;
      const recipe = catalogue.indexById.get(item.recipeId)!;
      const slot = slotOf(problem, day, item);
      const { isMain, type, recipes } = slot.kind;
      const nth = oneMore(uses.any, recipe);
      const isAgain = (isMain ? oneMore(uses.main, recipe) : nth) > mostRepeats(type);
      // A tied slot repeats a recipe on purpose, because the person wants the same breakfast on all working days.
      if (slot.isTied === true) continue;
      if (!isAgain && recent[recipe] !== 1) continue;
      const eligible = recipes.length;
      issues.push({ kind: 'repeatsRelaxed', date: day.input.date, slotId: item.slotId, eligible, hint: 'fewRecipes' });
    }
    if (planned.band === 'tight') return;
    const eligible = Math.min(...day.slots.map((number) => problem.slots[number]!.kind.recipes.length));
    issues.push({
      kind: 'bandMissed',
      date: day.input.date,
      eligible: Number.isFinite(eligible) ? eligible : 0,
      ...missReason(day, planned),
    });
  });
  return issues;
}
