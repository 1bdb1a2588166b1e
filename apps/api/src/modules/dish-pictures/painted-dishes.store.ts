import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A food in a recipe; `slug` is null if it is not in the catalogue. */
export type LineToPaint = Readonly<{
  slug: string | null;
  /** Per portion. */
  grams: number;
  note: string | null;
}>;

/** The data needed to paint a recipe. */
export type RecipeToPaint = Readonly<{
  id: number;
  slug: string | null;
  scene: SceneName | null;
  form: DishForm | null;
  meal: string | null;
  name: string;
  steps: readonly string[];
  vegan: boolean;
  lines: readonly (LineToPaint & Readonly<{ foodId: number; name: string }>)[];
}>;

/** Returns the recipe whose picture has a key, regardless of its author. Anyone who has the key may see the picture. */
export async function findRecipeOfPicture(db: Kysely<Tables>, key: string): Promise<RecipeToPaint | null> {
  const { rows } = await sql<{ recipe: RecipeToPaint | null }>`select dish_of_picture(${key}) as recipe`.execute(db);
  return rows[0]?.recipe ?? null;
}

/** Returns the names of the given catalogue foods, by id. */
export async function listFoodsToPaint(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<{ slug: string | null; name: string }>>> {
  const rows = await db
    .selectFrom('food')
    .select(['id', 'slug', 'name_en as name'])
    .where('id', '=', sql<number>`any(${ids})`)
    .where('source', '<>', 'PERSON')
    .execute();
  return new Map(rows.map(({ id, ...food }) => [id, food]));
}

/** Returns the picture key of a catalogue recipe, by its catalogue name. */
export async function findPictureOfSlug(db: Kysely<Tables>, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('recipe_template')
    .select('picture')
    .where('source_provider', '=', 'WEEKMEALS')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** Returns the picture keys of the catalogue's recipes, most popular first. */
export async function listPicturesOfCatalogue(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('recipe_template')
    .select('picture')
    .where('source_provider', '=', 'WEEKMEALS')
    .where('picture', 'is not', null)
    .orderBy(sql`appeal = 'LOVED'`, 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}
