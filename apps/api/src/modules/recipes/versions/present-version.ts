import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { flexAmountOf } from '@weekbord/domain/planner/catalogue/planner-recipe';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { linesOfPlate } from '@weekbord/domain/plates/flex-table';
import { OWN_PORTION } from '@weekbord/domain/plates/plate-code';
import { figuresOfAmounts } from '@weekbord/domain/recipes/labels/label-nutrients';
import { labelListsOf, wizardAllergensOf } from '@weekbord/domain/recipes/labels/label-lists';
import { type Traits, traitsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { Language } from '@weekbord/domain/languages/languages';
import type { PlannableLine } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nutrientColumns } from '../../foods/foods.public.ts';
import { presentTemplate } from '../templates/templates.present.ts';
import type { TemplateRow } from '../templates/templates.store.ts';
import { ingredientRows } from './ingredient-rows.ts';

/** Whether lines differ from those of the original recipe. */
export function isVersion(lines: readonly PlannableLine[]): boolean {
  return lines.some(({ swapped }) => swapped !== undefined);
}

type FoodOfVersion = Traits & Readonly<{ origins: readonly string[] | null }>;

/** Returns a recipe with the diets, allergens and meat of the foods in its version. */
export function withTraitsOf(template: TemplateRow, foods: readonly FoodOfVersion[]): TemplateRow {
  const { diets, allergens, dislikes } = traitsOfIngredients(foods);
  const { contains, freeOf } = labelListsOf(allergens);
  return {
    ...template,
    ...diets,
    ...wizardAllergensOf(allergens),
    label_allergens: [...contains],
    free_of: [...freeOf],
    has_meat: hasMeat(foods),
    dislikes: [...dislikes],
  };
}

/**
 * Returns a recipe as shown with a recipe meal: with the recipe's own nutrients, and the diets and allergens of the
 * version with these lines.
 */
export function templateOfVersion(template: TemplateRow, lines: readonly PlannableLine[]): TemplateRow {
  if (!isVersion(lines)) return template;
  return withTraitsOf(
    template,
    lines.map(({ food }) => food),
  );
}

/** Returns a recipe as a person eats it, in kitchen amounts. Its lines are not stored. */
export async function presentVersion(
  ctx: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  template: TemplateRow,
  lines: readonly PlannableLine[],
): Promise<RecipeTemplate> {
  const amounts = linesOfPlate(lines.map(flexAmountOf), OWN_PORTION);
  const composed = amounts.map(({ measure, quantity }, at) => {
    const { food, noteEn, noteNl, swapped = null } = lines[at]!;
    return { servingId: food.servings.get(measure)!, quantity, noteEn, noteNl, swapped };
  });
  const rowsOf = await ingredientRows(ctx, composed);
  const { macros, further } = figuresOfAmounts(
    amounts.map(({ grams }, at) => ({ grams, per100: lines[at]!.food.per100 })),
  );
  const version = { ...templateOfVersion(template, lines), ...macros, ...nutrientColumns(further) };
  return presentTemplate(version, rowsOf(template.id, composed), { areStored: false });
}
