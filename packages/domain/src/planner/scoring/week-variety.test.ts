import { describe, expect, it } from 'vitest';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { type MadeUp, madeUpDays, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import type { PlannerPreferences } from '../week/plan-request.ts';
import { pointsOf } from './plan-score.test-support.ts';
import type { PlannerWeights } from './weights.ts';

describe('points for minutes', () => {
  const taking = (...minutes: readonly number[]): MadeUp[] => minutes.map((each) => ({ minutes: each }));
  const meals: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
  const day = (dayClass: 'weekday' | 'weekend') => madeUpDays(1, meals, { dayClass });

  it('are zero up to a total of 36 minutes on a weekday and 90 at the weekend', () => {
    const weights = { dayMinuteOver: 2 };
    expect(pointsOf(day('weekday'), taking(10, 10, 16), { weights })).toBe(0);
    expect(pointsOf(day('weekday'), taking(10, 11, 18), { weights })).toBe(6);
    expect(pointsOf(day('weekend'), taking(10, 20, 60), { weights })).toBe(0);
    expect(pointsOf(day('weekend'), taking(10, 21, 62), { weights })).toBe(6);
  });

  it('are zero up to the limit of each meal moment on a weekday', () => {
    const weights = { late: 100, minuteOver: 1 };
    expect(pointsOf(day('weekday'), taking(10, 15, 40), { weights })).toBe(0);
    expect(pointsOf(day('weekday'), taking(11, 15, 40), { weights })).toBe(101);
    expect(pointsOf(day('weekday'), taking(12, 18, 44), { weights })).toBe(309);
    expect(pointsOf(day('weekend'), taking(60, 60, 60), { weights })).toBe(0);
    expect(pointsOf(madeUpDays(1, meals, { slot: { maxMinutes: 0 } }), taking(5, 0, 0), { weights })).toBe(105);
  });
});

describe('the balance of the daily mean', () => {
  const meals: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
  const plain: MadeUp = { fiber: 9, salt: 1 };
  const vegetables = (grams: number): MadeUp => ({ ...plain, lines: [{ produce: 'vegetable', grams }] });
  const fruit = (grams: number): MadeUp => ({ ...plain, lines: [{ produce: 'fruit', grams }] });

  it('requires vegetables and fruit, with no credit for more than enough', () => {
    const weights = { produceShort: 1 };
    const of = (...dishes: readonly MadeUp[]) => pointsOf(madeUpDays(1, meals), dishes, { weights });
    expect(of(plain, plain, plain)).toBeCloseTo(270 + 220, 9);
    expect(of(plain, vegetables(150), plain)).toBeCloseTo(120 + 220, 9);
    expect(of(fruit(200), vegetables(150), plain)).toBeCloseTo(120 + 20, 9);
    expect(of(fruit(300), vegetables(300), vegetables(300))).toBeCloseTo(0, 9);
  });

  it('requires fibre and little salt', () => {
    const of = (fiber: number, salt: number, weights: Partial<PlannerWeights>) =>
      pointsOf(
        madeUpDays(1, meals),
        Array.from({ length: 3 }, () => ({ fiber, salt })),
        { weights },
      );
    expect(of(9, 1, { fiberShort: 1, saltOver: 1 })).toBeCloseTo(0, 9);
    expect(of(5, 1, { fiberShort: 1 })).toBeCloseTo(6, 9);
    expect(of(9, 2.2, { saltOver: 10 })).toBeCloseTo(10, 9);
    expect(of(9, 0, { saltOver: 10 })).toBe(0);
  });

  it('limits the salt of each meal to 3.8 g', () => {
    const of = (...salts: readonly number[]) =>
      pointsOf(
        madeUpDays(1, meals),
        salts.map((salt) => ({ salt })),
        { weights: { saltyMeal: 10 } },
      );
    expect(of(3.8, 0, 0)).toBeCloseTo(0, 9);
    expect(of(4.8, 1, 4.3)).toBeCloseTo(15, 9);
  });

  it("requires 14 g of fibre per 1,000 kcal of the days' target", () => {
    const short = (...kcals: readonly number[]) => {
      const days = kcals.flatMap((kcal, at) =>
        madeUpDays(1, meals, { slot: { target: { ...SLOT_TARGET, kcal } } }).map((day) => ({
          ...day,
          date: `2026-03-0${at + 1}`,
        })),
      );
      const dishes = kcals.flatMap(() => meals.map((): MadeUp => ({ fiber: 0 })));
      return pointsOf(days, dishes, { weights: { fiberShort: 1 } });
    };
    expect([400, 500, 900].map((kcal) => short(kcal))).toEqual([17, 21, 38]);
    expect(short(400, 800)).toBeCloseTo((17 + 34) / 2, 9);
  });

  it('requires milk, or less cheese, because cheese has more calcium', () => {
    const of = (kind: KitchenKind, grams: number) =>
      pointsOf(madeUpDays(1, ['DINNER']), [{ lines: [{ kind, grams }] }], { weights: { dairyShort: 1 } });
    expect(of('MILK', 100)).toBeCloseTo(150, 9);
    expect(of('SLICED_CHEESE', 30)).toBeCloseTo(70, 9);
    expect(of('TOFU', 100)).toBeCloseTo(250, 9);
  });

  it('requires a piece of fruit on each day, but not under a carbohydrate ceiling', () => {
    const weights = { withoutFruit: 10 };
    const days = madeUpDays(2, ['DINNER']);
    expect(pointsOf(days, [fruit(500), plain], { weights })).toBeCloseTo(10, 9);
    expect(pointsOf(days, [fruit(500), fruit(40)], { weights })).toBeCloseTo(5, 9);
    expect(pointsOf(days, [plain, plain], { weights, preferences: { carbCapGrams: 200 } })).toBe(0);
  });

  it('limits pulses, fibre and sugar on a day, whatever the other days contain', () => {
    const days = madeUpDays(2, ['LUNCH', 'DINNER']);
    const pulses = (kind: KitchenKind, grams: number): MadeUp => ({ lines: [{ kind, grams }] });
    const beans = pulses('COOKED_PULSES', 250);
    expect(pointsOf(days, [beans, plain, beans, plain], { weights: { pulsesOver: 1 } })).toBe(0);
    expect(pointsOf(days, [beans, beans, plain, plain], { weights: { pulsesOver: 1 } })).toBeCloseTo(150, 9);
    const dry = pulses('DRY_LENTILS', 200);
    expect(pointsOf(days, [dry, plain, plain, plain], { weights: { pulsesOver: 1 } })).toBeCloseTo(130, 9);
    const coarse: MadeUp = { fiber: 35 };
    expect(pointsOf(days, [coarse, plain, coarse, plain], { weights: { fiberOver: 1 } })).toBe(0);
    expect(pointsOf(days, [coarse, coarse, plain, plain], { weights: { fiberOver: 1 } })).toBeCloseTo(10, 9);
    const sweet: MadeUp = { lines: [{ freeSugars: 30 }] };
    expect(pointsOf(days, [sweet, sweet, plain, plain], { weights: { sugarsOver: 1 } })).toBeCloseTo(60 - 25, 9);
  });

  it('is taken over all days, not for each day', () => {
    const dishes = [vegetables(500), plain, plain, plain, vegetables(40), fruit(440)];
    expect(pointsOf(madeUpDays(2, meals), dishes, { weights: { produceShort: 1 } })).toBeCloseTo(0, 9);
  });

  it('counts the amounts on the plate, not those in the recipe', () => {
    const target = { kcal: 1000, protein: 50, fat: 30, carbohydrates: 120 };
    const days = madeUpDays(1, ['DINNER'], { slot: { target } });
    const points = pointsOf(days, [vegetables(100)], { weights: { produceShort: 1 } });
    // The plate is about twice the recipe, as the slot requires.
    expect(490 - points).toBeGreaterThan(180);
    expect(490 - points).toBeLessThan(220);
  });

  it('is ignored if the day is not fully planned', () => {
    const weights = { produceShort: 1, fiberShort: 1 };
    const fixed = [{ macros: SLOT_TARGET }];
    expect(pointsOf(madeUpDays(1, meals, { fixed }), [plain, plain, plain], { weights })).toBe(0);
    const [day] = madeUpDays(1, meals);
    const last = { ...day!.slots[2]!, requested: false };
    expect(pointsOf([{ ...day!, slots: [...day!.slots.slice(0, 2), last] }], [plain, plain], { weights })).toBe(0);
  });
});

describe('the other points of a plan', () => {
  it('are added once for each distinct food to buy', () => {
    const days = madeUpDays(2, ['BREAKFAST', 'DINNER']);
    const dishes = [{ buys: [1, 2] }, { buys: [2, 3] }, { buys: [] }, { buys: [1, 3] }];
    expect(pointsOf(days, dishes, { weights: { bought: 2 } })).toBe(6);
  });

  it('depend on favourites, appeal, tags, seasons, products for special diets and the country', () => {
    const dishes: MadeUp[] = [
      { appeal: 'LOW', tags: ['HORMONE'] },
      { appeal: 'HIGH', isSpecial: true },
    ];
    const days = madeUpDays(1, ['LUNCH', 'DINNER'], { preferTags: ['HORMONE'] });
    const of = (weights: Partial<PlannerWeights>, preferences: PlannerPreferences = {}) =>
      pointsOf(days, dishes, { weights, preferences });
    expect(of({ nonFavourite: 1 })).toBe(2);
    expect(of({ nonFavourite: 1 }, { likedRecipeIds: [2] })).toBe(1);
    expect(of({ appeal: 10 })).toBe(9);
    expect(of({ withoutPreferredTag: 1 })).toBe(1);
    expect(pointsOf(days, [{ temperature: 'COLD' }, { temperature: 'COLD' }], { weights: { coldDinner: 5 } })).toBe(5);
    expect(pointsOf(days, [{ form: 'BREAD' }, { form: 'SOUP' }], { weights: { coldDinner: 5 } })).toBe(0);
    // The days are in March.
    const dishesOfSeasons: MadeUp[] = [{ seasons: ['AUTUMN', 'WINTER'] }, { seasons: ['SPRING'] }];
    expect(pointsOf(days, dishesOfSeasons, { weights: { offSeason: 3 } })).toBe(3);
    expect(pointsOf(days, [{ hasSubstitute: true }, {}], { weights: { substitute: 7 } })).toBe(7);
    expect(of({ special: 8 })).toBe(8);
    expect(of({ special: 8 }, { intolerances: ['gluten'] })).toBe(0);
    expect(of({ special: 8 }, { diet: 'vegan' })).toBe(0);
    expect(of({ recent: 3 }, { recent: [{ recipeId: 1, daysAgo: 4 }] })).toBe(3);
    const unsold = (preferences: PlannerPreferences) =>
      pointsOf(days, [{ soldIn: ['BELGIUM'] }, {}], { weights: { unsold: 6 }, preferences });
    expect(unsold({ country: 'IRELAND' })).toBe(6);
    expect(unsold({ country: 'IRELAND', likedRecipeIds: [1] })).toBe(0);
    expect([unsold({ country: 'BELGIUM' }), unsold({ country: 'OTHER' }), unsold({})]).toEqual([0, 0, 0]);
  });

  it('add up all kinds of points', () => {
    const days = madeUpDays(1, ['LUNCH', 'DINNER']);
    const dishes: MadeUp[] = [
      { source: 'FISH', form: 'SOUP', buys: [1] },
      { source: 'FISH', form: 'SOUP', buys: [2] },
    ];
    const weights = { sameSource: 1, sameForm: 10, bought: 100, nonFavourite: 1000, unused: 5 };
    expect(pointsOf(days, dishes, { weights })).toBe(1 + 10 + 200 + 2000);
  });
});
