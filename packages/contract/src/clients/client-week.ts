import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { adherence } from './client-figures.ts';
import { clientsPaths } from './paths.ts';

/** kcal and g of protein; null where nothing is known. */
const figures = z.object({ kcal: z.number().nullable(), protein: z.number().nullable() });

const dayOfWeek = z
  .object({
    date: z.string(),
    /** What the plan aims at on this weekday; null without a plan. */
    goal: figures.nullable(),
    /** What was eaten; null where nothing was logged. */
    eaten: figures.nullable(),
    /** Whether a meal that was eaten has a figure that is not known. */
    is_partial: z.boolean(),
    /** The mean weight of the date in kg. */
    weight: z.number().nullable(),
  })
  .meta({ id: 'DayOfClient' });

/** A note or a change of the plan, at its moment. */
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
      /** kcal and g of protein more on the mean day of a week; null for a first plan. */
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
    /** The caller's own date; left out, it is that of UTC. Of today and later there are no days. */
    today: date.optional(),
  }),
  answer: z
    .object({
      from: z.string(),
      until: z.string(),
      /** Of these seven days, as the list of clients shows that of the last ones. */
      adherence,
      /** The earliest first. */
      days: listOf(dayOfWeek, SIZES.days),
      /** Today, which counts in no mean, where the week ends with yesterday. */
      today: dayOfWeek.nullable(),
      /** Of these days and today, by UTC those of a day before and after them too; the earliest first. */
      events: listOf(event, SIZES.many),
    })
    .meta({ id: 'ClientWeek' }),
});
