import { z } from 'zod';
import { calendarItem, undoId } from '../diary/models.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { plannerPaths } from './paths.ts';

/** So many recipes that a person has seen are left out, at most. */
const MOST_SEEN = 500;

export const anotherMeal = endpoint(plannerPaths.anotherMeal, {
  access: 'subject',
  oneByOne: true,
  summary:
    'Puts the best proposal in the place of a planned meal of a recipe, other than those that the person has seen.',
  params: idParams,
  /** Recipes that the person has seen there; the one that stands there counts anyway. */
  body: z.object({ seen: z.array(id).max(MOST_SEEN).default([]) }),
  answer: z.object({
    /** The meal that came; null where no other fits, and nothing has changed. */
    calendar_item: calendarItem.nullable(),
    undo_id: undoId,
  }),
  cost: 5,
});
