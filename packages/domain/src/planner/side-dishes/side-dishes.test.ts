import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../../dates/weekdays.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import type { PlanSlot } from '../week/plan-request.ts';
import { planWeek } from '../week/plan-week.ts';
import { clash } from '../scoring/meals-alike.ts';
import { NO_WISHES, type WeekWishes } from '../wishes/week-wishes.ts';
import { rankSlot } from '../search/rank-slot.ts';
import { divideMeal, isSideAt, isSideDish, isSmallDish, sideTarget } from './side-dishes.ts';
import { isSideItem } from './side-items.ts';
import { remainingTarget } from './slot-target.ts';

const targetOf = (kcal: number) => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 });
const many = (count: number, made: MadeUp): MadeUp[] => Array.from({ length: count }, () => made);
const MAIN: MadeUp = { meals: ['LUNCH', 'DINNER'] };
const SIDE: MadeUp = { meals: ['SNACK', 'LUNCH', 'DINNER'], isSide: true, kcal: 250 };

/** A catalogue of 20 main dishes, with the ids 1 to 20, and then this many side dishes. */
const withSides = (sides: number) =>
  buildCatalogueIndex([...many(20, MAIN), ...many(sides, SIDE)].map((made, at) => madeUpRecipe(at + 1, made)));

function plannedAt(moment: MealMoment, kcal: number, sides = 8) {
  const slot: Partial<PlanSlot> = { target: targetOf(kcal) };
  const { days } = planWeek(withSides(sides), { seed: 3, iterations: 60, days: madeUpDays(7, [moment], { slot }) });
  return days.map(({ items }) => items);
}

describe('meals divided into a main dish and side dishes', () => {
  it.each([
    ['LUNCH', 950, null],
    ['LUNCH', 951, 266],
    ['DINNER', 1250, 350],
    ['DINNER', 2000, 380],
    ['BREAKFAST', 1250, null],
    ['SNACK', 1250, null],
  ] as const)('%s of %d kcal has a side dish of %j kcal', (moment, kcal, ofSide) => {
    const parts = divideMeal(moment, targetOf(kcal));
    expect(parts && Math.round(parts.side.kcal)).toBe(ofSide);
    if (parts === null) return;
    expect(parts.side).toEqual(sideTarget(targetOf(kcal)));
    for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates'] as const)
      expect(parts.main[macro] + parts.side[macro]).toBeCloseTo(targetOf(kcal)[macro], 9);
  });

  it('have a side dish in addition to their main dish', () => {
    for (const items of plannedAt('DINNER', 1250)) {
      expect(items.map(({ recipeId, isSide = false }) => [recipeId > 20, isSide])).toEqual([
        [false, false],
        [true, true],
      ]);
      expect(items[1]!.macros.kcal).toBeLessThan(items[0]!.macros.kcal / 2);
      const total = items.reduce((sum, { macros }) => sum + macros.kcal, 0);
      expect(Math.abs(total / 1250 - 1)).toBeLessThan(0.15);
    }
  });

  it('have one dish if they are not large, or if there are fewer than five side dishes', () => {
    for (const days of [plannedAt('DINNER', 900), plannedAt('BREAKFAST', 1250, 8), plannedAt('DINNER', 1250, 4)])
      for (const items of days) expect(items.filter(({ isSide }) => isSide === true)).toEqual([]);
    for (const items of plannedAt('DINNER', 1250, 4)) expect(items).toHaveLength(1);
  });

  it.each([
    ['the main dish', 40, 10, 7],
    ['the side dish', 10, 40, 7],
    ['both dishes', 40, 40, 7],
    ['neither dish', 10, 10, 0],
  ])('are reported once a day as later than wished if %s takes too long', (_, ofMain, ofSide, reports) => {
    const recipes = [...many(20, { ...MAIN, minutes: ofMain }), ...many(8, { ...SIDE, minutes: ofSide })];
    const catalogue = buildCatalogueIndex(recipes.map((made, at) => madeUpRecipe(at + 1, made)));
    const dinnerMinutes = Object.fromEntries(WEEKDAYS.map((day) => [day, 20])) as WeekWishes['dinnerMinutes'];
    const days = madeUpDays(7, ['DINNER'], { slot: { target: targetOf(1250) } });
    const wishes = { ...NO_WISHES, dinnerMinutes };
    const { issues, followed } = planWeek(catalogue, { seed: 3, iterations: 60, days, wishes });
    expect(issues.filter(({ hint }) => hint === 'dinnerMinutes')).toHaveLength(reports);
    expect(followed?.dinnerMinutes ?? null).toBe(reports === 0 ? 20 : null);
  });

  it('get the same side dish at most twice a week', () => {
    const sides = plannedAt('DINNER', 1250).flatMap((items) => items.filter(({ isSide }) => isSide === true));
    const uses = Map.groupBy(sides, ({ recipeId }) => recipeId);
    expect(sides).toHaveLength(7);
    expect(Math.max(...[...uses.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  });
});

describe('side dishes', () => {
  it('are sides only at the lunches and dinners that their recipe names', () => {
    expect(isSideDish({ meals: ['SNACK', 'LUNCH'], isSide: true }, 'LUNCH')).toBe(true);
    expect(isSideDish({ meals: ['SNACK', 'LUNCH'], isSide: true }, 'DINNER')).toBe(false);
    expect(isSideDish({ meals: ['SNACK', 'LUNCH'], isSide: true }, 'SNACK')).toBe(false);
    expect(isSideDish({ meals: ['SNACK', 'LUNCH'] }, 'LUNCH')).toBe(false);
    const catalogue = withSides(1);
    expect([1, 21, 22].map((id) => isSideAt(catalogue, id, 'DINNER'))).toEqual([false, true, false]);
  });

  it('include only dishes in a diary, not quick adds', () => {
    const meal = { recipe_template: { meal_types: ['DINNER'], is_side: true } };
    expect(isSideItem({ content_type: 'recipemeal', meal_moment: 'DINNER', meal })).toBe(true);
    expect(isSideItem({ content_type: 'recipemeal', meal_moment: 'SNACK', meal })).toBe(false);
    expect(isSideItem({ content_type: 'quickaddmeal', meal_moment: 'DINNER' })).toBe(false);
  });

  it('count as small dishes, and so do snacks for any time of day', () => {
    expect(isSmallDish({ meals: ['SNACK', 'DINNER'], isSide: true })).toBe(true);
    expect(isSmallDish({ meals: ['SNACK', 'LATE_SNACK'] })).toBe(true);
    expect(isSmallDish({ meals: ['BREAKFAST', 'SNACK'] })).toBe(false);
  });

  it('are planned and proposed as snacks, but never as main dishes', () => {
    for (const items of plannedAt('LUNCH', 400)) for (const { recipeId } of items) expect(recipeId).toBeLessThan(21);
    for (const items of plannedAt('SNACK', 250)) for (const { recipeId } of items) expect(recipeId).toBeGreaterThan(20);
    const [day] = madeUpDays(1, ['DINNER'], { slot: { target: targetOf(300) } });
    const ranked = (isSide: boolean) =>
      rankSlot(withSides(8), { day: day!, slotId: '0-0', isSide }).map(({ recipeId }) => recipeId > 20);
    expect(new Set(ranked(false))).toEqual(new Set([false]));
    expect(new Set(ranked(true))).toEqual(new Set([true]));
  });
});

describe('a side dish next to its main dish', () => {
  const line = (kind: KitchenKind, grams = 200): MadeUp => ({ lines: [{ kind, grams, kcal: 300, carbohydrates: 60 }] });
  const clashOf = (main: MadeUp, side: MadeUp) => {
    const { natures } = buildCatalogueIndex([
      madeUpRecipe(1, { ...MAIN, ...main }),
      madeUpRecipe(2, { ...SIDE, ...side }),
    ]);
    return clash(natures, 0, 1);
  };

  it.each([
    ['potatoes next to pasta', 'PASTA', 'POTATO', 9],
    ['bread next to pulses', 'COOKED_PULSES', 'CRUSTY_BREAD', 9],
    ['corn next to potatoes', 'POTATO', 'SWEETCORN', 9],
    ['pulses next to pasta', 'PASTA', 'COOKED_PULSES', 0],
    ['a vegetable next to pasta', 'PASTA', 'BROCCOLI', 0],
    ['potatoes next to fish', 'WHITE_FISH', 'POTATO', 0],
    ['the same vegetable again', 'BROCCOLI', 'BROCCOLI', 2],
  ] as const)('clashes if it is %s', (_, main, side, points) => {
    const source = side === 'COOKED_PULSES' ? 'PULSES' : 'NONE';
    expect(clashOf(line(main), { ...line(side), source })).toBe(points);
  });

  it.each([
    ['THAI', 'CHINESE', 0],
    ['INDIAN', 'CHINESE', 0.7],
    ['MEXICAN', 'CHINESE', 4],
    [undefined, 'CHINESE', 0],
    ['THAI', 'GREEK', 4],
    ['THAI', 'EVERYDAY', 0.7],
    ['EVERYDAY', 'THAI', 4],
    ['EVERYDAY', 'BRITISH', 0],
    ['EVERYDAY', 'EVERYDAY', 0],
    ['DUTCH', 'ITALIAN', 0.7],
  ] as const)('clashes if a %s main dish and a savoury %s side dish are not served together', (main, side, points) => {
    const cuisine = main === undefined ? {} : { cuisine: main };
    expect(clashOf(cuisine, { cuisine: side })).toBe(points);
    const fruit: MadeUp = { lines: [{ produce: 'fruit', grams: 100 }] };
    expect(clashOf(cuisine, { ...fruit, cuisine: side })).toBe(0);
  });

  it('clashes if both are pulses or a salad', () => {
    expect(clashOf({ source: 'PULSES' }, { source: 'PULSES' })).toBe(5);
    expect(clashOf({ form: 'SALAD' }, { form: 'SALAD' })).toBe(3);
  });
});

describe('the target that remains for a dish', () => {
  it("is what the other dishes leave of the slot's target, but at least a quarter of it", () => {
    const target = targetOf(1200);
    expect(remainingTarget(target, [])).toEqual(target);
    expect(remainingTarget(target, [targetOf(300)]).kcal).toBe(900);
    expect(remainingTarget(target, [targetOf(600), targetOf(500)]).kcal).toBe(300);
  });
});
