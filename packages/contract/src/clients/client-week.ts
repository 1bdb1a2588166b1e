import { MEASUREMENT_TYPES } from '@weekbord/domain/progress/measurement-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { adherence } from './client-figures.ts';
import { clientsPaths } from './paths.ts';

/** kcal and grams; null if unknown. */
const figures = z.object({
  kcal: z.number().nullable(),
  protein: z.number().nullable(),
  carbohydrates: z.number().nullable(),
  fat: z.number().nullable(),
});

const dayOfWeek = z
  .object({
    date: z.string(),
    /** The plan's target on this weekday; null without a plan. */
    goal: figures.nullable(),
    /** The totals eaten; null if nothing was logged. */
    eaten: figures.nullable(),
    /** Whether the energy or the protein of an eaten meal is unknown. */
    is_partial: z.boolean(),
    /** Whether the carbohydrates or the fat of an eaten meal are unknown. */
    are_macros_partial: z.boolean(),
    /** The mean weight on the date, in kg. */
    weight: z.number().nullable(),
  })
  .meta({ id: 'DayOfClient' });

/** A measurement on a date, weights excepted: the mean of the date's entries, in the unit of the type. */
const measured = z
  .object({ type: z.enum(MEASUREMENT_TYPES), date: z.string(), value: z.number(), entries: z.number().int() })
  .meta({ id: 'MeasuredOfClient' });

/** A note or a change to the plan, with its time. */
const event = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('NOTE'),
      id: z.number().int(),
      at: z.string(),
      /** Whether the client wrote the note, rather than a coach. */
      is_of_client: z.boolean(),
      text: z.string(),
    }),
    z.object({
      kind: z.literal('PLAN'),
      id: z.number().int(),
      at: z.string(),
      is_of_client: z.boolean(),
      reason: z.string().nullable(),
      /** Additional kcal and g of protein per day, averaged over the week; null for a first plan. */
      effect: z.object({ kcal: z.number().int(), protein: z.number().int() }).nullable(),
      answer: z.enum(['ACCEPTED', 'ASKED', 'RETURNED']).nullable(),
      question: z.string().nullable(),
    }),
  ])
  .meta({ id: 'EventOfClient' });

export const getClientWeek = endpoint(clientsPaths.getClientWeek, {
  access: 'subject',
  summary:
    'Returns seven days of the caller, or of a client named by `user`: what was eaten compared with the plan, measurements, notes and plan changes. Past days are compared with the current plan, as in the diary.',
  query: z.object({
    user: idText.optional(),
    /** The last of the seven days. */
    until: date,
    /** The caller's own date; the UTC date if absent. `days` never includes today or later dates. */
    today: date.optional(),
  }),
  answer: z
    .object({
      from: z.string(),
      until: z.string(),
      /** For these seven days, in the same form as for the last seven days in the client list. */
      adherence,
      /** Earliest first. */
      days: listOf(dayOfWeek, SIZES.days),
      /** Today, which does not count towards any mean, if the week ends yesterday; otherwise null. */
      today: dayOfWeek.nullable(),
      /** Measurements of the seven days, by type and date. */
      measurements: listOf(measured, SIZES.days),
      /** Events of these days and today, and of the UTC days before and after them; earliest first. */
      events: listOf(event, SIZES.many),
    })
    .meta({ id: 'ClientWeek' }),
});
