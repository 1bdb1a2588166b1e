import { type RecipeMeal, recipeMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { CheckedText } from '../../platform/http/checked-text.ts';
import {
  type IngredientRow,
  listTemplateIngredients,
  listTemplatesByIds,
  type TemplateRow,
} from '../recipes/recipes.public.ts';

/** What is shown of a recipe, with its lines in order. */
type ShownRecipe = Readonly<{ template: TemplateRow; lines: readonly IngredientRow[] }>;

/**
 * Recipes of one version of the catalogue as they are shown in each language, by id, and the meals made of them, by
 * recipe and size.
 */
export type ShownRecipes = Readonly<
  Record<Language, Readonly<{ recipes: Map<number, ShownRecipe>; meals: Map<string, CheckedText<RecipeMeal>> }>>
>;

/** How many meals are kept per language, about 5 kB each: two sizes of each recipe of the catalogue. */
const MEALS_MAX = 1000;

/** None yet. */
export function shownRecipes(): ShownRecipes {
  return { en: { recipes: new Map(), meals: new Map() }, nl: { recipes: new Map(), meals: new Map() } };
}

type About = Readonly<{ own: readonly Readonly<{ id: number }>[]; shown: ShownRecipes }>;
/** A recipe at a size. */
type Sized = Readonly<{ recipeId: number; multiplier: number }>;

/**
 * What is shown of recipes at some size, in the same order. That of the catalogue's recipes stays as it is as long as
 * its version does, so it is read, made and checked once; what the person wrote is read and made each time.
 */
export async function showMeals(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  { own, shown }: About,
  wanted: readonly Sized[],
  make: (sized: Sized, recipe: ShownRecipe) => RecipeMeal,
): Promise<CheckedText<RecipeMeal>[]> {
  const { recipes, meals } = shown[locale];
  const known = wanted.map((sized) => meals.get(keyOf(sized)));
  const missing = wanted.filter((_, at) => known[at] === undefined).map(({ recipeId }) => recipeId);
  const read = await readRecipes(
    db,
    missing.filter((id) => !recipes.has(id)),
    locale,
  );
  const ownIds = new Set(own.map(({ id }) => id));
  for (const [id, recipe] of read) if (!ownIds.has(id)) recipes.set(id, recipe);
  return wanted.map((sized, at) => {
    const { recipeId } = sized;
    const recipe = () => read.get(recipeId) ?? recipes.get(recipeId)!;
    const text = known[at] ?? CheckedText.write(recipeMeal, make(sized, recipe()), 'a proposed meal');
    if (!ownIds.has(recipeId)) keep(meals, keyOf(sized), text);
    return text;
  });
}

function keyOf({ recipeId, multiplier }: Sized): string {
  return `${recipeId} ${multiplier}`;
}

/** Keeps a meal as the last one used, and lets go of the one that was not used for longest. */
function keep(meals: Map<string, CheckedText<RecipeMeal>>, key: string, text: CheckedText<RecipeMeal>): void {
  meals.delete(key);
  meals.set(key, text);
  if (meals.size > MEALS_MAX) meals.delete(meals.keys().next().value!);
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
