import { KEPT_MEAL_OUTCOMES, LEFT_OUT_REASONS } from '@weekbord/domain/diary/place-meals';
import { MEAL_CONTENT_TYPES } from '@weekbord/domain/diary/calendar-items';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { calendarDay, undoId } from '../diary/models.ts';
import { id, startDate } from '../fields.ts';
import { figure } from '../recipes/models.ts';
import { leftOutMeal } from './models.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum number of meals in one call: those of a week. */
const MAX_ITEMS = 500;

/** A meal stored for planning it again. */
export const keptMeal = z.object({
  meal_moment: z.enum(MEAL_MOMENTS),
  content_type: z.enum(MEAL_CONTENT_TYPES),
  /** Empty for plain numbers without a name. */
  name: z.string(),
  kcal: figure,
});

/** A preview of putting stored meals into days. */
export const putPreview = z
  .object({
    days: listOf(
      z.object({
        date: z.string(),
        meals: listOf(
          keptMeal.extend({
            /**
             * COMES: the meal will be planned. KEPT: the existing meal stays. LEFT_OUT: the meal now breaks one of the
             * person's rules.
             */
            outcome: z.enum(KEPT_MEAL_OUTCOMES),
            /** Why the meal is left out, as a code and in the caller's language; otherwise null. */
            because: z.enum(LEFT_OUT_REASONS).nullable(),
            detail: z.string().nullable(),
          }),
          SIZES.mealsOfDay,
        ),
        /** The planner's meals that will be replaced. */
        gives_way: listOf(z.object({ meal_moment: z.enum(MEAL_MOMENTS), name: z.string() }), SIZES.mealsOfDay),
      }),
      SIZES.days,
    ),
    /** The calendar items that will be replaced, to be sent when the meals are put. */
    replaceable_item_ids: listOf(z.number().int(), SIZES.many),
  })
  .meta({ id: 'PutPreview' });

/** Where to put stored meals. If `replaceable_item_ids` is absent, all of the planner's own meals may be replaced. */
export const putBody = z.object({
  start_date: startDate,
  replaceable_item_ids: z.array(id).max(MAX_ITEMS).optional(),
});

/** The days that stored meals were put into. */
export const placeMeals = z
  .object({
    calendar_days: listOf(calendarDay, SIZES.days),
    planned_count: z.number().int(),
    replaced_count: z.number().int(),
    left_out: listOf(leftOutMeal.extend({ date: z.string() }), SIZES.many),
    /** The moments in which nothing was put, because of a meal that the person ate, added, changed or locked. */
    kept_moments: listOf(z.object({ date: z.string(), meal_moment: z.enum(MEAL_MOMENTS) }), SIZES.days),
    undo_id: undoId,
  })
  .meta({ id: 'PutMeals' });
