import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { createDislikedRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import { updateRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { anOrganisation } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { MONDAY, slotsOf, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { loadPersonRules } from '../person-rules/load-person-rules.ts';
import { aRecipeOf } from '../../recipes/own/own-recipes.test-support.ts';
import { seedCatalogue } from '../../recipes/recipes.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

const inspired = async (client: TestClient, search?: string) => {
  const query = { page_size: 100, meal_types: ['DINNER' as const], ingredient_search: search };
  return (await client.call(listRecipeInspiration, { query })).body.results;
};
const proposed = async (client: TestClient, slotId: number) => {
  const query = { date_to_plan_for: MONDAY, meal_slot_specification: slotId, page_size: 100 };
  return (await client.call(generateMeals, { query })).body.results;
};
type Meals = Awaited<ReturnType<typeof inspired>>;
const idsOf = (meals: Meals) => meals.map((meal) => meal.recipe_template.id);

const byRecipe = (meals: Meals) => Object.fromEntries(meals.map((meal) => [meal.recipe_template.id, meal]));

async function personWithDinner() {
  const { person, client } = await personWithPlan(app);
  const slots = await slotsOf(app, person);
  const slotId = slots.find((slot) => slot.meal_moment === 'DINNER')!.id;
  const both = async () => [await inspired(client), await proposed(client, slotId)] as const;
  return { person, client, both };
}

describe('recipes and proposals', () => {
  it("follow a person's dislikes and excluded foods, and the rules of their organisation, from the next call on", async () => {
    const { person, client, both } = await personWithDinner();
    const disliked = (await both())[1][0]!.recipe_template.id;
    await client.call(createDislikedRecipe, { body: { recipe: disliked } });
    for (const meals of await both()) expect(idsOf(meals)).not.toContain(disliked);

    const hasPotato = (meals: Meals) =>
      meals.some(({ ingredients }) => ingredients.some(({ name }) => name.startsWith('potato')));
    expect((await both()).map(hasPotato)).toEqual([true, true]);
    await app.db
      .insertInto('avoided_ingredient')
      .columns(['person_id', 'ingredient_to_avoid_id'])
      .expression((eb) =>
        eb
          .selectFrom('ingredient_to_avoid')
          .select((select) => [select.val(person.id).as('person_id'), 'id'])
          .where('key', '=', 'POTATO'),
      )
      .execute();
    expect((await both()).map(hasPotato)).toEqual([false, false]);

    const hasMeat = (meals: Meals) => meals.some((meal) => meal.recipe_template.diets.vegetarian !== 'yes');
    expect((await both()).map(hasMeat)).toEqual([true, true]);
    const organisation = await anOrganisation(app.db, { plant_based: true });
    await app.db.updateTable('person').set({ organisation_id: organisation.id }).where('id', '=', person.id).execute();
    expect((await both()).map(hasMeat)).toEqual([false, false]);
  });

  it("include a person's own recipe, under its current name, while it is published", async () => {
    const { client, both } = await personWithDinner();
    const meals = { meal_types: ['DINNER' as const] };
    const { id } = await aRecipeOf(
      app,
      client,
      { tofu: 200, potato: 300 },
      { name: 'Mine', published: true, ...meals },
    );
    const nameOf = (shown: Meals) => shown.find((meal) => meal.recipe_template.id === id)?.recipe_template.name;
    expect((await both()).map(nameOf)).toEqual(['Mine', 'Mine']);
    await client.call(updateRecipeTemplate, { params: { id }, body: { name: 'Still mine' } });
    expect((await both()).map(nameOf)).toEqual(['Still mine', 'Still mine']);
    expect(idsOf(await inspired(client, 'still'))).toEqual([id]);
    await client.call(updateRecipeTemplate, { params: { id }, body: { published: false } });
    expect((await both()).map(nameOf)).toEqual([undefined, undefined]);
  });

  it("are chosen from the same search index until one of the person's own recipes changes", async () => {
    const { person, client } = await personWithDinner();
    const indexNow = async () => (await loadPersonRules(app, person.id)).catalogue.index;
    const { id } = await aRecipeOf(app, client, { tofu: 200 }, { published: true, meal_types: ['DINNER'] });
    const index = await indexNow();
    expect(index.indexById.has(id)).toBe(true);
    expect(await indexNow()).toBe(index);
    await client.call(updateRecipeTemplate, { params: { id }, body: { meal_types: ['LUNCH'] } });
    const changed = await indexNow();
    expect(changed.recipes[changed.indexById.get(id)!]!.meals).toEqual(['LUNCH']);
  });

  it("are in each person's own language and portion size, whoever made the previous request", async () => {
    const people = [
      await personWithPlan(app, { weight: 60, goalWeight: 58 }, { language: 'en' }),
      await personWithPlan(app, { weight: 120, goalWeight: 110, height: 190 }, { language: 'nl' }),
      await personWithPlan(app, { weight: 120, goalWeight: 110, height: 190 }, { language: 'en' }),
    ];
    const shown = async () => Promise.all(people.map(async ({ client }) => byRecipe(await inspired(client))));
    const first = await shown();
    expect(await shown()).toEqual(first);
    const [light, dutch, heavy] = first.map((meals) => meals[Number(Object.keys(first[0]!)[0])]!);
    expect(heavy!.portions_multiplier).toBeGreaterThan(light!.portions_multiplier);
    expect(heavy!.kcal).toBeGreaterThan(light!.kcal!);
    expect(dutch!.portions_multiplier).toBe(heavy!.portions_multiplier);
    expect(dutch!.directions).not.toEqual(heavy!.directions);
    for (const meal of [light!, heavy!]) {
      expect(meal.directions).toEqual(light!.directions);
    }
  });

  it('show a new version of the catalogue immediately: new names, new foods and withdrawn recipes', async () => {
    const { client, both } = await personWithDinner();
    const before = await both();
    expect(before.every((meals) => meals.length > 0)).toBe(true);
    expect(await inspired(client, 'nieuw')).toEqual([]);
    const source = smallCatalogue();
    const load = async () => {
      const catalogue = await source.load();
      const potato = catalogue.foods.get('potato')!;
      const foods = new Map([...catalogue.foods, ['potato', { ...potato, name: { en: 'spud', nl: 'pieper' } }]]);
      const recipes = catalogue.recipes
        .filter(({ id }) => !id.includes('spaghetti'))
        .map((recipe) => ({ ...recipe, name: { en: `New ${recipe.id}`, nl: `Nieuw ${recipe.id}` } }));
      return { ...catalogue, foods, recipes } as Awaited<ReturnType<typeof source.load>>;
    };
    await seedCatalogue(app.db, app.clock.now(), { version: () => 'other', load });
    for (const meals of await both()) {
      expect(meals.length).toBeGreaterThan(0);
      expect(meals.every((meal) => meal.recipe_template.name.startsWith('New '))).toBe(true);
      const names = meals.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
      expect(names.some((name) => name.startsWith('spaghetti'))).toBe(false);
      expect(names.some((name) => name.startsWith('spud'))).toBe(true);
    }
    expect((await inspired(client, 'nieuw')).length).toBeGreaterThan(0);
    await seedCatalogue(app.db, app.clock.now(), source);
    expect(idsOf(await inspired(client)).toSorted()).toEqual(idsOf(before[0]).toSorted());
  });
});
