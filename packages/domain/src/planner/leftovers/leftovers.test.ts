import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { madeUpDays, madeUpRecipe, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import type { PlanDayInput } from '../week/plan-request.ts';
import { planWeek } from '../week/plan-week.ts';
import { type CookTwiceWish, NO_WISHES } from '../wishes/week-wishes.ts';
import { buildProblem } from '../week/week-problem.ts';

/** Thirty recipes for lunch and dinner; the first `keeping` of them keep for another day. */
function catalogueWith(keeping: number) {
  return buildCatalogueIndex(
    Array.from({ length: 30 }, (_, at) =>
      madeUpRecipe(at + 1, { meals: ['LUNCH', 'DINNER'], keeps: at < keeping, buys: [at, at + 1] }),
    ),
  );
}
const catalogue = catalogueWith(30);
const wishOf = (cookTwice: CookTwiceWish) => ({ wishes: { ...NO_WISHES, cookTwice } });
const week = madeUpDays(7, ['LUNCH', 'DINNER']);

function planned(days: readonly PlanDayInput[], wish: CookTwiceWish, recipes = catalogue, seed = 1) {
  return planWeek(recipes, { ...wishOf(wish), seed, iterations: 200, days });
}

/** The pairs of slots in a plan whose second slot has the leftovers of the first. */
function leftIn({ days }: ReturnType<typeof planWeek>) {
  return days.flatMap(({ items }) =>
    items.flatMap(({ slotId, leftoverOf }) => (leftoverOf === undefined ? [] : [[leftoverOf.slotId, slotId]])),
  );
}

describe('dinners that are cooked once for two meals', () => {
  it.each([
    ['NONE', 7, 0],
    ['DINNER_DINNER', 1, 0],
    ['DINNER_DINNER', 2, 1],
    ['DINNER_DINNER', 5, 1],
    ['DINNER_DINNER', 7, 2],
    ['DINNER_DINNER', 14, 4],
    ['DINNER_LUNCH', 1, 0],
    ['DINNER_LUNCH', 3, 1],
    ['DINNER_LUNCH', 7, 3],
    ['DINNER_LUNCH', 14, 6],
  ] as const)('with the wish %s for %i days, occur %i times', (wish, days, times) => {
    expect(leftIn(planned(madeUpDays(days, ['LUNCH', 'DINNER']), wish))).toHaveLength(times);
  });

  it('have the same recipe on plates for their own days, and count as one meal', () => {
    const plan = planned(week, 'DINNER_LUNCH');
    const items = plan.days.flatMap((day) => day.items);
    for (const item of items) {
      const first = items.find(({ slotId }) => slotId === item.leftoverOf?.slotId);
      if (first !== undefined) expect(item.recipeId).toBe(first.recipeId);
    }
    const cooked = items.filter(({ leftoverOf }) => leftoverOf === undefined);
    expect(new Set(cooked.map(({ recipeId }) => recipeId)).size).toBe(cooked.length);
    expect(plan.issues.filter(({ kind }) => kind === 'repeatsRelaxed')).toEqual([]);
    expect(plan.days.every(({ band }) => band === 'tight')).toBe(true);
  });

  it('do not occur if too few recipes keep', () => {
    expect(leftIn(planned(week, 'DINNER_DINNER', catalogueWith(5)))).toEqual([]);
    const plan = planned(week, 'DINNER_DINNER', catalogueWith(6));
    const kept = plan.days.flatMap(({ items }) => items.filter(({ leftoverOf }) => leftoverOf !== undefined));
    expect(kept).toHaveLength(2);
    expect(kept.every(({ recipeId }) => recipeId <= 6)).toBe(true);
  });

  it('are reheated on weekdays if enough pairs allow that', () => {
    const days = week.map((day, at) => ({ ...day, dayClass: at < 5 ? ('weekday' as const) : ('weekend' as const) }));
    const { leftovers } = buildProblem({ catalogue, preferences: wishOf('DINNER_DINNER'), days });
    const { slots } = buildProblem({ catalogue, preferences: {}, days });
    expect(new Set(leftovers.pairs.map(({ second }) => slots[second]!.day))).toEqual(new Set([1, 2, 3, 4]));
    const weekend = buildProblem({ catalogue, preferences: wishOf('DINNER_DINNER'), days: days.slice(4) });
    expect(weekend.leftovers.pairs).not.toEqual([]);
  });

  it('include neither fixed dinners nor dinners with a missing date in between', () => {
    const locked = [{ macros: SLOT_TARGET, recipeId: 3 }];
    const existing = week.map((day, at) =>
      at % 2 === 0
        ? day
        : { ...day, slots: day.slots.map((slot) => (slot.type === 'DINNER' ? { ...slot, locked } : slot)) },
    );
    const { leftovers, slots } = buildProblem({ catalogue, preferences: wishOf('DINNER_DINNER'), days: existing });
    expect(leftovers.pairs.map(({ first, second }) => [slots[first]!.day, slots[second]!.day])).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
    ]);
    const apart = [week[0]!, week[3]!];
    expect(buildProblem({ catalogue, preferences: wishOf('DINNER_DINNER'), days: apart }).leftovers.pairs).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect(planned(week, 'DINNER_LUNCH', catalogue, 5)).toEqual(planned(week, 'DINNER_LUNCH', catalogue, 5));
    expect(planned(week, 'DINNER_LUNCH', catalogue, 6)).not.toEqual(planned(week, 'DINNER_LUNCH', catalogue, 5));
  });

  it('do not affect proposals for one slot', () => {
    const days = [week[0]!];
    const problem = buildProblem({ catalogue, preferences: wishOf('DINNER_LUNCH'), days: week, keepsSlots: true });
    expect(problem.leftovers.pairs).toEqual([]);
    expect(buildProblem({ catalogue, preferences: wishOf('DINNER_LUNCH'), days }).leftovers.pairs).toEqual([]);
  });
});
