import { addDays, dateRange } from '@weekbord/domain/dates/plain-date';
import { expect, it } from 'vitest';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { viewDay } from './day-view.ts';
import { item, slot } from './meals.test-support.ts';
import { repairOffer } from './week-to-repair.ts';

const MONDAY = '2027-03-15';
const DATES = dateRange(MONDAY, addDays(MONDAY, 6));
const WEDNESDAY = DATES[2]!;
const MORNING = 8;
const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const slots = MOMENTS.map((moment, at) => slot(at + 1, moment, at));

/** The repair offered for a planned week that is on plan, after `happen` changed some of its meals. */
function offerOf(happen: (one: CalendarItem) => CalendarItem, hour = MORNING) {
  const views = new Map(
    DATES.map((date, day) => {
      const items = MOMENTS.map((moment, at) => {
        const one = item(day * 10 + at, moment, { planned_by: 'PLANNER' });
        return happen({ ...one, meal: { ...one.meal, kcal: 500 } });
      });
      return [date, viewDay({ calendar_items: items }, slots)] as const;
    }),
  );
  return repairOffer(views, WEDNESDAY, hour);
}

const eaten = (one: CalendarItem, kcal: number) =>
  ({ ...one, status: 'EATEN', planned_by: 'PERSON', meal: { ...one.meal, kcal } }) as CalendarItem;
/** Tuesday as planned, except for a large dinner. */
const afterDinnerOut = (one: CalendarItem) =>
  one.id < 10 || one.id > 12 ? one : eaten(one, one.id === 12 ? 1400 : 500);

it('offers nothing if the week is on plan', () => {
  expect(offerOf((one) => one)).toBeNull();
});

it('offers to repair the excess that a large meal caused', () => {
  expect(offerOf(afterDinnerOut)).toBe(900);
});

it('counts a meal as skipped if other meals of its day were ticked', () => {
  const skipped = (one: CalendarItem) => (one.id >= 10 && one.id < 12 ? eaten(one, 500) : one);
  expect(offerOf(skipped)).toBe(-500);
});

it('offers nothing if every coming meal is locked or the person’s own', () => {
  expect(offerOf((one) => ({ ...afterDinnerOut(one), locked: true }))).toBeNull();
  expect(offerOf((one) => ({ ...afterDinnerOut(one), planned_by: 'PERSON' as const }))).toBeNull();
});

it('may change a meal cooked for several people, but not one cooked for two days', () => {
  const cooked = (meals: number) => (one: CalendarItem) => {
    const meal = afterDinnerOut(one);
    if (meal.content_type !== 'recipemeal') return meal;
    const { id, meal_moment } = meal;
    const ofBatch = Array.from({ length: meals }, (_, at) => ({ id: id + at, date: MONDAY, meal_moment, portions: 1 }));
    return { ...meal, batch: { portions: meals, meals: ofBatch, ingredients: [] } };
  };
  expect(offerOf(cooked(1))).toBe(900);
  expect(offerOf(cooked(2))).toBeNull();
});
