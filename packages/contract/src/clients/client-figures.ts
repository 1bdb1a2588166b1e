import { CLIENT_GROUPS, CLIENT_ORDERS } from '@weekbord/domain/clients/client-list';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, flagText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { listOf, SIZES } from '../sizes.ts';
import { need } from './client-needs.ts';
import { clientsPaths } from './paths.ts';

const whole = z.number().int();

/** How closely a client followed the plan over the last seven days, not counting today. */
export const adherence = z
  .object({
    /** Days with something eaten, out of seven. */
    logged_days: whole,
    /** The amount eaten on these days as a percentage of the plan; null without a plan, or if nothing is known. */
    energy: whole.nullable(),
    protein: whole.nullable(),
  })
  .meta({ id: 'Adherence' });

const clientFigures = z
  .object({
    id: whole,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** Whether the client has not answered their coach's invitation yet. */
    is_invited: z.boolean(),
    /** Why the client needs attention, the most urgent first; empty if snoozed. */
    needs: listOf(need, SIZES.few),
    /** Null if the client does not share adherence, or has not accepted the invitation yet. */
    adherence: adherence.nullable(),
    /** kg per week over the 30 days up to the last weight, and whether that is towards or against the goal. */
    weight: z.object({ per_week: z.number(), course: z.enum(['TOWARDS', 'AGAINST']).nullable() }).nullable(),
    /** The last date on which the client logged a meal or a weight, or wrote a note; null if never. */
    last_seen: z.string().nullable(),
    /**
     * New items: notes and a question about the plan that the coach has not seen, and weights since the coach last
     * looked.
     */
    news: z.object({ notes: whole, has_question: z.boolean(), weights: whole }),
  })
  .meta({ id: 'ClientFigures' });

export const listClientFigures = endpoint(clientsPaths.listClientFigures, {
  access: 'coach',
  summary:
    "Returns a page of the caller's active clients, each with plan adherence, weight change, when they were last seen and what is new.",
  query: pageQuery.extend({
    /** The caller's own date; the UTC date if absent. */
    today: date.optional(),
    /** Part of a name or email address; case is ignored. */
    search: text({ max: 100 }).optional(),
    group: z.enum(CLIENT_GROUPS).default('ALL'),
    order: z.enum(CLIENT_ORDERS).default('NEEDS'),
    reversed: flagText.default(false),
  }),
  answer: pageOf(clientFigures).extend({
    /** The number of matching clients in each group. */
    groups: z.object({ ALL: whole, NEEDS: whole, SILENT: whole, OFF_PLAN: whole }),
  }),
  // Takes a few milliseconds of CPU for thousands of clients.
  oneByOne: true,
});
