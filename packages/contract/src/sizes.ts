import { MAX_MEALS_OF_DAY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';

/** Maximum lengths of the lists in responses. */
export const SIZES = {
  /** The values of an enumeration, or the parts of a record. */
  few: 100,
  week: WEEKDAYS.length,
  moments: MEAL_MOMENTS.length,
  mealsOfDay: MAX_MEALS_OF_DAY,
  /** The days in one response: more than a year. */
  days: 400,
  /** The items of all days in one response, or all records of a kind that is listed without paging. */
  many: 2_000,
  /** A person's items of several years. */
  most: 20_000,
  /** All rows of an export. */
  all: 10_000_000,
} as const;

/** A list in a response with its maximum length. The maximum is documentation; input is never rejected for it. */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).meta({ maxItems: max });
}
