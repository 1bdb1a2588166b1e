import type { Endpoints } from '@weekbord/contract/endpoints';
import { MAX_OWN_RECIPES } from '@weekbord/domain/recipes/amounts/meal-limits';
import { portionsOnGrid, quantityOfPortions } from '@weekbord/domain/recipes/amounts/portions-on-grid';
import { categoriesOfMealTypes } from '@weekbord/domain/recipes/import/recipe-files';
import { schemaRecipe, writeLine } from '@weekbord/domain/recipes/import/schema-recipe';
import type { Locale } from '../../../platform/http/actor.ts';
import type { Operation } from '../../../platform/http/context.ts';
import { authorize, authorizePerson, only } from '../../access/access.public.ts';
import { ownRecipe } from '../recipes.resources.ts';
import { readerAmong } from '../templates/recipe-reader.ts';
import {
  type IngredientRow,
  listTemplateIngredients,
  listTemplates,
  type TemplateRow,
} from '../templates/templates.store.ts';

export const exportRecipes: Operation<Endpoints['exportRecipes']> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const personId = await authorizePerson(ctx);
  const wanted = query.recipe === undefined ? undefined : (await authorize(ctx, ownRecipe, query.recipe)).id;
  // Drafts are only included if they are requested by id.
  const filter = { id: wanted, author: personId, published: wanted === undefined ? true : undefined };
  const reader = readerAmong(actor, only(personId));
  const { rows } = await listTemplates(db, { reader, filter, locale, limit: MAX_OWN_RECIPES, offset: 0 });
  const lines = await listTemplateIngredients(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  const byRecipe = Map.groupBy(lines, ({ owner_id: owner }) => owner);
  return { recipes: rows.map((row) => written(row, byRecipe.get(row.id) ?? [], locale)) };
};

/**
 * Returns a recipe for as many portions as it was written for or, if that is unknown, for the number that its amounts
 * suggest.
 */
function written(row: TemplateRow, lines: readonly IngredientRow[], language: Locale) {
  const portions = row.portions ?? portionsOnGrid(lines.map(({ quantity }) => Math.round(quantity * 1000) / 1000));
  return schemaRecipe({
    name: row.name,
    portions,
    times: {
      preparation: row.preparation_time_min,
      cooking: row.cooking_time_min,
      waiting: row.waiting_time_min,
    },
    lines: lines.map((line) => lineOf(line, quantityOfPortions(line.quantity, portions))),
    steps: row.directions,
    categories: categoriesOfMealTypes(row.meal_types, language),
    address: row.external_url,
  });
}

function lineOf(line: IngredientRow, quantity: number): string {
  const isSeveral = line.measure === 'piece' && quantity > 1;
  return writeLine({
    quantity,
    measure: line.measure,
    measureName: line.measure_name,
    measurePlural: line.measure_plural,
    grams: line.serving_grams,
    name: isSeveral ? (line.food_plural ?? line.food_name) : line.food_name,
    note: line.note,
  });
}
