import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { adherence } from './client-figures.ts';
import { clientsPaths } from './paths.ts';

/** kcal and g of protein; null if nothing is known. */
const figures = z.object({ kcal: z.number().nullable(), protein: z.number().nullable() });

const dayOfWeek = z
  .object({
    date: z.string(),
    /** The plan's target on this weekday; null without a plan. */
    goal: figures.nullable(),
    /** What was eaten; null if nothing was logged. */
    eaten: figures.nullable(),
    /** Whether an eaten meal has an unknown figure. */
    is_partial: z.boolean(),
    /** The mean weight of the date in kg. */
    weight: z.number().nullable(),
  })
  .meta({ id: 'DayOfClient' });

/** A note or a change of the plan, with its moment. */
const event = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('NOTE'),
      id: z.number().int(),
      at: z.string(),
      /** Whether the client wrote it, or a coach. */
      is_of_client: z.boolean(),
      text: z.string(),
    }),
    z.object({
      kind: z.literal('PLAN'),
      id: z.number().int(),
      at: z.string(),
      is_of_client: z.boolean(),
      reason: z.string().nullable(),
      /** Additional kcal and g of protein on the mean day of a week; null for a first plan. */
      effect: z.object({ kcal: z.number().int(), protein: z.number().int() }).nullable(),
      answer: z.enum(['ACCEPTED', 'ASKED', 'RETURNED']).nullable(),
      question: z.string().nullable(),
    }),
  ])
  .meta({ id: 'EventOfClient' });

export const getClientWeek = endpoint(clientsPaths.getClientWeek, {
  access: 'subject',
  summary:
    'Seven days of the caller, or of a client named by `user`: what was eaten of the plan, weights, notes and changes of the plan. Past days are held against the plan of today, as in the diary.',
  query: z.object({
    user: idText.optional(),
    /** The last of the seven days. */
    until: date,
    /** The caller's own date; that of UTC if absent. Today and later have no days. */
    today: date.optional(),
  }),
  answer: z
    .object({
      from: z.string(),
      until: z.string(),
      /** For these seven days, in the form in which the client list shows the last seven. */
      adherence,
      /** The earliest first. */
      days: listOf(dayOfWeek, SIZES.days),
      /** Today, which counts in no mean, if the week ends with yesterday. */
      today: dayOfWeek.nullable(),
      /** Of these days and today, plus the days before and after them in UTC; the earliest first. */
      events: listOf(event, SIZES.many),
    })
    .meta({ id: 'ClientWeek' }),
});
