import { idText } from '../fields.ts';
import { endpoint } from '../endpoint.ts';
import { weekWishes, weekWishesFields } from './models.ts';
import { plannerPaths } from './paths.ts';
import { z } from 'zod';

export const getWeekWishes = endpoint(plannerPaths.getWeekWishes, {
  access: 'subject',
  summary:
    'What the caller, or a client named by `user`, wishes of their weeks; without an answer yet, nothing in particular.',
  query: z.object({ user: idText.optional() }),
  answer: weekWishes,
});

export const replaceWeekWishes = endpoint(plannerPaths.replaceWeekWishes, {
  access: 'subject',
  summary:
    'Replaces these wishes. Those that cannot be met together or within the diet are kept: planning comes as near as it can and says so.',
  body: weekWishesFields,
  answer: weekWishes,
});
