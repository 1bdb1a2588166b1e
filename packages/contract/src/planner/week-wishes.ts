import { idText } from '../fields.ts';
import { endpoint } from '../endpoint.ts';
import { weekWishes, weekWishesFields } from './models.ts';
import { plannerPaths } from './paths.ts';
import { z } from 'zod';

export const getWeekWishes = endpoint(plannerPaths.getWeekWishes, {
  access: 'subject',
  summary: 'Returns the weekly preferences of the caller, or of a client named by `user`; defaults to no preference.',
  query: z.object({ user: idText.optional() }),
  answer: weekWishes,
});

export const replaceWeekWishes = endpoint(plannerPaths.replaceWeekWishes, {
  access: 'subject',
  summary:
    'Replaces the weekly preferences. Preferences that conflict with each other or with the diet are kept: the planner gets as close as it can and reports it.',
  body: weekWishesFields,
  answer: weekWishes,
});
