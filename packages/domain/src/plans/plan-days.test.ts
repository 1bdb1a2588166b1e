import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../dates/weekdays.ts';
import { assignDays, type DaysOfWeek, releaseDays, wholeWeekOf } from './plan-days.ts';

const week = (ids: readonly number[]) =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, ids[index]])) as DaysOfWeek;
const anyWeek = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 7, maxLength: 7 }).map(week);
const anyPlan = fc.integer({ min: 1, max: 5 });
const someDays = fc.subarray([...WEEKDAYS], { minLength: 1 });

describe('the weekdays of a day plan', () => {
  it('are exactly the given days if another plan can take the rest', () => {
    fc.assert(
      fc.property(anyWeek, anyPlan, someDays, (before, plan, days) => {
        const after = assignDays(before, plan, days);
        const isOnly = WEEKDAYS.every((day) => before[day] === plan);
        for (const day of WEEKDAYS) {
          if (days.includes(day) || isOnly) expect(after[day]).toBe(plan);
          else if (before[day] === plan) expect(after[day]).not.toBe(plan);
          else expect(after[day]).toBe(before[day]);
        }
      }),
    );
  });

  it("go to Monday's plan if the day plan gives them up", () => {
    expect(assignDays(week([1, 2, 2, 3, 3, 3, 2]), 2, ['tuesday'])).toEqual(week([1, 2, 1, 3, 3, 3, 1]));
    expect(assignDays(week([2, 2, 3, 3, 3, 3, 1]), 2, ['tuesday'])).toEqual(week([3, 2, 3, 3, 3, 3, 1]));
  });

  it("go to Monday's plan if the day plan is deleted; Monday's plan itself cannot be deleted", () => {
    expect(releaseDays(week([1, 2, 2, 3, 3, 3, 2]), 2)).toEqual(week([1, 1, 1, 3, 3, 3, 1]));
    expect(releaseDays(week([1, 2, 2, 3, 3, 3, 2]), 1)).toBeNull();
    expect(releaseDays(wholeWeekOf(4), 4)).toBeNull();
    fc.assert(
      fc.property(anyWeek, anyPlan, (before, plan) => {
        const after = releaseDays(before, plan);
        expect(after === null).toBe(before.monday === plan);
        if (after === null) return;
        for (const day of WEEKDAYS) expect(after[day]).toBe(before[day] === plan ? before.monday : before[day]);
      }),
    );
  });
});
