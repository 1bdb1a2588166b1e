import { MAX_MEALS_OF_DAY } from '@weekbord/domain/recipes/meal-limits';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';

/** Maximum lengths of the lists in responses. */
export const SIZES = {
  /** Values of an enumeration, or the parts of a record. */
  few: 100,
  week: WEEKDAYS.length,
  moments: MEAL_MOMENTS.length,
  mealsOfDay: MAX_MEALS_OF_DAY,
  /** Days in one call: more than a year. */
  days: 400,
  /** Items of the days in one call, or all of a person's records of a kind that is shown in full. */
  many: 2_000,
  /** Items of several years of a person. */
  most: 20_000,
  /** Rows of an export: everything. */
  all: 10_000_000,
} as const;

/**
 * A list in a response with its maximum length. The maximum documents what we return; input is never rejected for it.
 */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).meta({ maxItems: max });
}
