import { type RecipeMeal, recipeMeal } from '@weekbord/contract/diary/models';
import type { PlateCode } from '@weekbord/domain/plates/flex-table';
import { writePlate } from '@weekbord/domain/plates/plate-code';
import type { Language } from '@weekbord/domain/languages/languages';
import type { PlannableLine, ComposedMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { CheckedText } from '../../../platform/http/checked-text.ts';
import { LastUsed } from './last-used.ts';
import {
  type IngredientRow,
  ingredientRows,
  type KeptWords,
  listTemplatesByIds,
  templateOfVersion,
  type TemplateRow,
} from '../../recipes/recipes.public.ts';

/** The displayed data of a meal's recipe, in the version used for the meal. */
type ShownRecipe = Readonly<{ template: TemplateRow; lines: readonly IngredientRow[] }>;

/**
 * The displayed data of one catalogue version in each language: recipes, servings and names of foods by id, and the
 * meals made from them, by recipe, its version and plate.
 */
export type ShownRecipes = Readonly<Record<Language, Shown>>;
type Shown = KeptWords & Readonly<{ recipes: Map<number, TemplateRow>; meals: LastUsed<CheckedText<RecipeMeal>> }>;

/** How many meals are cached per language, about 5 kB each. */
const MEALS_MAX = 2000;

/** Returns an empty cache. */
export function shownRecipes(): ShownRecipes {
  const none = () => ({
    recipes: new Map(),
    servings: new Map(),
    foodNames: new Map(),
    meals: new LastUsed<CheckedText<RecipeMeal>>(MEALS_MAX),
  });
  return { en: none(), nl: none() };
}

type About = Readonly<{
  own: readonly Readonly<{ id: number }>[];
  shown: ShownRecipes;
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
}>;
type Plated = Readonly<{ recipeId: number; plate: PlateCode }>;

/**
 * Returns the displayed data of recipes on the given plates, in the same order. For the catalogue's recipes it does not
 * change within a version, so it is read, built and checked once. For the person's own recipes it is read and built
 * each time.
 */
export async function showMeals(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  { own, shown, lines: linesOf }: About,
  wanted: readonly Plated[],
  compose: (plated: Plated) => ComposedMeal,
  make: (plated: Plated, meal: ComposedMeal, recipe: ShownRecipe) => RecipeMeal,
): Promise<CheckedText<RecipeMeal>[]> {
  const { recipes, meals, ...words } = shown[locale];
  const ownIds = new Set(own.map(({ id }) => id));
  const linesOfOne = ({ recipeId }: Plated) => linesOf.get(recipeId) ?? [];
  const keys = wanted.map((plated) => keyOf(plated, linesOfOne(plated)));
  const known = keys.map((key) => meals.peek(key));
  const missing = wanted.filter((_, at) => known[at] === undefined);
  const unread = missing.filter(({ recipeId }) => !recipes.has(recipeId)).map(({ recipeId }) => recipeId);
  const read = await readRecipes(db, unread, locale);
  for (const [id, recipe] of read) if (!ownIds.has(id)) recipes.set(id, recipe);
  const composed = new Map(missing.map((plated) => [plated, compose(plated)]));
  const composedLines = [...composed.values()].flatMap(({ ingredients }) => ingredients);
  const rowsOf = await ingredientRows({ db, locale }, composedLines, words);
  return wanted.map((plated, at) => {
    const text = known[at];
    if (text !== undefined) return meals.keep(keys[at]!, text);
    const meal = composed.get(plated)!;
    const written = read.get(plated.recipeId) ?? recipes.get(plated.recipeId)!;
    const shownRecipe = {
      template: templateOfVersion(written, linesOfOne(plated)),
      lines: rowsOf(plated.recipeId, meal.ingredients),
    };
    const made = CheckedText.write(recipeMeal, make(plated, meal, shownRecipe), 'a proposed meal');
    return ownIds.has(plated.recipeId) ? made : meals.keep(keys[at]!, made);
  });
}

/**
 * Returns a key for a recipe on a plate with its swaps and their reasons. It is the same for everyone who gets the same
 * dish for the same reasons.
 */
function keyOf({ recipeId, plate }: Plated, lines: readonly PlannableLine[]): string {
  const swaps = lines.flatMap(({ food, swapped }, at) =>
    swapped === undefined ? [] : `${at}:${food.id}<${swapped.foodId}:${swapped.because.join('+')}`,
  );
  return [recipeId, writePlate(plate), ...swaps].join(' ');
}

async function readRecipes(
  db: Kysely<Tables>,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, TemplateRow>> {
  if (ids.length === 0) return new Map();
  const templates = await listTemplatesByIds(db, ids, locale);
  return new Map(templates.map((template) => [template.id, template]));
}
