import { createIngredient } from '@weekbord/contract/diary/ingredients';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import { createFood } from '@weekbord/contract/foods/foods';
import { listPreferredSuggestedServings } from '@weekbord/contract/foods/suggested-servings';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { expect, it } from 'vitest';
import { weekbord } from '../../../weekbord.ts';
import { seedCatalogue } from '../../recipes/recipes.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, personWithPlan } from '../diary.test-support.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());

async function ownFoodOf(client: TestClient, name: string) {
  const per_100g = { kcal: 250, protein: 9, fat: 3, carbohydrates: 44, fiber: 6 };
  const { body } = await client.call(createFood, { body: { name, per_100g } });
  return { id: body.id, servingId: body.suggested_servings[0]!.id };
}

/** Returns the foods recorded as chosen by a person, and those that the person is shown, without and with a search. */
async function recentOf(person: Person) {
  const noted = app.db.selectFrom('recent_food').select('food_id').where('person_id', '=', person.id);
  const client = app.as(tokenOf(person));
  const all = (await client.call(listPreferredSuggestedServings)).body.results;
  const found = (await client.call(listPreferredSuggestedServings, { query: { query: 'rusk' } })).body.results;
  return {
    noted: (await noted.orderBy('food_id').execute()).map((row) => row.food_id),
    shown: all.map(({ food }) => food),
    found: found.map(({ food }) => food),
  };
}

it("a custom food that a coach put on a client's day appears only among its author's recent foods", async () => {
  const coach = await aCoach(app.db);
  const { client, person } = await personWithPlan(app, {}, { coach_id: coach.id });
  const asCoach = app.as(tokenOf(coach));
  const ofCoach = await ownFoodOf(asCoach, "Coach's rusk");
  const ofClient = await ownFoodOf(client, "Client's rusk");
  const [day] = await diaryOf(client, 1);
  const [breakfast] = day!.calendar_items;
  const place = { calendar_day_id: day!.id, meal_slot_id: breakfast!.meal_slot!, quantity: 30 };
  for (const [caller, food] of [
    [asCoach, ofCoach],
    [client, ofClient],
  ] as const) {
    const body = { ...place, suggested_serving_id: food.servingId };
    expect((await caller.call(planSingleFoodMeal, { body })).status).toBe(201);
  }
  for (const { servingId } of [ofCoach, ofClient]) {
    const line = { content_type: 'recipemeal' as const, object_id: breakfast!.object_id, quantity: 10 };
    const added = await asCoach.call(createIngredient, { body: { ...line, suggested_serving: servingId } });
    expect(added.status).toBe(201);
  }

  const both = [ofCoach.id, ofClient.id];
  expect(await recentOf(person)).toEqual({ noted: both, shown: [ofClient.id], found: [ofClient.id] });
  expect(await recentOf(coach)).toEqual({ noted: both, shown: [ofCoach.id], found: [ofCoach.id] });
});
