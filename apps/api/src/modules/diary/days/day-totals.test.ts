import { deleteCalendarItem, moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { updateQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { updateSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { sumsOfDay } from '@weekbord/domain/diary/day-totals';
import { createRandom } from '@weekbord/domain/numbers/random';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import type { TestClient } from '@weekbord/testkit/test-client';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { daysOf, MONDAY, personWithPlan, servingOf, slotsOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const onions = await servingOf(app, 'onion', 'piece');
app.clock.set(`${addDays(MONDAY, 3)}T12:00:00Z`);

const tenths = (amount: number | null) => (amount === null ? null : roundTo(amount, 1));

/** Returns what the diary shows for days with meals, in the form of the stored sums. */
function shownTotals(days: readonly CalendarDay[]) {
  return days
    .filter(({ calendar_items: items }) => items.length > 0)
    .map(({ date, calendar_items: items }) => {
      const meals = items.map(({ status, skipped, meal }) => ({ status, skipped, macros: meal }));
      const isAllSkipped = items.every(({ skipped }) => skipped);
      const { expected: planned, eaten } = sumsOfDay(meals, 'TODAY');
      const eatenMeals = items.filter(({ status }) => status === 'EATEN').length;
      return {
        date,
        meals: items.length,
        eaten_meals: eatenMeals,
        // Null if nothing counts, as opposed to a sum of nothing.
        planned_kcal: isAllSkipped ? null : tenths(planned.kcal.amount),
        planned_protein: isAllSkipped ? null : tenths(planned.protein.amount),
        planned_is_partial: planned.kcal.isPartial || planned.protein.isPartial,
        // Null if nothing was eaten, as opposed to an unknown sum.
        eaten_kcal: eatenMeals === 0 ? null : tenths(eaten.kcal.amount),
        eaten_protein: eatenMeals === 0 ? null : tenths(eaten.protein.amount),
        eaten_is_partial: eaten.kcal.isPartial || eaten.protein.isPartial,
      };
    });
}

async function keptTotals(personId: number) {
  return app.db
    .selectFrom('day_total')
    .select(['date', 'meals', 'eaten_meals', 'planned_kcal', 'planned_protein', 'planned_is_partial'])
    .select(['eaten_kcal', 'eaten_protein', 'eaten_is_partial'])
    .where('person_id', '=', personId)
    .orderBy('date')
    .execute();
}

/** Makes one of many possible changes to a diary. */
async function write(
  client: TestClient,
  slots: readonly { id: number }[],
  days: readonly CalendarDay[],
  random: () => number,
) {
  const one = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!;
  const day = one(days);
  const item = one(days.flatMap(({ calendar_items: items }) => items)) as CalendarItem | undefined;
  const act = random();
  if (item === undefined || act < 0.3) {
    const kcal = Math.round(random() * 9000) / 10;
    const meals = one([
      [{ content_type: 'quickaddmeal' as const, kcal, ...(random() < 0.7 && { protein: 12.3 }), name: 'Cake' }],
      [
        {
          content_type: 'singlefoodmeal' as const,
          suggested_serving_id: onions,
          quantity: Math.ceil(random() * 40) / 20,
        },
      ],
    ]);
    const body = { calendar_day_id: day.id, meal_slot_id: one(slots).id, meals, today: addDays(MONDAY, 3) };
    return client.call(logMeals, { body });
  }
  const params = { id: item.id };
  if (act < 0.55) {
    return client.call(updateCalendarItem, { params, body: { status: item.status === 'EATEN' ? 'PLANNED' : 'EATEN' } });
  }
  if (act < 0.6) return client.call(updateCalendarItem, { params, body: { skipped: !item.skipped } });
  if (act < 0.67) return client.call(deleteCalendarItem, { params });
  if (act < 0.75) return client.call(moveMeal, { params, body: { date: day.date, meal_moment: 'LUNCH' } });
  if (act < 0.8) return client.call(autoPlanDay, { body: { date: day.date } });
  const meal = { params: { id: item.object_id } };
  if (item.content_type === 'recipemeal') {
    return client.call(editRecipeMealPortions, { ...meal, body: { portions: 1 + Math.floor(random() * 3) } });
  }
  if (item.content_type === 'quickaddmeal') {
    return client.call(updateQuickAddMeal, { ...meal, body: { kcal: Math.round(random() * 5000) / 10 } });
  }
  return client.call(updateSingleFoodMeal, { ...meal, body: { quantity: Math.ceil(random() * 40) / 20 } });
}

it('the stored sums of days match the diary after any change', async () => {
  const { client, person } = await personWithPlan(app);
  const slots = await slotsOf(app, person);
  const random = createRandom(7);
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round += 1) {
    const { status } = await write(client, slots, await daysOf(client), random);
    statuses.add(status);
    expect(await keptTotals(person.id)).toEqual(shownTotals(await daysOf(client)));
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect((await keptTotals(person.id)).some((total) => total.eaten_is_partial)).toBe(true);
  expect((await daysOf(client)).some((day) => day.calendar_items.some(({ skipped }) => skipped))).toBe(true);

  // A change to a food or its serving affects each day that contains it.
  const food = await app.db.selectFrom('serving').select('food_id').where('id', '=', onions).executeTakeFirstOrThrow();
  const before = await keptTotals(person.id);
  await app.db.updateTable('food').set({ kcal: 77.7 }).where('id', '=', food.food_id).execute();
  await app.db.updateTable('serving').set({ grams: 123 }).where('id', '=', onions).execute();
  const after = await keptTotals(person.id);
  expect(after).toEqual(shownTotals(await daysOf(client)));
  expect(after).not.toEqual(before);
  await app.db.deleteFrom('person').where('id', '=', person.id).execute();
  expect(await keptTotals(person.id)).toEqual([]);
});

it('the stored sums of a day count a meal once when a single statement swaps it for another', async () => {
  const { client, person } = await personWithPlan(app);
  const [slot] = await slotsOf(app, person);
  const [day] = await daysOf(client);
  const meals = [1, 2].map((nth) => ({ content_type: 'quickaddmeal' as const, kcal: 100 * nth, name: `Cake ${nth}` }));
  const body = { calendar_day_id: day!.id, meal_slot_id: slot!.id, meals, today: addDays(MONDAY, 3) };
  expect((await client.call(logMeals, { body })).status).toBe(201);
  await sql`
    with removed as (
      delete from calendar_item where id = (select max(id) from calendar_item where person_id = ${person.id})
      returning person_id, calendar_day_id, meal_slot_id, meal_moment, status, planned_by, modified_at, quick_add_meal_id
    )
    insert into calendar_item
      (person_id, calendar_day_id, meal_slot_id, meal_moment, status, planned_by, modified_at, quick_add_meal_id)
    select * from removed`.execute(app.db);
  const shown = shownTotals(await daysOf(client));
  expect(shown.some(({ date }) => date === day!.date)).toBe(true);
  expect(await keptTotals(person.id)).toEqual(shown);
});
