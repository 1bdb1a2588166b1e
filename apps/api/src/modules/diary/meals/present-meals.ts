import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type CatalogueCache, uncachedCatalogue } from './recipe/catalogue-cache.ts';
import { type LineRow, listLines, type MealRow, withServings } from './recipe/recipe-meals.store.ts';
import { presentServing, traitsOfFoods } from '../../foods/foods.public.ts';
import {
  type IngredientRow,
  listTemplatesByIds,
  withTraitsOf,
  presentRecipeMeal,
} from '../../recipes/recipes.public.ts';

/** Data read earlier. The lines include those of all the meals, and possibly others. */
export type ReadBefore = Readonly<{ kept?: CatalogueCache; lines?: readonly LineRow[] }>;

/** Returns meals of one person as the contract shows them, by id, in at most two queries. */
export async function presentMeals(
  db: Kysely<Tables>,
  personId: number,
  meals: readonly MealRow[],
  locale: Language,
  { kept = uncachedCatalogue(), lines: known }: ReadBefore = {},
): Promise<ReadonlyMap<number, RecipeMeal>> {
  if (meals.length === 0) return new Map();
  const recipeIds = [...new Set(meals.map((meal) => meal.recipe_template_id))];
  const templates = new Map(
    recipeIds.flatMap((id) => {
      const row = kept.recipes.get(id);
      return row === undefined ? [] : [[id, row] as const];
    }),
  );
  const missing = recipeIds.filter((id) => !templates.has(id));
  const mealIds = meals.map(({ id }) => id);
  const readLines = async () =>
    withServings(db, known ?? (await listLines(db, personId, mealIds, locale)), locale, kept);
  const [loaded, ingredients] = await Promise.all([
    missing.length === 0 ? [] : listTemplatesByIds(db, missing, locale),
    readLines(),
  ]);
  for (const row of loaded) {
    templates.set(row.id, row);
    if (row.source_provider === 'WEEKMEALS') kept.recipes.set(row.id, row);
  }
  const lines = Map.groupBy(ingredients, ({ owner_id: owner }) => owner);
  const servingOf = servingsOnce();
  const versions = [...lines.values()].filter(isVersion);
  const traits = await traitsOfFoods(
    db,
    versions.flat().map(({ food_id: food }) => food),
    kept.traits,
  );
  return new Map(
    meals.map((meal) => {
      const own = lines.get(meal.id) ?? [];
      const template = templates.get(meal.recipe_template_id)!;
      const shown = isVersion(own)
        ? withTraitsOf(
            template,
            own.map(({ food_id: food }) => traits.get(food)!),
          )
        : template;
      return [meal.id, presentRecipeMeal(meal, shown, own, servingOf)];
    }),
  );
}

/** Whether any food in a meal replaces another. */
function isVersion(lines: readonly IngredientRow[]): boolean {
  return lines.some(({ swapped }) => swapped !== null && swapped !== undefined);
}

/** Returns a function that creates the serving of a line once for all lines that share it. */
function servingsOnce(): (line: IngredientRow) => ReturnType<typeof presentServing> {
  const presented = new Map<number, ReturnType<typeof presentServing>>();
  return (line) => {
    const known = presented.get(line.serving_id);
    if (known !== undefined) return known;
    const fresh = presentServing(line);
    presented.set(line.serving_id, fresh);
    return fresh;
  };
}
