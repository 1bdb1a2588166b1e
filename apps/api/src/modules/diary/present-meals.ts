import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listMealIngredients, type MealRow } from './recipe-meals.store.ts';
import { listTemplatesByIds } from '../recipes/recipes.public.ts';
import { presentRecipeMeal } from './recipe-meals.present.ts';

/** Meals of one person as the contract shows them, by id: two queries, however many meals. */
export async function presentMeals(
  db: Kysely<Tables>,
  personId: number,
  meals: readonly MealRow[],
  locale: Language,
): Promise<ReadonlyMap<number, RecipeMeal>> {
  if (meals.length === 0) return new Map();
  const recipeIds = new Set(meals.map((meal) => meal.recipe_template_id));
  const templates = new Map((await listTemplatesByIds(db, [...recipeIds], locale)).map((row) => [row.id, row]));
  const mealIds = meals.map(({ id }) => id);
  const lines = Map.groupBy(await listMealIngredients(db, personId, mealIds, locale), ({ owner_id: owner }) => owner);
  return new Map(
    meals.map((meal) => [
      meal.id,
      presentRecipeMeal(meal, templates.get(meal.recipe_template_id)!, lines.get(meal.id) ?? []),
    ]),
  );
}
