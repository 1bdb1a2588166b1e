import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A food that may replace another. `position` orders the replacements of the same food, most common first. */
export type SwapRow = Readonly<{ slug: string; position: number; stand_in: string; factor: number }>;

/** A swap that a recipe itself defines. It has no replacement if nothing may replace the food. */
export type RecipeSwapRow = Readonly<{
  recipe: string;
  slug: string;
  position: number;
  stand_in: string | null;
  factor: number;
}>;

/** Replaces all swaps, of foods and of the catalogue's recipes. */
export async function replaceSwaps(
  db: Db,
  swaps: Readonly<{ ofFoods: readonly SwapRow[]; ofRecipes: readonly RecipeSwapRow[] }>,
): Promise<void> {
  await db.deleteFrom('food_swap').execute();
  await sql`
    insert into food_swap (food_id, position, stand_in_id, factor)
    select food.id, position, stand_in.id, factor
    from jsonb_to_recordset(${JSON.stringify(swaps.ofFoods)}::jsonb)
      as given (slug text, position smallint, stand_in text, factor double precision)
    join food on food.slug = given.slug
    join food as stand_in on stand_in.slug = given.stand_in`.execute(db);
  await db.deleteFrom('recipe_swap').execute();
  await sql`
    insert into recipe_swap (recipe_template_id, food_id, position, stand_in_id, factor)
    select recipe_template.id, food.id, position, stand_in.id, factor
    from jsonb_to_recordset(${JSON.stringify(swaps.ofRecipes)}::jsonb)
      as given (recipe text, slug text, position smallint, stand_in text, factor double precision)
    join recipe_template on recipe_template.slug = given.recipe
    join food on food.slug = given.slug
    left join food as stand_in on stand_in.slug = given.stand_in`.execute(db);
}
