import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { createDislikedRecipe, createFavouriteRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import { planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { isKitchenQuantity } from '@weekbord/domain/plates/kitchen-measure';
import { describe, expect, it } from 'vitest';
import {
  diaryOf,
  MONDAY,
  recipeMealOf,
  slotsOf,
  personWithPlan,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { aRecipeOf } from '../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue, VARIED_MINUTES } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(undefined, VARIED_MINUTES));

async function personWithDinner(choices: Parameters<typeof personWithPlan>[1] = {}) {
  const { person, client } = await personWithPlan(app, choices);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  return {
    person,
    client,
    slot,
    query: { meal_slot_specification: slot.id, date_to_plan_for: MONDAY, page_size: 100 },
  };
}

describe('proposals for a meal', () => {
  it('are denied to a guest, and require a plan and one of its slots', async () => {
    const { client, query } = await personWithDinner();
    expect((await app.call(generateMeals, { query })).status).toBe(401);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(generateMeals, { query })).status).toBe(400);
    const other = await personWithDinner();
    expect(await other.client.call(generateMeals, { query })).toMatchObject({
      status: 400,
      body: { meal_slot_specification: ['This does not exist.'] },
    });
    for (const wrong of [
      '',
      '?meal_slot_specification=x',
      `?meal_slot_specification=${query.meal_slot_specification}&tags=X`,
    ]) {
      expect((await client.send('GET', `/api/food/generateMeals${wrong}`)).status).toBe(400);
    }
  });

  it('can be requested for a client by their coach, and by no one else', async () => {
    const coach = await aCoach(app.db);
    const { person } = await personWithPlan(app, {}, { coach_id: coach.id });
    const [slot] = await slotsOf(app, person);
    const query = { meal_slot_specification: slot!.id, date_to_plan_for: MONDAY, user: person.id };
    expect((await app.as(tokenOf(coach)).call(generateMeals, { query })).body.count).toBeGreaterThan(10);
    expect((await app.as(tokenOf(await aPerson(app.db))).call(generateMeals, { query })).status).toBe(404);
  });

  it('fit the slot, best first, and are not stored', async () => {
    const { client, slot, query } = await personWithDinner();
    const { body } = await client.call(generateMeals, { query });
    expect(body.count).toBe(body.results.length);
    expect(body.count).toBeGreaterThan(20);
    const [best] = body.results;
    expect(Math.abs(best!.kcal! / slot.kcal - 1)).toBeLessThan(0.205);
    for (const meal of body.results) {
      expect(meal).toMatchObject({ id: null, portions: 1 });
      expect(meal.recipe_template.meal_types).toContain('DINNER');
      expect(meal.portions_multiplier * 4).toBe(Math.round(meal.portions_multiplier * 4));
      expect(meal.ingredients.every(({ id, object_id }) => id === null && object_id === null)).toBe(true);
      expect(meal.plate).toMatch(/^-?\d+\.-?\d\.-?\d\.-?\d$/);
      const wrong = meal.ingredients.filter(
        (line) => !isKitchenQuantity(line.quantity, line.suggested_serving.measure),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('are planned exactly as proposed', async () => {
    const { client, slot, query } = await personWithDinner();
    const [best] = (await client.call(generateMeals, { query })).body.results;
    const [day] = await diaryOf(client, 1);
    const { body: item } = await client.call(planGeneratedRecipeMeal, {
      body: {
        recipe_template: best!.recipe_template.id,
        plate: best!.plate!,
        calendar_day_id: day!.id,
        meal_slot_specification_id: slot.id,
      },
    });
    expect(item.meal.kcal).toBe(best!.kcal);
    expect(recipeMealOf(item).ingredients.map(({ quantity }) => quantity)).toEqual(
      best!.ingredients.map(({ quantity }) => quantity),
    );
  });

  it('respect every hard rule, for any request', async () => {
    const { client, query } = await personWithDinner({ diet: 'VEGAN', intolerances: ['GLUTEN'] });
    const all = (await client.call(generateMeals, { query: { ...query, meal_types: ['DINNER', 'LUNCH'] } })).body;
    expect(all.results.length).toBeGreaterThan(5);
    for (const { recipe_template: recipe } of all.results) {
      expect(recipe.diets.vegan).toBe('yes');
      expect(recipe.allergens.gluten).toBe('free');
    }
    const salmon = { ...query, ingredient_search: 'salmon' };
    expect((await client.call(generateMeals, { query: salmon })).body.count).toBe(0);
    const disliked = all.results[0]!.recipe_template.id;
    await client.call(createDislikedRecipe, { body: { recipe: disliked } });
    const after = (await client.call(generateMeals, { query })).body;
    expect(after.results.some((meal) => meal.recipe_template.id === disliked)).toBe(false);
  });

  it('are paged without gaps or repeats', async () => {
    const { client, query } = await personWithDinner();
    const whole = (await client.call(generateMeals, { query })).body.results;
    const page = async (number: number) =>
      (await client.call(generateMeals, { query: { ...query, page: number, page_size: 7 } })).body;
    const [first, second] = [await page(1), await page(2)];
    expect([...first.results, ...second.results]).toEqual(whole.slice(0, 14));
    expect(first.next).toContain('page=2');
    expect((await client.call(generateMeals, { query: { ...query, page: 99 } })).status).toBe(404);
  });

  it('[REC-02] are filtered by favourite, custom, tag, meal and minutes, fitted to the slot and paged', async () => {
    const { client, slot, query } = await personWithDinner();
    const askFor = async (filters: object) =>
      (await client.call(generateMeals, { query: { ...query, ...filters } })).body;
    const idsOf = async (filters: object) => (await askFor(filters)).results.map((meal) => meal.recipe_template.id);
    const { results } = await askFor({});
    const all = results.map((meal) => meal.recipe_template.id);
    const minutes = Math.min(...results.map((meal) => meal.recipe_template.total_time_min!));
    const liked = all[3]!;
    await client.call(createFavouriteRecipe, { body: { recipe: liked } });
    const own = await aRecipeOf(
      app,
      client,
      { tofu: 150, 'basmati-rice': 80 },
      { published: true, meal_types: ['DINNER'], tags: ['SOUP'], preparation_time_min: 25 },
    );
    expect(await idsOf({ favourite: true })).toEqual([liked]);
    expect(await idsOf({ source_provider: 'USER_GENERATED' })).toEqual([own.id]);
    expect(await idsOf({ tags: ['SOUP'] })).toEqual([own.id]);
    expect(await idsOf({ tags: ['DINNER'] })).toContain(own.id);
    expect(await idsOf({ tags: ['BREAKFAST'] })).not.toContain(own.id);
    const inTime = async (from: number, to: number) =>
      (await askFor({ preparation_time_min_gte: from, preparation_time_min_lte: to })).results;
    const slow = (await inTime(21, 30)).map((meal) => meal.recipe_template);
    expect(slow.map(({ id }) => id)).toContain(own.id);
    expect(slow.every(({ total_time_min: total }) => total! >= 21 && total! <= 30)).toBe(true);
    const [quickest] = (await inTime(minutes, minutes)).map((meal) => meal.recipe_template);
    expect(quickest).toMatchObject({ total_time_min: minutes });

    const whole = await askFor({});
    expect(whole.count).toBe(all.length + 1);
    for (const meal of whole.results.slice(0, 5)) expect(Math.abs(meal.kcal! / slot.kcal - 1)).toBeLessThan(0.205);
    const lunches = await askFor({ meal_types: ['LUNCH'] });
    expect(lunches.results.every((meal) => meal.recipe_template.meal_types.includes('LUNCH'))).toBe(true);
    const pages = [];
    for (let page = 1; page <= 3; page += 1) pages.push(await askFor({ page, page_size: 12 }));
    expect(pages.flatMap(({ results }) => results)).toEqual(whole.results.slice(0, 36));
    expect(pages.map(({ next }) => next === null)).toEqual(pages.map((_, at) => whole.count <= 12 * (at + 1)));
  });

  it('have the requested diets and protein level, combined with all other filters', async () => {
    const { client, query } = await personWithDinner();
    const askFor = async (filters: object) =>
      (await client.call(generateMeals, { query: { ...query, ...filters } })).body.results;
    const vegan = await askFor({ diets: ['vegan'] });
    expect(vegan.length).toBeGreaterThan(3);
    expect(vegan.every((meal) => meal.recipe_template.diets.vegan === 'yes')).toBe(true);
    const meatless = await askFor({ diets: ['vegetarian'] });
    expect(meatless.every((meal) => meal.recipe_template.diets.vegetarian === 'yes')).toBe(true);
    expect(meatless.length).toBeGreaterThanOrEqual(vegan.length);
    const share = ({ recipe_template: { protein, kcal } }: (typeof vegan)[number]) => (protein! * 4) / kcal!;
    const rich = await askFor({ high_protein: true });
    expect(Math.min(...rich.map(share))).toBeGreaterThanOrEqual(0.249);
    expect(rich.length).toBeGreaterThan(3);
    const all = await askFor({});
    const both = await askFor({ high_protein: true, diets: ['pescatarian'], preparation_time_min_lte: 45 });
    const ids = (meals: typeof all) => meals.map((meal) => meal.recipe_template.id);
    const expected = rich.filter(
      ({ recipe_template: recipe }) => recipe.diets.pescatarian === 'yes' && recipe.total_time_min! <= 45,
    );
    expect(ids(both)).toEqual(ids(expected));
    // Each of the three filters excludes something.
    expect(expected.length).toBeGreaterThan(0);
    const fish = rich.filter(({ recipe_template: recipe }) => recipe.diets.pescatarian === 'yes');
    expect(fish.length).toBeLessThan(rich.length);
    expect(expected.length).toBeLessThan(fish.length);
  });

  it('are sorted by nutrient as requested, page by page', async () => {
    const { client, query } = await personWithDinner();
    const askFor = async (filters: object) =>
      (await client.call(generateMeals, { query: { ...query, ...filters } })).body.results;
    const best = await askFor({});
    expect(await askFor({ sort: 'BEST_FIT' })).toEqual(best);
    const quickest = await askFor({ sort: 'QUICKEST' });
    const minutes = quickest.map((meal) => meal.recipe_template.total_time_min!);
    expect(new Set(minutes).size).toBeGreaterThan(3);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const richest = (await askFor({ sort: 'PROTEIN' })).map((meal) => meal.protein!);
    expect(richest).toEqual(richest.toSorted((a, b) => b - a));
    const names = (await askFor({ sort: 'NAME' })).map((meal) => meal.recipe_template.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    for (const sorted of [quickest, richest, names]) expect(sorted).toHaveLength(best.length);
    const pages = [];
    for (let page = 1; page <= 2; page += 1) pages.push(...(await askFor({ sort: 'QUICKEST', page, page_size: 9 })));
    expect(pages).toEqual(quickest.slice(0, 18));
  });

  it('are for other kinds of meal if those are requested', async () => {
    const { client, query } = await personWithDinner();
    const { body } = await client.call(generateMeals, { query: { ...query, meal_types: ['LUNCH'] } });
    expect(body.count).toBeGreaterThan(5);
    expect(body.results.every((meal) => meal.recipe_template.meal_types.includes('LUNCH'))).toBe(true);
  });
});
