import type { RecipeMeal } from '@weekbord/contract/recipes/models';
import type { Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listMealIngredients, listMeals, type MealRow } from './recipe-meals.store.ts';
import { presentRecipeMeal } from './recipes.present.ts';
import { listTemplatesByIds } from './recipes.store.ts';

/** Meals of one person as the contract shows them, by id: two queries, however many meals. */
export async function presentMeals(
  db: Kysely<Tables>,
  personId: number,
  meals: readonly MealRow[],
  locale: Language,
): Promise<ReadonlyMap<number, RecipeMeal>> {
  if (meals.length === 0) return new Map();
  const templateIds = [...new Set(meals.map((meal) => meal.recipe_template_id))];
  const templates = new Map((await listTemplatesByIds(db, templateIds, locale)).map((row) => [row.id, row]));
  const mealIds = meals.map(({ id }) => id);
  const lines = Map.groupBy(await listMealIngredients(db, personId, mealIds, locale), ({ owner_id: owner }) => owner);
  return new Map(
    meals.map((meal) => [
      meal.id,
      presentRecipeMeal(meal, templates.get(meal.recipe_template_id)!, lines.get(meal.id) ?? []),
    ]),
  );
}

/** The same for meals of which only the ids are at hand. */
export async function presentMealsOf(
  db: Kysely<Tables>,
  personId: number,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, RecipeMeal>> {
  return presentMeals(db, personId, await listMeals(db, personId, ids), locale);
}
