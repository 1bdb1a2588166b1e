import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { diaryPaths } from './paths.ts';

const named = listOf(z.object({ id: z.number().int(), name: z.string() }), SIZES.few);

export const listFoodUses = endpoint(diaryPaths.listFoodUses, {
  access: 'member',
  summary: "Returns where one of the caller's own foods is used.",
  params: idParams,
  answer: z.object({
    /** The number of the caller's meals that contain the food. */
    logged_meals: z.number().int(),
    planned_meals: z.number().int(),
    /** The latest dates of those meals, newest first. */
    dates: listOf(z.string(), SIZES.week),
    recipes: named,
    /** Deleted recipes of the caller, which earlier meals may still refer to. */
    deleted_recipes: z.number().int(),
    /** The grocery lists that contain the food, identified by their first day. */
    grocery_lists: listOf(z.object({ id: z.number().int(), start_date: z.string() }), SIZES.few),
    /** Whether a client's meals contain the food because of one of the caller's recipes. */
    is_used_by_others: z.boolean(),
  }),
});
