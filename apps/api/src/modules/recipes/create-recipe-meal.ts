import type { createRecipeMeal as endpoint } from '@weekbord/contract/diary/recipe-meals';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { presentMeals } from './present-meals.ts';
import { insertMealOfRecipe } from './recipe-meals.store.ts';
import { readerOf } from './recipe-reader.ts';
import { findTemplate } from './recipes.store.ts';

export const createRecipeMeal: Operation<typeof endpoint> = async ({ db, actor, body, locale, now }) => {
  const template = await findTemplate(db, body.recipe_template, readerOf(actor), locale);
  if (template === undefined) throw new FieldError({ recipe_template: 'does_not_exist' });
  const size = { portions: body.portions, portionsMultiplier: 1 };
  const row = await insertMealOfRecipe(db, actor.id, template, size, now);
  const [presented] = (await presentMeals(db, actor.id, [row], locale, [template])).values();
  return presented!;
};
