import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import type { PlanDayInput, PlannerPreferences } from '../week/plan-request.ts';
import { planWeek } from '../week/plan-week.ts';
import { searchWeek } from '../search/search-week.ts';
import { buildProblem } from '../week/week-problem.ts';
import { NO_WISHES } from './week-wishes.ts';

const MONDAY = '2027-03-15';
const wishes = { ...NO_WISHES, sameBreakfast: true };
const many = (count: number, made: MadeUp = {}): MadeUp[] => Array.from({ length: count }, () => made);
const catalogueOf = (dishes: readonly MadeUp[]) =>
  buildCatalogueIndex(dishes.map((made, at) => madeUpRecipe(at + 1, made)));

/** Days with breakfast and dinner, starting on a Monday. */
function daysFrom(count: number): PlanDayInput[] {
  return madeUpDays(count, ['BREAKFAST', 'DINNER']).map((day, at) => ({
    ...day,
    date: new Date(Date.UTC(2027, 2, 15 + at)).toISOString().slice(0, 10),
  }));
}

function problemOf(days: readonly PlanDayInput[], preferences: PlannerPreferences = { wishes }, dishes = many(20)) {
  return buildProblem({ catalogue: catalogueOf(dishes), preferences, days });
}

describe('the same breakfast on working days', () => {
  it('ties the breakfasts from Monday to Friday of each week, and nothing else', () => {
    const { tied, slots } = problemOf(daysFrom(9));
    const breakfasts = slots.flatMap(({ slot }, number) => (slot.type === 'BREAKFAST' ? number : []));
    expect(breakfasts.map((number) => tied[number])).toEqual([
      ...Array.from({ length: 5 }, () => breakfasts.slice(0, 5)),
      [breakfasts[5]],
      [breakfasts[6]],
      ...Array.from({ length: 2 }, () => breakfasts.slice(7)),
    ]);
    expect(slots.flatMap(({ slot }, number) => (slot.type === 'DINNER' ? tied[number]!.length : []))).toEqual(
      Array.from({ length: 9 }, () => 1),
    );
    expect(problemOf(daysFrom(9), {}).tied.every((numbers) => numbers.length === 1)).toBe(true);
  });

  it('is chosen as if it were a single meal: it appears five times, and on no other day', () => {
    const { state } = searchWeek(problemOf(daysFrom(7)), 3, 40);
    const breakfasts = [0, 1, 2, 3, 4, 5, 6].map((day) => state.recipes[2 * day]!);
    expect(new Set(breakfasts.slice(0, 5)).size).toBe(1);
    expect(breakfasts.slice(5)).not.toContain(breakfasts[0]);
    expect(state.uses[breakfasts[0]!]).toBe(5);
    expect(state.uses.reduce((sum, count) => sum + count, 0)).toBe(14);
  });

  it('is not reported as repeated or scarce', () => {
    const plan = planWeek(catalogueOf(many(60)), { wishes, seed: 1, iterations: 40, days: daysFrom(7) });
    expect(plan.issues.filter(({ kind }) => kind === 'repeatsRelaxed' || kind === 'scarce')).toEqual([]);
    expect(plan.followed?.sameBreakfast).toBe(true);
  });

  it('is the breakfast already on one of these days, in the plan or in the rest of the week', () => {
    const [monday, tuesday] = daysFrom(2);
    const locked = { ...monday!.slots[0]!, locked: [{ macros: SLOT_TARGET, recipeId: 7 }] };
    const breakfastOf = ({ slots }: ReturnType<typeof problemOf>) => [
      ...slots.find(({ slot }) => slot.type === 'BREAKFAST')!.kind.recipes,
    ];
    expect(breakfastOf(problemOf([{ ...monday!, slots: [locked, monday!.slots[1]!] }, tuesday!]))).toEqual([6]);
    const around = [{ recipeId: 9, date: MONDAY, type: 'BREAKFAST' as const }];
    expect(breakfastOf(problemOf([tuesday!], { wishes, around }))).toEqual([8]);
  });

  it('is never a breakfast that the rules exclude', () => {
    const around = [{ recipeId: 9, date: MONDAY, type: 'BREAKFAST' as const }];
    const [, tuesday] = daysFrom(2);
    const { slots } = problemOf([tuesday!], { wishes, around, dislikedRecipeIds: [9] });
    expect(slots[0]!.kind.recipes).toHaveLength(19);
    expect(slots[0]!.kind.recipes).not.toContain(8);
  });
});
