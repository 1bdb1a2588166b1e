import { getCalendarItem } from '@weekbord/contract/diary/calendar-items';
import type { CalendarDay, ItemOf } from '@weekbord/contract/diary/models';
import { editRecipeMealPortions, getRecipeMeal, planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { copyMealsFromDate } from '@weekbord/contract/planner/copy-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { TestClient } from '@weekbord/testkit/test-client';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { up as makeLinks } from '../../../migrations/024-links.ts';
import { up as makeCalendarLinks } from '../../../migrations/025-calendar-links.ts';
import { APP_ROLE, grantToApp } from '../../../platform/database/app-role.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { updateLeftoverOf } from './batches.store.ts';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp, totalsOf } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

async function aDinner() {
  const details = { feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'] };
  const { person, client } = await personWithPlan(app, {}, details);
  const days = await diaryOf(client, 2);
  const [dinner, next] = days.map((day) => day.calendar_items.find(({ meal_moment: at }) => at === 'DINNER')!);
  return { person, client, days, dinner: dinner!, next: next! };
}
const cookFor = (client: TestClient, mealId: number, people: number) =>
  client.call(editRecipeMealPortions, { params: { id: mealId }, body: { cook_for: people } });
const itemOf = async (client: TestClient, id: number) =>
  (await client.call(getCalendarItem, { params: { id } })).body as ItemOf<'recipemeal'>;
const dinnerOf = (day: CalendarDay) =>
  day.calendar_items.find(({ meal_moment: at }) => at === 'DINNER') as ItemOf<'recipemeal'>;

/** Returns the grams of each food needed on Monday and Tuesday, by name. */
async function needsOf(client: TestClient) {
  const body = { start_date: MONDAY, end_date: addDays(MONDAY, 1) };
  const { items } = (await client.call(createGroceryList, { body })).body;
  return new Map(items.map(({ food, quantity }) => [food!, quantity!]));
}

describe('a meal cooked for several people', () => {
  it('has amounts to cook and buy for everyone, but counts as one plate', async () => {
    const { client, dinner, days } = await aDinner();
    const before = await needsOf(client);
    const answer = await cookFor(client, dinner.object_id, 3);
    expect(answer.body).toMatchObject({ cook_for: 3, portions: dinner.meal.portions });
    const cooked = await itemOf(client, dinner.id);
    expect(cooked.meal).toEqual({
      ...dinner.meal,
      cook_for: 3,
      ingredients: dinner.meal.ingredients,
    });
    expect(cooked.batch!.meals.map(({ id }) => id)).toEqual([dinner.id]);
    const grams = (lines: typeof dinner.meal.ingredients) =>
      lines.map(({ suggested_serving: of, grams: amount }) => [of.food, Math.round(amount)]);
    expect(grams(cooked.batch!.ingredients)).toEqual(
      dinner.meal.ingredients.map(({ suggested_serving: of, grams: amount }) => [of.food, Math.round(3 * amount)]),
    );
    const [monday] = await diaryOf(client, 1);
    expect(totalsOf(monday!)).toEqual(totalsOf(days[0]!));
    expect(dinnerOf(monday!)).toEqual(cooked);
    const after = await needsOf(client);
    const line = dinner.meal.ingredients.find(({ suggested_serving: of }) => before.has(of.food))!;
    const food = line.suggested_serving.food;
    expect(after.get(food)! / before.get(food)!).toBeGreaterThan(1);
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());

    await cookFor(client, dinner.object_id, 1);
    expect(await itemOf(client, dinner.id)).toMatchObject({ batch: null, meal: { cook_for: 1 } });
    expect(await needsOf(client)).toEqual(before);
  });

  it('requires three times the groceries of one plate', async () => {
    const { client, dinner } = await aDinner();
    await app.db.deleteFrom('calendar_item').where('id', '<>', dinner.id).execute();
    const one = await needsOf(client);
    await cookFor(client, dinner.object_id, 3);
    const three = await needsOf(client);
    expect(one.size).toBeGreaterThan(2);
    for (const [food, grams] of one) expect(three.get(food)).toBeCloseTo(3 * grams, 1);
  });

  it('is cooked together with its leftovers for a later meal, each for its own number of people', async () => {
    const { client, person, dinner, next } = await aDinner();
    await updateLeftoverOf(app.db, person.id, [{ id: next.id, leftoverOf: dinner.id }]);
    await cookFor(client, dinner.object_id, 2);
    await cookFor(client, next.object_id, 4);
    const [first, second] = [await itemOf(client, dinner.id), await itemOf(client, next.id)];
    expect(first.meal).toMatchObject({ cook_for: 2, portions_to_plan: dinner.meal.portions });
    expect(first.batch!.meals.map(({ id }) => id)).toEqual([dinner.id, next.id]);
    expect(second).toMatchObject({ batch: null, meal: { cook_for: 4, portions_to_plan: 1, kcal: next.meal.kcal } });
    const gramsOf = (lines: typeof dinner.meal.ingredients) => lines.reduce((sum, { grams }) => sum + grams, 0);
    expect(gramsOf(first.batch!.ingredients)).toBeCloseTo(
      2 * gramsOf(dinner.meal.ingredients) + 4 * gramsOf(next.meal.ingredients),
      3,
    );
  });

  it('keeps its number of people in a copy, in a meal that replaces it, and when that is undone', async () => {
    const { client, dinner, days } = await aDinner();
    await cookFor(client, dinner.object_id, 2);
    const copied = await client.call(copyMealsFromDate, {
      body: { from_calendar_day_id: days[0]!.id, to_date: addDays(MONDAY, 8) },
    });
    expect(dinnerOf(copied.body).meal).toMatchObject({ cook_for: 2 });

    const other = await app.db
      .selectFrom('recipe_template')
      .select('id')
      .where('slug', 'like', 'dinner-%')
      .where('id', '<>', dinner.meal.recipe_template.id)
      .executeTakeFirstOrThrow();
    const swap = await client.call(planGeneratedRecipeMeal, {
      body: {
        recipe_template: other.id,
        calendar_day_id: days[0]!.id,
        meal_slot_specification_id: dinner.meal_slot!,
        replaces: dinner.id,
      },
    });
    expect(swap.body).toMatchObject({ meal: { cook_for: 2, portions: 1, portions_to_plan: 1 } });
    expect(swap.body.batch).not.toBeNull();
    app.clock.advance({ minutes: 1 });
    await client.call(undoReplacement, { params: { id: swap.body.undo_id! } });
    expect((await itemOf(client, dinner.id)).meal).toMatchObject({ cook_for: 2 });
  });

  it('is restored for one person if it was replaced before meals could be cooked for several', async () => {
    const { client } = await aDinner();
    const [before] = await diaryOf(client, 1);
    const { body: planned } = await client.call(autoPlanDay, { body: { date: MONDAY } });
    await app.db.transaction().execute(async (trx) => {
      await sql`drop table grocery_link`.execute(trx);
      await sql`drop function visited_list() cascade`.execute(trx);
      await sql`drop function is_food_visited(integer) cascade`.execute(trx);
      await sql`drop table calendar_link`.execute(trx);
      await sql`drop function calendar_account()`.execute(trx);
      await sql`drop function calendar_meals(date, date)`.execute(trx);
      await sql`alter table week_wishes drop column cook_for`.execute(trx);
      await sql`alter table recipe_meal drop column cook_for, drop column cook_for_chosen`.execute(trx);
      await sql`
        update replacement set kept = jsonb_set(kept, '{meals}', (
          select coalesce(jsonb_agg(meal - 'cook_for' - 'cook_for_chosen' order by nth), '[]')
          from jsonb_array_elements(kept -> 'meals') with ordinality as given (meal, nth)
        ))`.execute(trx);
      await makeLinks(trx as unknown as Kysely<unknown>);
      await makeCalendarLinks(trx as unknown as Kysely<unknown>);
      await grantToApp(trx, APP_ROLE);
    });
    const { body } = await client.call(undoReplacement, { params: { id: planned.undo_id! } });
    expect(body).toMatchObject({ brought_back: 3, stayed: [] });
    expect((await diaryOf(client, 1))[0]).toEqual(before);
  });

  it('counts as changed by the person once its number of people, from one to twelve, is set', async () => {
    const { client, dinner } = await aDinner();
    for (const people of [0, 13, 1.5, '2']) {
      const id = dinner.object_id;
      const answer = await client.send('PUT', `/api/planner/editRecipeMealPortions/${id}`, {
        body: { cook_for: people },
      });
      expect(answer).toMatchObject({ status: 400, body: { cook_for: [expect.any(String)] } });
    }
    await cookFor(client, dinner.object_id, 12);
    expect(await itemOf(client, dinner.id)).toMatchObject({ planned_by: 'PERSON', meal: { cook_for: 12 } });
    const portions = await client.call(editRecipeMealPortions, {
      params: { id: dinner.object_id },
      body: { portions: 2 },
    });
    expect(portions.body).toMatchObject({ cook_for: 12, portions: 2, portions_to_plan: 2 });
    expect((await client.call(getRecipeMeal, { params: { id: dinner.object_id } })).body).toEqual(portions.body);
  });
});
