import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { deleteIngredient } from '@weekbord/contract/diary/ingredients';
import { editRecipeMealPortions, planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import type { TestClient } from '@weekbord/testkit/test-client';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { up as noteWhoPlanned } from '../../../migrations/003-who-planned.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import {
  diaryOf,
  MONDAY,
  recipeMealOf,
  type RecipeDay,
  personWithPlan,
  startPlannerApp,
} from '../diary.test-support.ts';
import { removePlannedMeals } from '../replacements/remove-meals.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

type Item = RecipeDay['calendar_items'][number];

/** What a person can do with a planned meal to make it theirs. */
const CHANGES: Readonly<Record<string, (client: TestClient, item: Item) => Promise<unknown>>> = {
  'ticked and unticked': async (client, item) => {
    for (const status of ['EATEN', 'PLANNED'] as const) {
      await client.call(updateCalendarItem, { params: { id: item.id }, body: { status } });
    }
  },
  'given other portions': (client, item) =>
    client.call(editRecipeMealPortions, { params: { id: item.object_id }, body: { portions: 3 } }),
  'left without one of its ingredients': (client, item) =>
    client.call(deleteIngredient, { params: { id: recipeMealOf(item).ingredients[0]!.id! } }),
};

const PLANS: Readonly<Record<string, (client: TestClient) => Promise<{ status: number }>>> = {
  autoPlanDay: (client) => client.call(autoPlanDay, { body: { date: MONDAY } }),
  autoPlanDays: (client) =>
    client.call(autoPlanDays, { body: { start_date_inclusive: MONDAY, num_days: 1, delete_existing_plans: true } }),
};

describe('a meal planned by the planner', () => {
  it.each(Object.keys(CHANGES).flatMap((change) => Object.keys(PLANS).map((plan) => [change, plan] as const)))(
    "[DIA-06] becomes the person's own once it is %s, and is kept by %s, which removes the others",
    async (change, plan) => {
      const { client } = await personWithPlan(app);
      const [before] = await diaryOf(client, 1);
      const [breakfast, lunch, dinner] = before!.calendar_items;
      await CHANGES[change]!(client, lunch!);
      const [changed] = await diaryOf(client, 1);
      expect((await PLANS[plan]!(client)).status).toBe(200);
      const [after] = await diaryOf(client, 1);
      expect(after!.calendar_items.find(({ id }) => id === lunch!.id)).toEqual(changed!.calendar_items[1]);
      const left = after!.calendar_items.map(({ id }) => id);
      expect([breakfast!.id, dinner!.id].filter((id) => left.includes(id))).toEqual([]);
      expect(left).toHaveLength(3);
    },
  );

  it('[DIA-06] is still replaced if no one changed it, even a second time', async () => {
    const { client } = await personWithPlan(app);
    for (const _ of ['once', 'twice']) {
      const [before] = await diaryOf(client, 1);
      expect((await PLANS['autoPlanDays']!(client)).status).toBe(200);
      const [after] = await diaryOf(client, 1);
      const kept = after!.calendar_items.filter(({ id }) => before!.calendar_items.some((item) => item.id === id));
      expect([kept, after!.calendar_items.length]).toEqual([[], 3]);
    }
  });
});

it('[DIA-06] an accepted proposal counts as the person’s own meal', async () => {
  const { client } = await personWithPlan(app);
  const [day] = await diaryOf(client, 1);
  const dinner = day!.calendar_items[2]!;
  const { body: taken } = await client.call(planGeneratedRecipeMeal, {
    body: {
      recipe_template: dinner.meal.recipe_template.id,
      calendar_day_id: day!.id,
      meal_slot_specification_id: dinner.meal_slot!,
    },
  });
  await PLANS['autoPlanDay']!(client);
  const [after] = await diaryOf(client, 1);
  expect(after!.calendar_items.map(({ id }) => id)).toContain(taken.id);
});

describe('a meal the planner deletes', () => {
  it("must still be the planner's own when it is deleted, not only when it was read", async () => {
    const { client, person } = await personWithPlan(app);
    const [day] = await diaryOf(client, 1);
    const read = day!.calendar_items;
    await client.call(updateCalendarItem, { params: { id: read[0]!.id }, body: { status: 'EATEN' } });
    await client.call(editRecipeMealPortions, { params: { id: read[1]!.object_id }, body: { portions: 2 } });
    const ids = read.map(({ id }) => id);
    const { items } = await removePlannedMeals(app.db, person.id, ids);
    expect(items.map((meal) => meal.recipe_meal_id)).toEqual([read[2]!.object_id]);
    const [after] = await diaryOf(client, 1);
    expect(after!.calendar_items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(after!.calendar_items.every(({ meal }) => meal.ingredients.length > 0)).toBe(true);
  });
});

it('meals older than the record of who planned them count as the planner’s if they were planned together and never changed', async () => {
  const { client, person } = await personWithPlan(app);
  const [day] = await diaryOf(client, 1);
  const [eaten, changed] = day!.calendar_items;
  app.clock.advance({ minutes: 1 });
  await client.call(updateCalendarItem, { params: { id: eaten!.id }, body: { status: 'EATEN' } });
  app.clock.advance({ minutes: 1 });
  await client.call(editRecipeMealPortions, { params: { id: changed!.object_id }, body: { portions: 2 } });
  await app.db.transaction().execute(async (trx) => {
    await sql`alter table calendar_item drop column planned_by`.execute(trx);
    await sql`alter table idempotency_record drop column people cascade`.execute(trx);
    await sql`drop index audit_entry_look`.execute(trx);
    await noteWhoPlanned(trx as unknown as Kysely<unknown>);
  });
  const items = app.db.selectFrom('calendar_item').where('person_id', '=', person.id);
  const theirs = await items.select('id').where('planned_by', '=', 'PERSON').orderBy('id').execute();
  expect(theirs.map(({ id }) => id)).toEqual([eaten!.id, changed!.id]);
  expect((await items.select('id').where('planned_by', '=', 'PLANNER').execute()).length).toBe(19);
});
