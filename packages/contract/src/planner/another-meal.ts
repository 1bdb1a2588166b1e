import { z } from 'zod';
import { calendarItem, undoId } from '../diary/models.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { plannerPaths } from './paths.ts';

/** Maximum number of recipes that can be left out because they were already seen. */
const MOST_SEEN = 500;

export const anotherMeal = endpoint(plannerPaths.anotherMeal, {
  access: 'subject',
  oneByOne: true,
  summary: 'Replaces a planned recipe with the best suggestion the person has not seen yet.',
  params: idParams,
  /** Recipes already seen for this meal; the current one is always left out. */
  body: z.object({ seen: z.array(id).max(MOST_SEEN).default([]) }),
  answer: z.object({
    /** The new meal; null if no other fits, in which case nothing changes. */
    calendar_item: calendarItem.nullable(),
    undo_id: undoId,
  }),
  cost: 5,
});
