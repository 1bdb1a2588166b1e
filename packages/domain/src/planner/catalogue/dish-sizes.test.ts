import { describe, expect, it } from 'vitest';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { oneADay } from '../scoring/plan-score.test-support.ts';

describe('a meal that is too large for the plate', () => {
  it('costs points for each 100 g over the limit', () => {
    const of = (grams: number) => oneADay('DINNER', [{ lines: [{ grams }] }], { bulk: 2 });
    expect([600, 700, 4000].map(of)).toEqual([0, 2, 12]);
    expect(
      oneADay('DINNER', [{ lines: [{ grams: 700, measure: 'ml', measures: { g: 1, ml: 1 } }] }], { bulk: 2 }),
    ).toBe(0);
    expect(
      oneADay('BREAKFAST', [{ lines: [{ grams: 850, measure: 'ml', measures: { g: 1, ml: 1 } }] }], { bulk: 2 }),
    ).toBe(2);
    expect(oneADay('DINNER', [{ kcal: 1000, lines: [{ grams: 100 }] }], { bulk: 2 })).toBeCloseTo(2);
    const ofOneFood = (meal: MealMoment) => oneADay(meal, [{ lines: [{ grams: 400, role: 'protein' }] }], { bulk: 2 });
    expect(ofOneFood('DINNER')).toBeCloseTo(3);
    expect(ofOneFood('BREAKFAST')).toBe(0);
    // Two and a half portions of a recipe for one person.
    expect(oneADay('DINNER', [{ kcal: 200, lines: [{ grams: 100 }] }], { bulk: 2 })).toBeCloseTo(6);
  });
});
