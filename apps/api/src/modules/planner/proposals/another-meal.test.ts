import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import type { CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { anotherMeal } from '@weekbord/contract/planner/another-meal';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import type { TestClient } from '@weekbord/testkit/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysOf, diaryOf, MONDAY, personWithPlan, slotsOf, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });
const smallApp = await startPlannerApp(smallCatalogue(), { quick: true });
// Each action happens at a different time, as in real use.
beforeEach(() => {
  for (const { clock } of [app, smallApp]) clock.advance({ minutes: 1 });
});

const another = (client: TestClient, id: number, seen: readonly number[] = []) =>
  client.call(anotherMeal, { params: { id }, body: { seen: [...seen] } });
const monday = async (client: TestClient) => (await diaryOf(client, 1))[0]!;
const recipeOf = (item: CalendarItem | null) => (item as ItemOf<'recipemeal'>).meal.recipe_template.id;

/** Returns a person and their Monday dinner. */
async function dinnerOf(one = app) {
  const { client, person } = await personWithPlan(one);
  const { calendar_items: items } = await monday(client);
  return { client, person, items, dinner: items[2]! };
}

describe('another meal', () => {
  it('replaces a planned meal with the best proposal, and can be undone', async () => {
    const { client, items, dinner } = await dinnerOf();
    const query = { meal_slot_specification: dinner.meal_slot!, date_to_plan_for: MONDAY, page_size: 10 };
    const { results } = (await client.call(generateMeals, { query })).body;
    const inDay = items.map(recipeOf);
    const best = results.find(({ recipe_template: { id } }) => !inDay.includes(id))!;
    const { status, body } = await another(client, dinner.id);
    expect(status).toBe(200);
    const { calendar_items: after } = await monday(client);
    expect(after).toEqual([items[0], items[1], body.calendar_item]);
    expect(body.calendar_item).toMatchObject({
      planned_by: 'PLANNER',
      status: 'PLANNED',
      locked: false,
      meal_moment: 'DINNER',
      meal_slot: dinner.meal_slot,
      meal: { recipe_template: { id: best.recipe_template.id }, kcal: best.kcal, protein: best.protein },
    });
    await client.call(undoReplacement, { params: { id: body.undo_id! } });
    expect((await monday(client)).calendar_items).toEqual(items);
  });

  it("differs each time, is close to the slot's targets, and follows the person's rules", async () => {
    const { client, person, dinner } = await dinnerOf();
    await client.call(updateUserProfile, { params: { id: person.id }, body: { diet: 'VEGAN' } });
    const [slot] = (await slotsOf(app, person)).filter(({ meal_moment: moment }) => moment === 'DINNER');
    const seen = [recipeOf(dinner)];
    let item: CalendarItem = dinner;
    for (let press = 0; press < 8; press += 1) {
      const { body } = await another(client, item.id, seen);
      item = body.calendar_item!;
      expect(seen).not.toContain(recipeOf(item));
      expect(item.content_type === 'recipemeal' && item.meal.recipe_template.diets.vegan).toBe('yes');
      expect(item.meal.kcal! / slot!.kcal).toBeGreaterThan(0.75);
      expect(item.meal.kcal! / slot!.kcal).toBeLessThan(1.25);
      seen.push(recipeOf(item));
    }
    expect((await monday(client)).calendar_items).toHaveLength(3);
  });

  it('is the next-best proposal on each press, skipping recipes already in the week', async () => {
    const { client, dinner } = await dinnerOf();
    const query = { meal_slot_specification: dinner.meal_slot!, date_to_plan_for: MONDAY, page_size: 30 };
    const { results } = (await client.call(generateMeals, { query })).body;
    const inWeek = (await diaryOf(client)).flatMap((day) => day.calendar_items.map(recipeOf));
    const proposed = results.map(({ recipe_template: { id } }) => id).filter((id) => !inWeek.includes(id));
    const seen = [recipeOf(dinner)];
    let item: CalendarItem = dinner;
    for (let press = 0; press < 6; press += 1) {
      item = (await another(client, item.id, seen)).body.calendar_item!;
      seen.push(recipeOf(item));
    }
    expect(seen.slice(1)).toEqual(proposed.slice(0, 6));
  });

  it('is never a meal from another day of the planned weeks', async () => {
    const { client, dinner } = await dinnerOf();
    const days = await diaryOf(client);
    const others = days.flatMap(({ calendar_items: items }) => items.map(recipeOf));
    const { body } = await another(client, dinner.id);
    expect(others).not.toContain(recipeOf(body.calendar_item));
  });

  it('leaves everything unchanged if no other meal fits', async () => {
    const { client, dinner } = await dinnerOf(smallApp);
    const query = { meal_slot_specification: dinner.meal_slot!, date_to_plan_for: MONDAY, page_size: 100 };
    const { results } = (await client.call(generateMeals, { query })).body;
    const before = await monday(client);
    const seen = results.map(({ recipe_template: { id } }) => id);
    const { status, body } = await another(client, dinner.id, seen);
    expect({ status, body }).toEqual({ status: 200, body: { calendar_item: null, undo_id: null } });
    expect(await monday(client)).toEqual(before);
  });

  it("is replaced when the day is planned again, like the planner's choices", async () => {
    const { client, dinner } = await dinnerOf(smallApp);
    const { body } = await another(client, dinner.id);
    await client.call(autoPlanDay, { body: { date: MONDAY } });
    expect((await monday(client)).calendar_items.map(({ id }) => id)).not.toContain(body.calendar_item!.id);
  });

  it.each([{ locked: true }, { status: 'EATEN' as const }])('never replaces a meal that is %o', async (change) => {
    const { client, dinner } = await dinnerOf(smallApp);
    await client.call(updateCalendarItem, { params: { id: dinner.id }, body: change });
    const before = await monday(client);
    expect(await another(client, dinner.id)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This meal was eaten or locked, so it stays.'] },
    });
    expect(await monday(client)).toEqual(before);
  });

  it('is cooked for as many people as the previous one', async () => {
    const { client, dinner } = await dinnerOf(smallApp);
    await client.call(editRecipeMealPortions, { params: { id: dinner.object_id }, body: { cook_for: 3 } });
    const { body } = await another(client, dinner.id);
    expect(recipeOf(body.calendar_item)).not.toBe(recipeOf(dinner));
    expect(body.calendar_item).toMatchObject({ planned_by: 'PLANNER', meal: { cook_for: 3, portions_to_plan: 1 } });
    expect((await monday(client)).calendar_items[2]).toEqual(body.calendar_item);
  });

  it('accounts for the other meals at its moment', async () => {
    const { client, items } = await dinnerOf(smallApp);
    const lunch = items[1]!;
    const kcalOfNext = async () => {
      const { body } = await another(client, lunch.id);
      smallApp.clock.advance({ minutes: 1 });
      await client.call(undoReplacement, { params: { id: body.undo_id! } });
      return (body.calendar_item as ItemOf<'recipemeal'>).meal.kcal!;
    };
    const alone = await kcalOfNext();
    const day = await monday(client);
    const numbers = { calendar_day_id: day.id, meal_slot_id: lunch.meal_slot!, kcal: 500, eaten: false };
    await client.call(planQuickAddMeal, { body: numbers });
    expect(await kcalOfNext()).toBeLessThan(alone);
  });

  it('never replaces a meal without a recipe', async () => {
    const { client, dinner } = await dinnerOf(smallApp);
    const day = await monday(client);
    const numbers = { calendar_day_id: day.id, meal_slot_id: dinner.meal_slot!, kcal: 90, eaten: false };
    const { body: planned } = await client.call(planQuickAddMeal, { body: numbers });
    expect(planned.status).toBe('PLANNED');
    const before = await daysOf(client, 1);
    expect(await another(client, planned.id)).toMatchObject({ status: 400 });
    expect(await daysOf(client, 1)).toEqual(before);
  });

  it('records that the person rejected the first meal, until that is undone', async () => {
    const { client, person, dinner } = await dinnerOf(smallApp);
    const turnedDown = () =>
      smallApp.db
        .selectFrom('turned_down_recipe')
        .select('recipe_template_id as id')
        .where('person_id', '=', person.id)
        .execute();
    const { body } = await another(client, dinner.id);
    expect(await turnedDown()).toEqual([{ id: recipeOf(dinner) }]);
    await client.call(undoReplacement, { params: { id: body.undo_id! } });
    expect(await turnedDown()).toEqual([]);
  });
});

describe('concurrent changes', () => {
  it('keep a meal that is locked just before', async () => {
    const { client, person, dinner } = await dinnerOf(smallApp);
    const [locked, asked] = await whileLocked(smallApp, rowsOf('person', person.id), [
      () => client.call(updateCalendarItem, { params: { id: dinner.id }, body: { locked: true } }),
      () => another(client, dinner.id),
    ]);
    expect([locked.status, asked.status]).toEqual([200, 400]);
    expect((await monday(client)).calendar_items[2]).toEqual(locked.body);
  });

  it('replace a meal once when requested twice, and the second request gets a 404', async () => {
    const { client, dinner } = await dinnerOf(smallApp);
    const answers = await Promise.all([another(client, dinner.id), another(client, dinner.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await monday(client)).calendar_items).toHaveLength(3);
  });

  it('replace nothing if the meal is deleted just before', async () => {
    const { client, person, dinner } = await dinnerOf(smallApp);
    const [deleted, asked] = await whileLocked(smallApp, rowsOf('person', person.id), [
      () => client.call(deleteCalendarItem, { params: { id: dinner.id } }),
      () => another(client, dinner.id),
    ]);
    expect([deleted.status, asked.status]).toEqual([204, 404]);
    expect((await monday(client)).calendar_items).toHaveLength(2);
  });
});
