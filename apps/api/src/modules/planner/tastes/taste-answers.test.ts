import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { forgetTaste, listTasteAnswers, setTasteAnswer } from '@weekbord/contract/planner/taste-answers';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { deleteRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createFavouriteRecipe, listFavouriteRecipes } from '@weekbord/contract/recipes/recipe-preferences';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { diaryOf, MONDAY, personWithPlan, slotsOf, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

async function answersOf(client: TestClient) {
  const { body } = await client.call(listTasteAnswers, { query: {} });
  return body.results;
}

const turnedDownBy = (id: number) =>
  app.db
    .selectFrom('turned_down_recipe')
    .select(['recipe_template_id as recipe', 'date'])
    .where('person_id', '=', id)
    .execute();

async function itemsOf(client: TestClient) {
  return (await diaryOf(client)).flatMap((day) => day.calendar_items);
}

/** Returns the recipes proposed for a person's dinner on a later date, best first, with the reasons. */
async function proposalsOf(client: TestClient, slotId: number) {
  const query = { meal_slot_specification: slotId, date_to_plan_for: addDays(MONDAY, 40), page_size: 100 };
  const { body } = await client.call(generateMeals, { query });
  return {
    order: body.results.map(({ recipe_template: recipe }) => recipe.id),
    reasons: new Map(body.reasons.map(({ recipe, reason }) => [recipe, reason])),
  };
}

async function personWithDinner() {
  const { person, client } = await personWithPlan(app);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  return { person, client, slot };
}

describe('asking for a kind of dish more or less often', () => {
  it('is denied to guests, and rejects invalid answers and unknown recipes', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    expect((await app.call(listTasteAnswers, { query: {} })).status).toBe(401);
    for (const body of [{}, { recipe: 1 }, { recipe: 1, answer: 'SOME' }, { recipe: 'x', answer: 'MORE' }]) {
      expect((await client.send('PUT', '/api/users/tasteAnswer', { body })).status).toBe(400);
    }
    const missing = await client.call(setTasteAnswer, { body: { recipe: 2_000_000, answer: 'MORE' } });
    expect(missing).toMatchObject({ status: 400, body: { recipe: ['This does not exist.'] } });
    expect(await answersOf(client)).toEqual([]);
  });

  it('stores the last answer per recipe, and can be withdrawn', async () => {
    const { client } = await personWithPlan(app);
    const [one, other] = (await itemsOf(client)).map(({ meal }) => meal.recipe_template.id);
    const set = (recipe: number, answer: 'MORE' | 'LESS' | null) =>
      client.call(setTasteAnswer, { body: { recipe, answer } });
    expect((await set(one!, 'MORE')).body).toEqual({ recipe: one, answer: 'MORE' });
    await set(other!, 'MORE');
    await set(one!, 'LESS');
    expect(await answersOf(client)).toHaveLength(2);
    const about = await client.call(listTasteAnswers, { query: { recipe: one! } });
    expect(about.body.results).toEqual([{ recipe: one, answer: 'LESS' }]);
    await set(one!, null);
    await set(one!, null);
    expect(await answersOf(client)).toEqual([{ recipe: other, answer: 'MORE' }]);
  });

  it('applies to the client when their coach asks, and is denied to anyone else', async () => {
    const coach = await aCoach(app.db);
    const { person, client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const recipe = (await itemsOf(client))[0]!.meal.recipe_template.id;
    const body = { recipe, answer: 'MORE' as const, user: person.id };
    expect((await app.as(tokenOf(await aPerson(app.db))).call(setTasteAnswer, { body })).status).toBe(404);
    expect((await app.as(tokenOf(coach)).call(setTasteAnswer, { body })).status).toBe(200);
    expect(await answersOf(client)).toEqual([{ recipe, answer: 'MORE' }]);
  });

  it('[AUT-01] moves the dish up or down among the proposals, and says so', async () => {
    const { client, slot } = await personWithDinner();
    const before = await proposalsOf(client, slot.id);
    const at = Math.floor((2 * before.order.length) / 3);
    const recipe = before.order[at]!;
    expect(before.reasons.get(recipe)?.kind).not.toBe('ASKED_FOR_MORE');
    await client.call(setTasteAnswer, { body: { recipe, answer: 'MORE' } });
    const liked = await proposalsOf(client, slot.id);
    expect(liked.order.indexOf(recipe)).toBeLessThan(at);
    expect(liked.reasons.get(recipe)).toEqual({
      kind: 'ASKED_FOR_MORE',
      count: null,
      food: null,
      date: null,
      detail: 'You asked for more like this',
    });
    await client.call(setTasteAnswer, { body: { recipe, answer: 'LESS' } });
    const unliked = await proposalsOf(client, slot.id);
    expect(unliked.order.indexOf(recipe)).toBeGreaterThan(at);
    expect(unliked.order).toHaveLength(before.order.length);
    await client.call(setTasteAnswer, { body: { recipe, answer: null } });
    expect((await proposalsOf(client, slot.id)).order).toEqual(before.order);
  });

  it('removes the reason from planned meals once it is withdrawn', async () => {
    const { client } = await personWithDinner();
    const recipes = [...new Set((await itemsOf(client)).map(({ meal }) => meal.recipe_template.id))];
    for (const recipe of recipes) await client.call(setTasteAnswer, { body: { recipe, answer: 'MORE' } });
    const reasonKinds = async () => (await itemsOf(client)).map(({ reason }) => reason?.kind);
    // Which week contains one of these dishes depends on the catalogue.
    for (let seed = 1; seed < 9 && !(await reasonKinds()).includes('ASKED_FOR_MORE'); seed += 1) {
      const plan = { start_date_inclusive: MONDAY, delete_existing_plans: true, seed };
      await client.call(autoPlanDays, { body: plan });
    }
    expect(await reasonKinds()).toContain('ASKED_FOR_MORE');
    await client.call(setTasteAnswer, { body: { recipe: recipes[0]!, answer: null } });
    expect(await reasonKinds()).not.toContain('ASKED_FOR_MORE');
  });
});

describe('removing a meal from a day', () => {
  it('counts as a rejection, once a day, if the planner planned it and the person did not eat it', async () => {
    const { person, client } = await personWithPlan(app);
    const [first, second, third] = await itemsOf(client);
    const remove = (id: number) => client.call(deleteCalendarItem, { params: { id } });
    expect((await remove(first!.id)).status).toBe(204);
    const today = app.clock.now().toISOString().slice(0, 10);
    const turnedDown = [{ recipe: first!.meal.recipe_template.id, date: today }];
    expect(await turnedDownBy(person.id)).toEqual(turnedDown);
    await client.call(updateCalendarItem, { params: { id: second!.id }, body: { status: 'EATEN' } });
    await remove(second!.id);
    expect(await turnedDownBy(person.id)).toEqual(turnedDown);
    await client.call(deleteRecipeMeal, { params: { id: third!.object_id } });
    expect(await turnedDownBy(person.id)).toHaveLength(2);
  });

  it("does not affect a client's learned taste if their coach does it", async () => {
    const coach = await aCoach(app.db);
    const { person, client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const [first] = await itemsOf(client);
    await app.as(tokenOf(coach)).call(deleteCalendarItem, { params: { id: first!.id } });
    expect(await itemsOf(client)).toHaveLength(20);
    expect(await turnedDownBy(person.id)).toEqual([]);
  });
});

describe('deleting a learned taste', () => {
  it('is denied to guests and strangers', async () => {
    const other = await aPerson(app.db);
    expect((await app.call(forgetTaste, { query: {} })).status).toBe(401);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(forgetTaste, { query: { user: other.id } })).status).toBe(404);
  });

  it('resets the proposals to those for a new person, and leaves the diary and favourites unchanged', async () => {
    const { person, client, slot } = await personWithDinner();
    const before = await proposalsOf(client, slot.id);
    const items = await itemsOf(client);
    const dinners = items.filter((item) => item.meal_moment === 'DINNER');
    for (const { id } of dinners.slice(0, -1))
      await client.call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } });
    app.clock.advance({ days: 8 });
    const ticked = await proposalsOf(client, slot.id);
    const recipe = ticked.order[Math.floor((2 * ticked.order.length) / 3)]!;
    await client.call(setTasteAnswer, { body: { recipe, answer: 'MORE' } });
    await client.call(deleteCalendarItem, { params: { id: dinners.at(-1)!.id } });
    const told = await proposalsOf(client, slot.id);
    expect(told.order).not.toEqual(ticked.order);

    expect((await client.call(forgetTaste, { query: {} })).status).toBe(204);
    expect((await proposalsOf(client, slot.id)).order).toEqual(before.order);
    expect([await answersOf(client), await turnedDownBy(person.id)]).toEqual([[], []]);
    const left = (await itemsOf(client)).filter(({ status }) => status === 'EATEN');
    expect(left.map(({ id }) => id)).toEqual(dinners.slice(0, -1).map(({ id }) => id));

    await client.call(createFavouriteRecipe, { body: { recipe: before.order[5]! } });
    await client.call(forgetTaste, { query: {} });
    expect((await client.call(listFavouriteRecipes, { query: {} })).body.count).toBe(1);
  });
});
