import type { createRecipeFeedbackLineItem as endpoint } from '@weekbord/contract/recipes/recipe-feedback';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { insertFeedback } from './recipe-feedback.store.ts';
import { presentFeedback } from './recipe-feedback.ts';
import { readerOf } from './recipe-reader.ts';
import { findTemplate } from './recipes.store.ts';

export const createRecipeFeedbackLineItem: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const template = await findTemplate(db, body.recipe, readerOf(actor), locale);
  if (template === undefined) throw new FieldError({ recipe: 'does_not_exist' });
  const { rating = null, comment = '' } = body;
  const said = { person_id: actor.id, recipe_template_id: template.id, rating, comment, created_at: now };
  return presentFeedback(await insertFeedback(db, said));
};
