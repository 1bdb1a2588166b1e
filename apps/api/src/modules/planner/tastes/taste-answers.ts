import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { dropReasons } from '../../diary/diary.public.ts';
import { recipe } from '../../recipes/recipes.public.ts';
import { deleteAnswer, deleteTaste, listAnswers, upsertAnswer } from './taste.store.ts';

export const listTasteAnswers: Operation<Endpoints['listTasteAnswers']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  return paginate(ctx, await listAnswers(ctx.db, { personId, recipe: ctx.query.recipe, ...pageWindow(ctx.query) }));
};

export const setTasteAnswer: Operation<Endpoints['setTasteAnswer']> = async (ctx) => {
  const { db, body, today } = ctx;
  const { answer } = body;
  const personId = await authorizePerson(ctx, body.user);
  const { id: recipeId } = await authorizeReference(ctx, recipe, 'recipe', body.recipe);
  if (answer === null) await deleteAnswer(db, personId, recipeId);
  else await upsertAnswer(db, { personId, recipeId, answer, date: today });
  // Deletes the reason "you asked for more of this" from planned meals, because it may no longer be true.
  if (answer !== 'MORE') await dropReasons(db, personId, { kinds: ['ASKED_FOR_MORE'], from: today });
  return { recipe: recipeId, answer };
};

export const forgetTaste: Operation<Endpoints['forgetTaste']> = async (ctx) => {
  const { db, today } = ctx;
  const personId = await authorizePerson(ctx, ctx.query.user);
  await deleteTaste(db, personId, today);
  await dropReasons(db, personId, { kinds: ['ASKED_FOR_MORE', 'EATEN_OFTEN'], from: today });
};
