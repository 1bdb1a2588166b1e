import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Catalogue, CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import { catalogueVersion } from '@weekbord/catalogue/load';
import { dishOfRecipe } from '@weekbord/dishes/dish-of-recipe';
import { painterVersion, pictureKey } from '@weekbord/dishes/picture-key';
import type { Substitute } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { labelListsOf, wizardAllergensOf } from '@weekbord/domain/recipes/labels/label-lists';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { searchTextOfRecipe } from '@weekbord/domain/recipes/list/search-text-of-recipe';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  findCatalogueVersion,
  nutrientColumns,
  listCatalogueServings,
  lockCatalogue,
  namesOfFood,
  saveCatalogueVersion,
  seedFoods,
} from '../../foods/foods.public.ts';
import {
  type CatalogueLineRow,
  type CatalogueRecipeRow,
  replaceLines,
  saveRecipes,
} from './catalogue-recipes.store.ts';
import { type RecipeSwapRow, replaceSwaps, type SwapRow } from './catalogue-swaps.store.ts';
import { inferMissingKinds, refreshRecipesOf, repaintRecipes } from '../own/refresh-recipe.ts';

/** Increase this when the same catalogue has to be written in a different way. */
const SEED_VERSION = 11;

/** The source of a catalogue. Its version is known without reading it. */
export type CatalogueSource = Readonly<{ version: () => string; load: () => Catalogue | Promise<Catalogue> }>;

const PRODUCT: CatalogueSource = { version: catalogueVersion, load: loadCatalogueApart };

/** Reads the catalogue's files in a separate thread, so that requests are still served and the memory used is freed. */
async function loadCatalogueApart(): Promise<Catalogue> {
  const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url));
  const [catalogue] = (await once(worker, 'message')) as [Catalogue];
  return catalogue;
}

/**
 * Updates the database's foods and recipes to match the catalogue, in one transaction that begins once the catalogue
 * has been read; does nothing if they are up to date. Ids do not change, so people keep what they planned and liked.
 * Custom recipes are updated with what changed in their foods. Returns whether anything was written.
 */
export async function seedCatalogue(
  db: Kysely<Tables>,
  now: Date,
  source: CatalogueSource = PRODUCT,
): Promise<boolean> {
  // A new version of the painter changes the keys of pictures, so the catalogue's version includes the painter's.
  const version = `${SEED_VERSION}-${painterVersion()}-${source.version()}`;
  if ((await findCatalogueVersion(db)) === version) return false;
  const catalogue = await source.load();
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    // Checked again, because another process may have written the catalogue in the meantime.
    if ((await findCatalogueVersion(trx)) === version) return false;
    const changed = await seedFoods(trx, catalogue);
    await saveRecipes(trx, catalogue.recipes.map(recipeRow), now);
    const servings = await listCatalogueServings(trx);
    const ids = new Map(servings.map(({ id, slug, measure }) => [`${slug} ${measure}`, id]));
    await replaceLines(
      trx,
      catalogue.recipes.flatMap((recipe) => lineRows(recipe, ids)),
    );
    await replaceSwaps(trx, { ofFoods: foodSwaps(catalogue), ofRecipes: catalogue.recipes.flatMap(recipeSwaps) });
    await refreshRecipesOf(trx, changed, now);
    await inferMissingKinds(trx);
    await repaintRecipes(trx);
    await saveCatalogueVersion(trx, version);
    return true;
  });
}

function recipeRow(recipe: CatalogueRecipe): CatalogueRecipeRow {
  const { kcal, protein, fat, carbohydrates, fiber, further } = recipe.perPortion;
  const labels = labelListsOf(recipe.allergens);
  return {
    slug: recipe.id,
    name_en: recipe.name.en,
    name_nl: recipe.name.nl,
    picture: pictureKey(dishOfRecipe(recipe)),
    preparation_time_min: recipe.minutes.preparation,
    cooking_time_min: recipe.minutes.cooking,
    tags: recipe.tags,
    meal_types: recipe.meals,
    is_side: recipe.isSide,
    waiting_time_min: recipe.minutes.waiting,
    source: recipe.source,
    form: recipe.form,
    temperature: recipe.temperature,
    scene: recipe.scene,
    cuisine: recipe.cuisine,
    families: recipe.families,
    appeal: recipe.appeal,
    seasons: recipe.seasons.length === 0 ? null : recipe.seasons,
    directions_en: recipe.steps.map(({ en }) => en),
    directions_nl: recipe.steps.map(({ nl }) => nl),
    kcal,
    protein,
    fat,
    carbohydrates,
    fiber,
    ...nutrientColumns(further),
    ...recipe.diets,
    ...wizardAllergensOf(recipe.allergens),
    label_allergens: labels.contains,
    free_of: labels.freeOf,
    has_meat: hasMeat(
      recipe.ingredients.map(({ food: { diets, origin } }) => ({ diets, origins: origin && [...origin.keys()] })),
    ),
    dislikes: recipe.dislikes,
    search: searchTextOfRecipe(
      { name_en: recipe.name.en, name_nl: recipe.name.nl },
      recipe.ingredients.map(({ food }) => namesOfFood(food)),
    ),
  };
}

function lineRows(recipe: CatalogueRecipe, servingIds: ReadonlyMap<string, number>): CatalogueLineRow[] {
  return recipe.ingredients.map(({ food, measure, amount, note }, position) => {
    const servingId = servingIds.get(`${food.id} ${measure}`);
    if (servingId === undefined) throw new Error(`${recipe.id} uses ${measure} of ${food.id}, which is not stored`);
    return {
      slug: recipe.id,
      position,
      serving_id: servingId,
      quantity: amount / recipe.portions,
      note_en: note?.en ?? null,
      note_nl: note?.nl ?? null,
      moves_with: groupOf(recipe, food.id),
    };
  });
}

/**
 * Returns the number of the group that contains a food, among a recipe's groups of foods that are scaled together; null
 * if none does.
 */
function groupOf({ together }: CatalogueRecipe, foodId: string): number | null {
  if (together === 'all') return 0;
  const group = together.findIndex((foods) => foods.includes(foodId));
  return group < 0 ? null : group;
}

function foodSwaps({ swaps }: Catalogue): SwapRow[] {
  return [...swaps].flatMap(([slug, substitutes]) =>
    substitutes.map((one, position) => swapRow(String(slug), one, position)),
  );
}

/** Returns the swaps that a recipe defines. A food that must not be replaced has one row without a replacement. */
function recipeSwaps({ id: recipe, swaps, ingredients }: CatalogueRecipe): RecipeSwapRow[] {
  const kept = (slug: string): RecipeSwapRow => ({ recipe, slug, position: 0, stand_in: null, factor: 1 });
  if (swaps === null) return [];
  if (swaps === 'never') return [...new Set(ingredients.map(({ food }) => food.id))].map(kept);
  return [...swaps].flatMap(([slug, substitutes]): RecipeSwapRow[] =>
    substitutes.length === 0
      ? [kept(String(slug))]
      : substitutes.map((one, position) => ({ recipe, ...swapRow(String(slug), one, position) })),
  );
}

function swapRow(slug: string, { food, factor }: Substitute<CatalogueFood>, position: number): SwapRow {
  return { slug, position, stand_in: food.id, factor };
}
