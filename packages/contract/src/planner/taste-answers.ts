import { TASTE_ANSWERS } from '@weekbord/domain/planner/taste/learned-taste';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { plannerPaths } from './paths.ts';

/** Whether a person wants more or less of a kind of dish; null means no answer. */
const tasteAnswer = z
  .object({ recipe: z.number().int(), answer: z.enum(TASTE_ANSWERS).nullable() })
  .meta({ id: 'TasteAnswer' });

export const listTasteAnswers = endpoint(plannerPaths.listTasteAnswers, {
  access: 'subject',
  summary: 'Lists the recipes of which the caller, or a client named by `user`, wants more or less.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(tasteAnswer),
});

export const setTasteAnswer = endpoint(plannerPaths.setTasteAnswer, {
  access: 'subject',
  summary: 'Asks for more or less of this kind of dish; the latest answer counts, and null withdraws it.',
  body: z.object({ recipe: id, answer: z.enum(TASTE_ANSWERS).nullable(), user: id.optional() }),
  answer: tasteAnswer,
});

export const forgetTaste = endpoint(plannerPaths.forgetTaste, {
  access: 'subject',
  summary:
    "Resets what was learned about a person's taste from answers and from meals ticked, skipped and removed; diary, favourites and dislikes stay.",
  query: z.object({ user: idText.optional() }),
});
