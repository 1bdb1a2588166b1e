import { MAX_MEALS_OF_DAY } from '@weekbord/domain/recipes/meal-limits';
import { MEAL_MOMENTS, WEEKDAYS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';

/** How many items the lists of answers have at most. */
export const SIZES = {
  /** Words of a vocabulary, or the few parts that a record has. */
  few: 100,
  week: WEEKDAYS.length,
  moments: MEAL_MOMENTS.length,
  mealsOfDay: MAX_MEALS_OF_DAY,
  /** Days that one call is about: more than a year. */
  days: 400,
  /** What the days of one call can have, or a person of a kind of record that is shown whole. */
  many: 2_000,
  /** What a person's years can have. */
  most: 20_000,
  /** Rows of an export: everything. */
  all: 10_000_000,
} as const;

/** A list of an answer with the most items that it has: a promise of ours, which a caller's data is never refused for. */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).meta({ maxItems: max });
}
