import type { CalendarDay } from '@weekbord/contract/diary/models';
import { createCalendarItem, deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createQuickAddMeal, planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { diaryOf, MONDAY, slotsOf, personWithPlan, startPlannerApp, totalsOf } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

const PLANS: Readonly<Record<string, (client: TestClient) => Promise<CalendarDay>>> = {
  autoPlanDay: async (client) => (await client.call(autoPlanDay, { body: { date: MONDAY, seed: 5 } })).body,
  autoPlanDays: async (client) => {
    const body = { start_date_inclusive: MONDAY, num_days: 1, seed: 5, delete_existing_plans: true };
    return (await client.call(autoPlanDays, { body })).body.calendar_days[0]!;
  },
};
const WAYS = Object.keys(PLANS);

async function personOnMonday() {
  const { client, person } = await personWithPlan(app);
  const [day] = await diaryOf(client, 1);
  const slots = await slotsOf(app, person);
  const [breakfast, lunch, dinner] = day!.calendar_items;
  return {
    client,
    day: day!,
    breakfast: breakfast!,
    lunch: lunch!,
    dinner: dinner!,
    target: slots.reduce((sum, { kcal }) => sum + kcal, 0),
  };
}

type Monday = Awaited<ReturnType<typeof personOnMonday>>;

const SOUP = { name: 'Soup', kcal: 250, protein: 15, fat: 8, carbohydrates: 29 };

/** Logs a quick add as eaten in the slot of the planned lunch. */
async function eatAtLunch({ client, day, lunch }: Monday, figures: typeof SOUP): Promise<number> {
  const body = { ...figures, calendar_day_id: day.id, meal_slot_id: lunch.meal_slot! };
  const { body: item } = await client.call(planQuickAddMeal, { body });
  await client.call(updateCalendarItem, { params: { id: item.id }, body: { status: 'EATEN' } });
  return item.id;
}

const idsAt = (day: CalendarDay, moment: MealMoment) =>
  day.calendar_items.filter((item) => item.meal_moment === moment).map(({ id }) => id);
const distanceFrom = (target: number, day: CalendarDay) => Math.abs(totalsOf(day).kcal / target - 1);

describe('a replanned day', () => {
  it.each(WAYS)('keeps a planned meal next to what was eaten, and counts both: %s', async (way) => {
    const monday = await personOnMonday();
    const soup = await eatAtLunch(monday, SOUP);
    const after = await PLANS[way]!(monday.client);
    expect(idsAt(after, 'LUNCH').toSorted()).toEqual([monday.lunch.id, soup].toSorted());
    for (const moment of ['BREAKFAST', 'DINNER'] as const) expect(idsAt(after, moment)).toHaveLength(1);
    const left = after.calendar_items.map(({ id }) => id);
    expect(left).not.toContain(monday.breakfast.id);
    expect(left).not.toContain(monday.dinner.id);
    expect(distanceFrom(monday.target, after)).toBeLessThan(0.02);
  });

  it.each(WAYS)('meets the plan when something else was eaten in place of a meal: %s', async (way) => {
    const monday = await personOnMonday();
    await monday.client.call(deleteCalendarItem, { params: { id: monday.lunch.id } });
    const feast = await eatAtLunch(monday, { name: 'Feast', kcal: 800, protein: 35, fat: 30, carbohydrates: 90 });
    const after = await PLANS[way]!(monday.client);
    expect(idsAt(after, 'LUNCH')).toEqual([feast]);
    expect(after.calendar_items).toHaveLength(3);
    expect(distanceFrom(monday.target, after)).toBeLessThan(0.02);
  });

  it.each(WAYS)('meets the plan when something was eaten at a moment that is not in the plan: %s', async (way) => {
    const { client, day, target } = await personOnMonday();
    const { body: meal } = await client.call(createQuickAddMeal, { body: SOUP });
    const { body: snack } = await client.call(createCalendarItem, {
      body: { calendar_day: day.id, content_type: 'quickaddmeal', object_id: meal.id, meal_moment: 'SNACK' },
    });
    await client.call(updateCalendarItem, { params: { id: snack.id }, body: { status: 'EATEN' } });
    const after = await PLANS[way]!(client);
    expect(idsAt(after, 'SNACK')).toEqual([snack.id]);
    expect(after.calendar_items).toHaveLength(4);
    expect(distanceFrom(target, after)).toBeLessThan(0.02);
  });
});
