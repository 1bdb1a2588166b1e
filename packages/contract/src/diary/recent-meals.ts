import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { diaryPaths } from './paths.ts';
import { recipeMeal, singleFoodMeal } from './models.ts';
import { listOf, SIZES } from '../sizes.ts';

const recentParts = {
  /** The diary meal that has the usual amount. */
  object_id: z.number().int(),
  /** How often and when last the meal was eaten, at each moment of the day. */
  uses: listOf(
    z.object({ meal_moment: z.enum(MEAL_MOMENTS), count: z.number().int(), last_date: z.string() }),
    SIZES.few,
  ),
};

/** A food or recipe that a person has eaten recently, in their usual amount. */
const recentMeal = z
  .discriminatedUnion('content_type', [
    z.object({ ...recentParts, content_type: z.literal('recipemeal'), meal: recipeMeal }),
    z.object({ ...recentParts, content_type: z.literal('singlefoodmeal'), meal: singleFoodMeal }),
  ])
  .meta({ id: 'RecentMeal' });
export type RecentMeal = z.infer<typeof recentMeal>;

export const listRecentMeals = endpoint(diaryPaths.listRecentMeals, {
  access: 'subject',
  summary: 'Lists what a person ate in the last sixty days, frequent and recent items first.',
  query: z.object({
    user: idText.optional(),
    /** The caller's own date; the UTC date if absent. */
    today: date.optional(),
  }),
  answer: z.object({ results: listOf(recentMeal, SIZES.many) }),
});
