import { MAX_EMAIL_LENGTH } from '@weekbord/domain/auth/validate-identity';
import { isDiaryDate, isKeptDate } from '@weekbord/domain/dates/kept-dates';
import { readMoment } from '@weekbord/domain/dates/moment';
import { MAX_COOK_FOR } from '@weekbord/domain/recipes/amounts/meal-limits';
import { visibleText } from '@weekbord/domain/validation/visible-text';
import { z } from 'zod';
import type { FieldCode } from './errors.ts';

/** Gives a validation issue a code that a phrase explains. */
export function coded(code: FieldCode): { message: string } {
  return { message: code };
}

const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Text without control characters or lone surrogates, of limited length. It is trimmed and direction marks are removed;
 * text without visible characters becomes empty. With `isExact` it is only trimmed, for text that must not be changed,
 * such as an email address.
 */
export function text(options: { min?: number; max: number; isExact?: boolean }) {
  return z
    .string()
    .refine((value) => !FORBIDDEN_CHARACTERS.test(value) && value.isWellFormed(), coded('has_forbidden_characters'))
    .transform((value) => (options.isExact === true ? value.trim() : visibleText(value)))
    .pipe(
      z
        .string()
        .min(options.min ?? 0, coded(options.min === 1 ? 'required' : 'too_short'))
        .max(options.max, coded('too_long')),
    );
}

const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]/;

/** Single-line text, such as a name, which may appear in an email, a header or a list. */
export function line(options: { min?: number; max: number }) {
  return z
    .string()
    .refine((value) => !LINE_BREAKS.test(value.trim()), coded('not_one_line'))
    .pipe(text(options));
}

/** How many people something is cooked for. */
export const cookFor = z.number().int().min(1).max(MAX_COOK_FOR);

/** An id: an integer from 1 that fits PostgreSQL's integer. */
export const id = z.number().int().min(1).max(2_147_483_647);

/** An id in a path or query, where it is sent as a string. */
export const idText = z
  .union([z.string().regex(/^[0-9]{1,10}$/), z.number()])
  .transform(Number)
  .pipe(id);

/** An existing calendar date `YYYY-MM-DD` in the years 1900 to 2199. */
export const date = z.string().refine(isKeptDate, coded('not_a_date')).meta({ format: 'date' });

/** The first of several dates to plan; the following dates must be valid too. */
export const startDate = z.string().refine(isDiaryDate, coded('not_a_date')).meta({ format: 'date' });

/** A time in UTC, ISO 8601, as in a response. */
export const moment = z.iso.datetime();

/** A time as sent by a caller: an RFC 3339 timestamp with any offset; the operation receives it in UTC. */
export const sentMoment = z
  .string()
  .refine((value) => readMoment(value) !== null, coded('not_a_moment'))
  .meta({ format: 'date-time' })
  .transform((value) => new Date(readMoment(value)?.instant ?? Number.NaN).toISOString());

export const email = text({ min: 1, max: MAX_EMAIL_LENGTH, isExact: true })
  .transform((value) => value.toLowerCase())
  .pipe(z.email(coded('not_an_email')));

/** A list from repeated query parameters `a=1&a=2`; a single value becomes a list too. */
export function repeated<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(100),
  );
}

export const idParams = z.object({ id: idText });

/** Converts `true`, `false`, `1` or `0` in a query to a boolean. */
export const flagText = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'True', 'False'])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'True');
