import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { deleteCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { deleteIngredient } from '@weekbord/contract/diary/ingredients';
import { planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { createFavouriteRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import {
  diaryOf,
  MONDAY,
  ofRecipes,
  personWithPlan,
  slotsOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });

async function weekIn(client: TestClient, language: 'en' | 'nl') {
  const query = { date__gte: MONDAY, date__lte: addDays(MONDAY, 6) };
  const answer = await client.call(listCalendarDays, { query }, { headers: { 'accept-language': language } });
  return answer.body.results.map(ofRecipes);
}

/** Returns a person whose week was planned with a seed, so that it is the same each time. */
async function personWithSeed(seed: number) {
  const { person, client } = await personWithPlan(app);
  const body = { start_date_inclusive: MONDAY, delete_existing_plans: true, seed };
  await client.call(autoPlanDays, { body });
  return { person, client };
}

async function usingFood(client: TestClient) {
  const items = (await diaryOf(client)).flatMap((day) => day.calendar_items);
  return items.filter(({ reason }) => reason?.kind === 'USES_FOOD');
}

/** Returns a person with a meal that was planned because it uses a food of an earlier day. */
async function personUsingFood() {
  for (let seed = 1; seed <= 20; seed += 1) {
    const planned = await personWithSeed(seed);
    const [item] = await usingFood(planned.client);
    if (item !== undefined) return { ...planned, item };
  }
  throw new Error('none of twenty weeks has a meal that uses a food of an earlier day');
}

describe('the reason why a meal was planned', () => {
  it('[AUT-01] is given for some meals in both languages, and is correct', async () => {
    const { client } = await personUsingFood();
    const [days, inDutch] = [await weekIn(client, 'en'), await weekIn(client, 'nl')];
    const found = days.flatMap((day, at) =>
      day.calendar_items.flatMap((item, nth) => {
        const { reason } = item;
        return reason === null ? [] : [{ day, item, reason, dutch: inDutch[at]!.calendar_items[nth]!.reason! }];
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { day, item, reason, dutch } of found) {
      expect(dutch).toMatchObject({ kind: reason.kind, count: reason.count, date: reason.date });
      expect(dutch.detail).not.toBe(reason.detail);
      if (reason.kind !== 'USES_FOOD') continue;
      expect(reason.detail).toContain(reason.food);
      const from = days.find(({ date }) => date === reason.date)!;
      expect(from.date < day.date).toBe(true);
      const foodsOf = (meal: typeof item.meal) => meal.ingredients.map((line) => line.suggested_serving.food);
      const food = item.meal.ingredients.find(({ name }) => name === reason.food)!.suggested_serving.food;
      expect(from.calendar_items.flatMap(({ meal }) => foodsOf(meal))).toContain(food);
    }
  });

  it('disappears with a meal it depends on', async () => {
    const { client, item: one } = await personUsingFood();
    const from = (await diaryOf(client)).find(({ date }) => date === one.reason!.date)!;
    await client.call(deleteCalendarItem, { params: { id: from.calendar_items[0]!.id } });
    expect((await usingFood(client)).map(({ reason }) => reason!.date)).not.toContain(from.date);
  });

  it('disappears when the food it names is removed from the meal', async () => {
    const { client, item: one } = await personUsingFood();
    const own = one.meal.ingredients.find(({ name }) => name === one.reason!.food)!;
    await client.call(deleteIngredient, { params: { id: own.id! } });
    expect((await usingFood(client)).map(({ id }) => id)).not.toContain(one.id);
  });

  it('disappears when the food it names is removed from the other meal with it', async () => {
    const { client, item: other } = await personUsingFood();
    const { food, date } = other.reason!;
    const lines = (await diaryOf(client))
      .find((day) => day.date === date)!
      .calendar_items.flatMap(({ meal }) => meal.ingredients);
    const servedAs = other.meal.ingredients.find(({ name }) => name === food)!.suggested_serving.food;
    const before = lines.find((line) => line.suggested_serving.food === servedAs)!;
    await client.call(deleteIngredient, { params: { id: before.id! } });
    expect((await usingFood(client)).map(({ id }) => id)).not.toContain(other.id);
  });

  it('is shown on a page of proposals, but not on the meals that a person plans from it', async () => {
    const { person, client } = await personWithSeed(1);
    const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
    const date = addDays(MONDAY, 2);
    const query = { meal_slot_specification: slot.id, date_to_plan_for: date, page_size: 100 };
    const { body } = await client.call(generateMeals, { query });
    const kinds = new Set(body.reasons.map(({ reason }) => reason.kind));
    expect(kinds).toContain('USES_FOOD');
    expect(kinds).not.toContain('QUICK');
    const shown = new Set(body.results.map(({ recipe_template: { id } }) => id));
    for (const { recipe } of body.reasons) expect(shown).toContain(recipe);
    const [day] = (await diaryOf(client)).filter((one) => one.date === date);
    const taken = await client.call(planGeneratedRecipeMeal, {
      body: {
        recipe_template: body.reasons[0]!.recipe,
        calendar_day_id: day!.id,
        meal_slot_specification_id: slot.id,
      },
    });
    expect([taken.status, taken.body.reason]).toEqual([201, null]);
  });

  it('says that the recipe is a favourite', async () => {
    const { client } = await personWithSeed(1);
    const recipes = (await diaryOf(client)).flatMap((day) =>
      day.calendar_items.map(({ meal }) => meal.recipe_template.id),
    );
    for (const recipe of recipes) await client.call(createFavouriteRecipe, { body: { recipe } });
    const details: (string | undefined)[] = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const body = { start_date_inclusive: addDays(MONDAY, 28), num_days: 7, seed, delete_existing_plans: true };
      const { calendar_days: days } = (await client.call(autoPlanDays, { body })).body;
      details.push(...days.flatMap((day) => day.calendar_items.map(({ reason }) => reason?.detail)));
    }
    expect(details).toContain('One of your favourites');
  });
});
