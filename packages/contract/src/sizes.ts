import { MAX_MEALS_OF_DAY } from '@weekbord/domain/recipes/meal-limits';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';

/** The most items in the lists of answers. */
export const SIZES = {
  /** Enumerated words, or the few parts of a record. */
  few: 100,
  week: WEEKDAYS.length,
  moments: MEAL_MOMENTS.length,
  mealsOfDay: MAX_MEALS_OF_DAY,
  /** Days of one call: more than a year. */
  days: 400,
  /** What the days of one call can have, or a person's records of a kind that is shown in full. */
  many: 2_000,
  /** What a person's years can have. */
  most: 20_000,
  /** Rows of an export: everything. */
  all: 10_000_000,
} as const;

/** A list in an answer with its maximum number of items: a promise of ours; a caller's data is never refused for it. */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).meta({ maxItems: max });
}
