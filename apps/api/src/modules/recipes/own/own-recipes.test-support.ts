import { createRecipe } from '@weekbord/contract/recipes/recipe-templates';
import type { Sent } from '@weekbord/contract/endpoint';
import type { TestApp } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';

/** Returns the serving of a catalogue food. */
export async function servingOf(app: TestApp, slug: string, measure = 'g'): Promise<number> {
  const row = await app.db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id')
    .where('food.slug', '=', slug)
    .where('serving.measure', '=', measure)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a custom food with only its nutrients known. Returns its one-gram serving. */
export async function ownServing(app: TestApp, authorId: number): Promise<number> {
  const unknown = 'unknown' as const;
  const food = await app.db
    .insertInto('food')
    .values({
      slug: null,
      source: 'PERSON',
      author_id: authorId,
      name_en: "Grandma's spice mix",
      name_nl: "Oma's kruidenmix",
      category: 'SPICE',
      role: 'other',
      origins: null,
      perishable: false,
      kcal: 300,
      protein: 10,
      fat: 5,
      carbohydrates: 50,
      fiber: 10,
      vegan: unknown,
      vegetarian: unknown,
      pescatarian: unknown,
      gluten: unknown,
      lactose: unknown,
      nuts: unknown,
      crustaceans_shellfish: unknown,
      dislikes: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gram = { measure: 'g', description_en: 'g', description_nl: 'g', plural_en: 'g', plural_nl: 'g', grams: 1 };
  const serving = await app.db
    .insertInto('serving')
    .values({ food_id: food.id, ...gram })
    .returning('id')
    .executeTakeFirstOrThrow();
  return serving.id;
}

type Body = Sent<typeof createRecipe>['body'];

/** Creates a recipe of a person from amounts in grams. */
export async function aRecipeOf(
  app: TestApp,
  client: TestClient,
  grams: Readonly<Record<string, number>>,
  more: Body = {},
) {
  const ingredients = [];
  for (const [slug, quantity] of Object.entries(grams)) {
    ingredients.push({ suggested_serving: await servingOf(app, slug), quantity });
  }
  const { status, body } = await client.call(createRecipe, { body: { name: 'Bowl', ingredients, ...more } });
  if (status !== 201) throw new Error(`no recipe: ${JSON.stringify(body)}`);
  return body;
}
