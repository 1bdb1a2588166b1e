import type { Answered } from '@weekbord/contract/endpoint';
import type { getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import type { Ingredient, RecipeTemplateSummary } from '@weekbord/contract/recipes/models';
import { totalMinutes } from '@weekbord/domain/recipes/directions/preparation-time';
import { nameOfVersion, stepsOfVersion, unsaidSwaps } from '@weekbord/domain/recipes/versions/name-of-version';
import { versionLabel } from '@weekbord/domain/recipes/versions/version-label';
import type { IngredientContentType } from '@weekbord/domain/diary/calendar-items';
import { LABEL_ALLERGENS } from '@weekbord/domain/foods/allergens';
import { addressOfPicture, keyOfVersion } from '../../dish-pictures/dish-pictures.public.ts';
import {
  furtherOfColumns,
  presentFigures,
  presentFurther,
  presentServing,
  presentTraits,
} from '../../foods/foods.public.ts';
import type { PreferenceRow } from '../preferences/recipe-preferences.store.ts';
import type { IngredientRow, TemplateRow } from './templates.store.ts';

type Template = Answered<typeof getRecipeTemplate>;

/** Quantities are rounded to 1 / this many units, only to hide floating-point noise. */
const QUANTITY_PRECISION = 1000;
const GRAM_PRECISION = 10;

function rounded(amount: number, precision: number): number {
  return Math.round(amount * precision) / precision;
}

/** Returns a recipe as lists show it, with the nutrients of one portion. */
export function presentTemplateSummary(row: TemplateRow): RecipeTemplateSummary {
  return {
    id: row.id,
    name: row.name,
    author: row.author_id,
    image: row.image,
    picture: row.picture === null ? null : addressOfPicture(row.picture),
    preparation_time_min: row.preparation_time_min,
    cooking_time_min: row.cooking_time_min,
    waiting_time_min: row.waiting_time_min,
    total_time_min: totalMinutes({
      preparation: row.preparation_time_min,
      cooking: row.cooking_time_min,
      waiting: row.waiting_time_min,
    }),
    tags: row.tags.map((name) => ({ name })),
    meal_types: row.meal_types,
    is_side: row.is_side,
    source_provider: row.source_provider,
    published: row.published,
    external_url: row.external_url,
    ...presentFigures(row),
    ...presentTraits(row),
    label_allergens: row.label_allergens,
    unknown_allergens: LABEL_ALLERGENS.filter(
      (allergen) => !row.label_allergens.includes(allergen) && !row.free_of.includes(allergen),
    ),
    has_meat: row.has_meat,
    created: row.created_at.toISOString(),
    modified: row.modified_at.toISOString(),
  };
}

/** Returns a line of a recipe or meal; `stored` is false if the meal is only proposed. */
export function presentIngredient(
  row: IngredientRow,
  contentType: IngredientContentType,
  stored: boolean,
  serving: Ingredient['suggested_serving'] = presentServing(row),
): Ingredient {
  const several = row.measure === 'piece' && row.quantity > 1;
  return {
    id: stored ? row.id : null,
    name: several ? (row.food_plural ?? row.food_name) : row.food_name,
    // The recipe's note about the original food does not apply to a replacement.
    note: row.replaced ? null : row.note,
    quantity: rounded(row.quantity, QUANTITY_PRECISION),
    grams: rounded(row.quantity * row.serving_grams, GRAM_PRECISION),
    suggested_serving: serving,
    object_id: stored ? row.owner_id : null,
    content_type: contentType,
    modified: row.modified_at?.toISOString() ?? null,
    swapped: row.swapped ? presentSwap(row.swapped, row.replaced ?? null) : null,
  };
}

/** Returns the food that a line's food replaces, and the line's former state if a person swapped it. */
function presentSwap(
  { from, because }: NonNullable<IngredientRow['swapped']>,
  replaced: NonNullable<IngredientRow['replaced']> | null,
): Ingredient['swapped'] {
  const before = replaced && {
    suggested_serving: presentServing(replaced.serving),
    quantity: rounded(replaced.quantity, QUANTITY_PRECISION),
  };
  return { from, because: [...because], before };
}

/**
 * Returns a recipe with the name, the steps and the picture for the foods in its lines, and the reason for its version
 * if the name does not state it.
 */
export function asVersion<T extends Pick<TemplateRow, 'name' | 'directions' | 'vegan' | 'picture'>>(
  template: T,
  ingredients: readonly IngredientRow[],
): Readonly<{ template: T; version: Template['version'] }> {
  const swaps = ingredients.flatMap(({ swapped, replaced, food_id: to }) => {
    const from = swapped?.fromId ?? replaced?.serving.food_id;
    return from === undefined ? [] : [{ from, to }];
  });
  const picture =
    template.picture === null || swaps.length === 0 ? template.picture : keyOfVersion(template.picture, swaps);
  const swapped = ingredients.flatMap(({ swapped: food, food_name: to }) =>
    food && food.because.length > 0 ? { ...food, to } : [],
  );
  if (swapped.length === 0) return { template: { ...template, picture }, version: null };
  return {
    template: {
      ...template,
      picture,
      name: nameOfVersion(template.name, swapped, template.vegan === 'yes'),
      directions: [...stepsOfVersion(template.directions, swapped)],
    },
    version: versionLabel(template.name, unsaidSwaps(template.name, swapped)),
  };
}

/** Returns a recipe with its steps, and with its ingredients as stored or as adapted to a person. */
export function presentTemplate(
  row: TemplateRow,
  ingredients: readonly IngredientRow[],
  { areStored }: Readonly<{ areStored: boolean }> = { areStored: true },
): Template {
  const { template, version } = asVersion(row, ingredients);
  return {
    ...presentTemplateSummary(template),
    further_figures: presentFurther(furtherOfColumns(row)),
    ingredients: ingredients.map((line) => presentIngredient(line, 'recipetemplate', areStored)),
    directions: template.directions.map((text) => ({ text })),
    version,
  };
}

/** Returns a favourite or a dislike in the contract's shape. */
export function presentPreference(row: PreferenceRow): { id: number; user: number; recipe: number } {
  return { id: row.id, user: row.person_id, recipe: row.recipe_template_id };
}
