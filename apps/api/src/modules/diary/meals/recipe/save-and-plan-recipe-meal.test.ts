import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { saveAndPlanRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createRecipeTemplate, getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { generateMeals, generateMealsFromBody } from '@weekbord/contract/planner/generate-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { aRecipeOf } from '../../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue } from '../../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, slotsOf, personWithPlan, startPlannerApp } from '../../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

async function personCooking() {
  const { person, client } = await personWithPlan(app);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  const [day] = await diaryOf(client, 1);
  const draft = await aRecipeOf(app, client, { tofu: 150, 'basmati-rice': 80 });
  const body = { id: draft.id, name: 'My bowl', calendar_day_id: day!.id, meal_slot_id: slot.id };
  return { person, client, slot, draft, body, query: { meal_slot_specification: slot.id, date_to_plan_for: MONDAY } };
}

describe('[REC-08] saving a recipe and planning it', () => {
  it('is denied to a guest, and rejected if a part is missing', async () => {
    const { client, body } = await personCooking();
    expect((await app.call(saveAndPlanRecipeMeal, { body })).status).toBe(401);
    for (const field of ['id', 'name', 'calendar_day_id', 'meal_slot_id']) {
      const answer = await client.send('POST', '/api/planner/saveAndPlanRecipeMeal', {
        body: { ...body, [field]: null },
      });
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
  });

  it('rejects what belongs to another person, and changes nothing', async () => {
    const { client, body, draft } = await personCooking();
    const other = await personCooking();
    for (const field of ['id', 'calendar_day_id', 'meal_slot_id'] as const) {
      const answer = await client.call(saveAndPlanRecipeMeal, { body: { ...body, [field]: other.body[field] } });
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
    const existing = { ...body, existing_recipe_template_id: other.draft.id };
    expect((await client.call(saveAndPlanRecipeMeal, { body: existing })).status).toBe(400);
    const after = (await client.call(getRecipeTemplate, { params: { id: draft.id } })).body;
    expect(after).toEqual(draft);
  });

  it('publishes the recipe with its name and moment, unpublishes the old one, and plans one portion', async () => {
    const { client, body, slot } = await personCooking();
    const old = await aRecipeOf(app, client, { tofu: 100 }, { published: true });
    const { status, body: item } = await client.call(saveAndPlanRecipeMeal, {
      body: { ...body, existing_recipe_template_id: old.id },
    });
    expect(status).toBe(201);
    expect(item).toMatchObject({
      meal_moment: 'DINNER',
      meal_slot: slot.id,
      content_type: 'recipemeal',
      status: 'PLANNED',
    });
    const saved = (await client.call(getRecipeTemplate, { params: { id: body.id } })).body;
    expect(saved).toMatchObject({ name: 'My bowl', published: true, meal_types: ['DINNER'] });
    expect(item.meal).toMatchObject({
      portions: 1,
      kcal: saved.kcal,
      recipe_template: { id: body.id, name: 'My bowl' },
    });
    expect((await client.call(getRecipeTemplate, { params: { id: old.id } })).body.published).toBe(false);
    const [day] = await diaryOf(client, 1);
    expect(day!.calendar_items.map(({ id }) => id)).toContain(item.id);
  });

  it('needs an ingredient, and writes nothing without one', async () => {
    const { client, body } = await personCooking();
    const empty = (await client.call(createRecipeTemplate, { body: { name: 'Air' } })).body;
    const answer = await client.call(saveAndPlanRecipeMeal, { body: { ...body, id: empty.id } });
    expect(answer).toMatchObject({ status: 400, body: { ingredients: [expect.any(String)] } });
    expect((await client.call(getRecipeTemplate, { params: { id: empty.id } })).body).toEqual(empty);
  });
});

describe("a person's published recipe", () => {
  it('is proposed to and planned for its author alone', async () => {
    const { person, client, query, slot } = await personCooking();
    const grams = { tofu: slot.protein * 3, 'basmati-rice': slot.carbohydrates, 'olive-oil': slot.fat / 2 };
    const own = await aRecipeOf(app, client, grams, { published: true, meal_types: ['DINNER'], name: 'Just right' });
    const mine = { query: { ...query, source_provider: 'USER_GENERATED' as const } };
    expect((await client.call(generateMeals, mine)).body.results.map((meal) => meal.recipe_template.id)).toEqual([
      own.id,
    ]);
    const other = await personCooking();
    const theirs = { query: { ...other.query, source_provider: 'USER_GENERATED' as const } };
    expect((await other.client.call(generateMeals, theirs)).body.count).toBe(0);
    await app.db
      .insertInto('disliked_recipe')
      .columns(['person_id', 'recipe_template_id'])
      .expression((eb) =>
        eb
          .selectFrom('recipe_template')
          .select(({ val, cast, ref }) => [
            cast<number>(val(person.id), 'integer').as('person_id'),
            ref('id').as('recipe_template_id'),
          ])
          .where('slug', 'like', 'dinner%'),
      )
      .execute();
    const planned = await client.call(autoPlanDay, { body: { date: MONDAY, seed: 1 } });
    const dinner = planned.body.calendar_items.find((item) => item.meal_moment === 'DINNER');
    expect(dinner?.meal).toMatchObject({ recipe_template: { id: own.id } });
  });

  it('is found for every moment among custom recipes if it has no moment, but never planned automatically', async () => {
    const { client, query } = await personCooking();
    const own = await aRecipeOf(app, client, { tofu: 150, 'basmati-rice': 80 }, { published: true });
    const all = (await client.call(generateMeals, { query: { ...query, page_size: 100 } })).body.results;
    expect(all.some((meal) => meal.recipe_template.id === own.id)).toBe(false);
    const mine = { query: { ...query, source_provider: 'USER_GENERATED' as const } };
    expect((await client.call(generateMeals, mine)).body.results.map((meal) => meal.recipe_template.id)).toEqual([
      own.id,
    ]);
  });
});

describe('proposals requested in a body', () => {
  it('are denied to a guest and to an unrelated person', async () => {
    const { query } = await personCooking();
    expect((await app.call(generateMealsFromBody, { body: query })).status).toBe(401);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(generateMealsFromBody, { body: query })).status).toBe(400);
    const wrong = { ...query, tags: ['X'] };
    expect((await stranger.send('POST', '/api/food/generateMeals', { body: wrong })).status).toBe(400);
  });

  it('are the same as those requested in a URL, and `next` links to the next page', async () => {
    const { client, query } = await personCooking();
    const filters = { ...query, meal_types: ['DINNER' as const, 'LUNCH' as const], page_size: 7 };
    const { body } = await client.call(generateMealsFromBody, { body: filters });
    const inAddress = (await client.call(generateMeals, { query: filters })).body;
    expect(body.results).toEqual(inAddress.results);
    expect(body.count).toBe(inAddress.count);
    const next = new URL(body.next!);
    const second = await client.send('GET', `${next.pathname}${next.search}`);
    const { results } = (await client.call(generateMeals, { query: { ...filters, page: 2 } })).body;
    expect(second.body).toMatchObject({ results });
  });

  it('come close to the requested nutrients, and are a single recipe if one is named', async () => {
    const { client, slot, query } = await personCooking();
    const best = async (wishes: object) =>
      (await client.call(generateMeals, { query: { ...query, ...wishes } })).body.results[0]!;
    const [usual, small] = [await best({}), await best({ kcal: 250, protein: 20 })];
    expect(Math.abs(small.kcal! - 250)).toBeLessThan(Math.abs(usual.kcal! - 250));
    expect(Math.abs(usual.kcal! / slot.kcal - 1)).toBeLessThan(0.2);
    const one = (await client.call(generateMeals, { query: { ...query, id: usual.recipe_template.id } })).body;
    expect(one.results).toEqual([usual]);
    expect((await client.call(generateMeals, { query: { ...query, published: false } })).body.count).toBe(0);
    const found = (await client.call(generateMeals, { query: { ...query, ingredient_search: 'brocoli' } })).body;
    expect(found.count).toBeGreaterThan(5);
  });
});
