import { databaseFault } from '../database/database-faults.ts';
import { FieldError } from './errors.ts';

const OF_DAY = [
  'date',
  'to_date',
  'calendar_day_id',
  'to_calendar_day',
  'calendar_day',
  'date_to_plan_for',
  'start_date',
];
/** The request fields that specify a day and a meal moment, most specific first. */
const FIELDS = {
  day_full: OF_DAY,
  day_ingredients_full: OF_DAY,
  moment_full: ['meal_moment', 'to_meal_moment', 'meal_slot_id', 'meal_slot', 'meal_slot_specification_id'],
} as const;
type FullCode = keyof typeof FIELDS;

/** Whether the database rejected a meal because its day or its moment is full. */
export function isFullPlace(error: Error): boolean {
  return databaseFault(error) === 'full-place';
}

/**
 * Returns the error for the request field that specifies the full day or moment, or a general error if there is no such
 * field.
 */
export function refusalOfFullPlace({ message }: Error, body: unknown): FieldError {
  const code = message in FIELDS ? (message as FullCode) : 'moment_full';
  const sent = typeof body === 'object' && body !== null ? body : {};
  const field = [...FIELDS[code], ...OF_DAY].find((name) => name in sent);
  return new FieldError([{ path: field === undefined ? [] : [field], code }]);
}
