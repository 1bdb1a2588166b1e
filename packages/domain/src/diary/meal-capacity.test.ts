import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MEALS_OF_DAY, MAX_MEALS_OF_MOMENT } from '../recipes/amounts/meal-limits.ts';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { type PlaceOfMeal, remainingCapacity } from './meal-capacity.ts';

const place = fc.record({
  date: fc.constantFrom('2027-03-01', '2027-03-02'),
  meal_moment: fc.constantFrom(...MEAL_MOMENTS.slice(0, 3)),
});

describe('the remaining capacity of a day', () => {
  it('rejects meals beyond the limit of a moment and of a day', () => {
    const lunch = { date: '2027-03-01', meal_moment: 'LUNCH' } as const;
    const room = remainingCapacity([lunch]);
    const taken = Array.from({ length: MAX_MEALS_OF_MOMENT }, () => room.take(lunch));
    expect(taken.indexOf(false)).toBe(MAX_MEALS_OF_MOMENT - 1);
    expect(room.take({ ...lunch, date: '2027-03-02' })).toBe(true);
    expect(room.take({ ...lunch, meal_moment: 'DINNER' })).toBe(true);
  });

  it('is never exceeded, and rejects nothing that fits, in any order', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 100, maxLength: 300 }), (places) => {
        const room = remainingCapacity([]);
        const taken: PlaceOfMeal[] = [];
        for (const one of places) {
          const ofDay = taken.filter(({ date }) => date === one.date);
          const ofMoment = ofDay.filter(({ meal_moment: moment }) => moment === one.meal_moment);
          const fits = ofDay.length < MAX_MEALS_OF_DAY && ofMoment.length < MAX_MEALS_OF_MOMENT;
          expect(room.take(one)).toBe(fits);
          if (fits) taken.push(one);
        }
      }),
      { numRuns: 50 },
    );
  });
});
