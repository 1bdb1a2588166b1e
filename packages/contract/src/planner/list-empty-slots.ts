import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { emptySlot } from './models.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listEmptySlots = endpoint(plannerPaths.listEmptySlots, {
  access: 'subject',
  heavy: true,
  summary:
    'Lists the empty slots of a date that the planner has no meal for, each with the rules that rule out every recipe.',
  query: z.object({ date, user: idText.optional() }),
  answer: z.object({ results: listOf(emptySlot, SIZES.many) }),
  cost: 10,
});
