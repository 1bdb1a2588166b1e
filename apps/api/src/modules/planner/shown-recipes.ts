import { type RecipeMeal, recipeMeal } from '@weekbord/contract/diary/models';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import { writePlate } from '@weekbord/domain/plates/plate-code';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { CheckedText } from '../../platform/http/checked-text.ts';
import type { NewMeal } from '../diary/diary.public.ts';
import { listServingsByIds, type NamedServingRow } from '../foods/foods.public.ts';
import {
  type IngredientRow,
  listTemplateIngredients,
  listTemplatesByIds,
  type TemplateRow,
} from '../recipes/recipes.public.ts';

/** What is shown of a recipe, with its lines in order. */
type ShownRecipe = Readonly<{ template: TemplateRow; lines: readonly IngredientRow[] }>;

/**
 * What is shown of one version of the catalogue in each language: recipes and servings by id, and the meals made of them,
 * by recipe and plate.
 */
export type ShownRecipes = Readonly<
  Record<
    Language,
    Readonly<{
      recipes: Map<number, ShownRecipe>;
      servings: Map<number, NamedServingRow>;
      meals: Map<string, CheckedText<RecipeMeal>>;
    }>
  >
>;

/** How many meals are kept per language, about 5 kB each. */
const MEALS_MAX = 2000;

/** None yet. */
export function shownRecipes(): ShownRecipes {
  const none = () => ({ recipes: new Map(), servings: new Map(), meals: new Map() });
  return { en: none(), nl: none() };
}

type About = Readonly<{ own: readonly Readonly<{ id: number }>[]; shown: ShownRecipes }>;
/** A recipe on a plate. */
type Plated = Readonly<{ recipeId: number; plate: PlateCode }>;

/**
 * What is shown of recipes on some plates, in the same order. That of the catalogue's recipes stays as it is as long as
 * its version does, so it is read, made and checked once; what the person wrote is read and made each time.
 */
export async function showMeals(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  { own, shown }: About,
  wanted: readonly Plated[],
  compose: (plated: Plated) => NewMeal,
  make: (plated: Plated, meal: NewMeal, recipe: ShownRecipe) => RecipeMeal,
): Promise<CheckedText<RecipeMeal>[]> {
  const { recipes, servings, meals } = shown[locale];
  const ownIds = new Set(own.map(({ id }) => id));
  const known = wanted.map((plated) => meals.get(keyOf(plated)));
  const missing = wanted.filter((_, at) => known[at] === undefined);
  const unread = missing.filter(({ recipeId }) => !recipes.has(recipeId)).map(({ recipeId }) => recipeId);
  const read = await readRecipes(db, unread, locale);
  for (const [id, recipe] of read) if (!ownIds.has(id)) recipes.set(id, recipe);
  const composed = new Map(missing.map((plated) => [plated, compose(plated)]));
  const recipeOf = (id: number) => read.get(id) ?? recipes.get(id)!;
  const others = await readServings(
    db,
    [...composed].flatMap(([{ recipeId }, meal]) => changedServings(recipeOf(recipeId), meal)),
    servings,
    locale,
  );
  return wanted.map((plated, at) => {
    const text = known[at];
    if (text !== undefined) return keep(meals, keyOf(plated), text);
    const meal = composed.get(plated)!;
    const { template, lines } = recipeOf(plated.recipeId);
    const plain = { template, lines: lines.map((line, place) => onPlate(line, meal.ingredients[place]!, others)) };
    const made = CheckedText.write(recipeMeal, make(plated, meal, plain), 'a proposed meal');
    return ownIds.has(plated.recipeId) ? made : keep(meals, keyOf(plated), made);
  });
}

/** The servings in which a meal has its foods where the recipe has another one. */
function changedServings({ lines }: ShownRecipe, { ingredients }: NewMeal): number[] {
  return ingredients.flatMap(({ servingId }, at) => (lines[at]!.serving_id === servingId ? [] : servingId));
}

/** A line of a recipe with the amount and the measure that it has on a plate. */
function onPlate(
  line: IngredientRow,
  { servingId, quantity }: NewMeal['ingredients'][number],
  servings: ReadonlyMap<number, NamedServingRow>,
): IngredientRow {
  return servingId === line.serving_id ? { ...line, quantity } : { ...line, ...servings.get(servingId)!, quantity };
}

function keyOf({ recipeId, plate }: Plated): string {
  return `${recipeId} ${writePlate(plate)}`;
}

/** Keeps a meal as the last one used, and lets go of the one that was not used for longest. */
function keep(meals: Map<string, CheckedText<RecipeMeal>>, key: string, text: CheckedText<RecipeMeal>) {
  meals.delete(key);
  meals.set(key, text);
  if (meals.size > MEALS_MAX) meals.delete(meals.keys().next().value!);
  return text;
}

async function readRecipes(
  db: Kysely<Tables>,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, ShownRecipe>> {
  if (ids.length === 0) return new Map();
  const templates = await listTemplatesByIds(db, ids, locale);
  const lines = Map.groupBy(await listTemplateIngredients(db, ids, locale), ({ owner_id: owner }) => owner);
  return new Map(templates.map((template) => [template.id, { template, lines: lines.get(template.id) ?? [] }]));
}

/** Some servings by id; the catalogue's are kept. */
async function readServings(
  db: Kysely<Tables>,
  ids: readonly number[],
  kept: Map<number, NamedServingRow>,
  locale: Language,
): Promise<ReadonlyMap<number, NamedServingRow>> {
  const missing = new Set(ids.filter((id) => !kept.has(id)));
  if (missing.size === 0) return kept;
  const read = await listServingsByIds(db, missing, locale);
  for (const serving of read) if (serving.source === 'CATALOGUE') kept.set(serving.serving_id, serving);
  return new Map([...kept, ...read.map((serving) => [serving.serving_id, serving] as const)]);
}
