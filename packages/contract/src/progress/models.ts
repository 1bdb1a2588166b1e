import { isKeptDate } from '@weekbord/domain/dates/kept-dates';
import { readMoment } from '@weekbord/domain/dates/moment';
import { BODY_AREAS } from '@weekbord/domain/progress/measurements';
import { z } from 'zod';
import { coded, id } from '../fields.ts';

/** The fields of every measurement; the value is in the unit of its type. */
export const measurement = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    value: z.number(),
    /** When the value was measured, in UTC; midnight if a date was sent. */
    created_at: z.string(),
    /** The calendar date that the value was sent with, regardless of its offset. */
    date: z.string(),
  })
  .meta({ id: 'Measurement' });
export type Measurement = z.infer<typeof measurement>;

/** The circumference of a part of the body, in cm. */
export const distance = measurement.extend({ body_area: z.enum(BODY_AREAS) }).meta({ id: 'Distance' });
export type Distance = z.infer<typeof distance>;

const isMoment = (text: string) => isKeptDate(readMoment(text)?.date ?? '');

/** When a value was measured: a calendar date in the person's time zone, or an RFC 3339 timestamp with any offset. */
const measuredAt = z.string().refine((text) => isKeptDate(text) || isMoment(text), coded('not_a_date'));

/**
 * A value in the unit of the type. It is rounded to two decimal places, after which the domain's rules check its range.
 */
const value = z.number();

export const measurementFields = z.object({ user: id.optional(), value, created_at: measuredAt });
export const measurementChange = z.object({ value: value.optional(), created_at: measuredAt.optional() });

export const distanceFields = measurementFields.extend({ body_area: z.enum(BODY_AREAS).default('WAIST') });
export const distanceChange = measurementChange.extend({ body_area: z.enum(BODY_AREAS).optional() });
