import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { LONGEST_FILE_LINE } from '@weekbord/domain/recipes/read/reading-limits';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { line, text } from '../fields.ts';

const MINUTES_OF_A_DAY = 1440;
const STEPS_MAX = 50;
const NOTES_MAX = 20;

const minutes = z.number().int().min(0).max(MINUTES_OF_A_DAY).nullable();
const longText = text({ min: 1, max: 2000 });

/** A recipe from a file, before its foods are matched. */
export const fileRecipe = z
  .object({
    name: line({ max: 200 }),
    /** The number of portions; null if not stated, in which case the person is asked. */
    portions: z.number().int().min(1).max(100).nullable(),
    preparation_time_min: minutes,
    cooking_time_min: minutes,
    waiting_time_min: minutes,
    lines: z.array(text({ min: 1, max: LONGEST_FILE_LINE })).max(MAX_INGREDIENTS),
    directions: z.array(longText).max(STEPS_MAX),
    notes: z.array(longText).max(NOTES_MAX),
    meal_types: z.array(z.enum(MEAL_TYPES)).max(MEAL_TYPES.length),
    external_url: text({ max: 500 }).nullable(),
  })
  .meta({ id: 'FileRecipe' });
export type FileRecipe = z.infer<typeof fileRecipe>;
