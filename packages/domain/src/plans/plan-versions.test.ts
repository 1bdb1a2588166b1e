import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../dates/weekdays.ts';
import { wholeWeekOf } from './plan-days.ts';
import { changesOfPlan, effectOfChange, type PlanState, textOfState } from './plan-versions.ts';

const meal = (meal_moment: 'BREAKFAST' | 'LUNCH' | 'DINNER', kcal: number) => {
  return { meal_moment, kcal, protein: 30, carbohydrates: 60, fat: 15 };
};
const plan = (id: number, kcal: number, name = 'Plan') => {
  return { id, name, meals: [meal('DINNER', kcal - 900), meal('BREAKFAST', 400), meal('LUNCH', 500)] };
};
const one = (kcal: number): PlanState => ({ plans: [plan(1, kcal)], week: wholeWeekOf(1) });

describe('a plan change as shown to a person', () => {
  it('is listed once for all days that change in the same way, with meals in the order of the day', () => {
    const weekend = { ...wholeWeekOf(1), saturday: 2, sunday: 2 };
    const after = { plans: [plan(1, 1800), plan(2, 2150, 'Weekend')], week: weekend };
    const changes = changesOfPlan(one(2000), after);
    expect(changes.map(({ days, before, after: now }) => [days, before?.goal.kcal, now?.name, now?.goal.kcal])).toEqual(
      [
        [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 2000, 'Plan', 1800],
        [['saturday', 'sunday'], 2000, 'Weekend', 2150],
      ],
    );
    expect(changes[0]?.after?.meals.map(({ meal_moment }) => meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });

  it('is empty if only the order of meals or a plan without weekdays changed', () => {
    const [stored] = one(2000).plans;
    const turned = { plans: [{ ...stored!, meals: stored!.meals.toReversed() }], week: wholeWeekOf(1) };
    expect(changesOfPlan(one(2000), turned)).toEqual([]);
    expect(textOfState(turned)).toBe(textOfState(one(2000)));
    const spare = { ...one(2000), plans: [plan(1, 2000), plan(2, 3000)] };
    expect(changesOfPlan(one(2000), spare)).toEqual([]);
    expect(textOfState(spare)).not.toBe(textOfState(one(2000)));
  });

  it('can be a new name or a first plan', () => {
    const renamed = { plans: [plan(1, 2000, 'Training')], week: wholeWeekOf(1) };
    expect(changesOfPlan(one(2000), renamed)).toMatchObject([{ days: WEEKDAYS, after: { name: 'Training' } }]);
    const none = { plans: [], week: null };
    expect(changesOfPlan(none, one(2000))).toMatchObject([{ days: WEEKDAYS, before: null }]);
    expect(effectOfChange(none, one(2000))).toBeNull();
  });

  it('has an effect on energy, protein and body weight, averaged over the week', () => {
    // 550 kcal less a day is 3,850 a week, half of the 7,700 in a kilogram.
    expect(effectOfChange(one(2550), one(2000))).toEqual({ kcal: -550, protein: 0, weightPerWeek: -0.5 });
    const oneDay = { plans: [plan(1, 2000), plan(2, 2700)], week: { ...wholeWeekOf(1), sunday: 2 } };
    expect(effectOfChange(one(2000), oneDay)).toEqual({ kcal: 100, protein: 0, weightPerWeek: 0.09 });
  });

  it('has the opposite effect when it is undone', () => {
    const days = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 });
    const states = fc.record({ days, kcal: fc.integer({ min: 1300, max: 4000 }) }).map(({ days: ids, kcal }) => ({
      plans: [plan(1, kcal), plan(2, kcal + 100), plan(3, kcal, 'Other')],
      week: Object.fromEntries(WEEKDAYS.map((day, index) => [day, ids[index]!])) as Record<
        (typeof WEEKDAYS)[number],
        number
      >,
    }));
    fc.assert(
      fc.property(states, states, (before, after) => {
        const there = changesOfPlan(before, after);
        const back = changesOfPlan(after, before);
        expect(back.map((change) => ({ ...change, before: change.after, after: change.before }))).toEqual(there);
        expect(effectOfChange(after, before)?.kcal).toBe(0 - (effectOfChange(before, after)?.kcal ?? 0) + 0);
      }),
    );
  });
});
