import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, repeated } from '../fields.ts';
import { EATING_RULES } from './list-ingredient-swaps.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listBrokenRules = endpoint(plannerPaths.listBrokenRules, {
  access: 'subject',
  summary:
    "Lists which of a person's rules some foods break, or may break as far as we know; foods that break none are left out.",
  query: z.object({ food: repeated(idText).optional(), user: idText.optional() }),
  answer: z.object({
    results: listOf(
      z.object({ food: z.number().int(), breaks: listOf(z.enum(EATING_RULES), SIZES.few).min(1) }),
      SIZES.many,
    ),
  }),
});
