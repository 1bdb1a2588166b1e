import { SNOOZES } from '@weekbord/domain/clients/snooze';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, flagText, idParams } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { clientsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

const whole = z.number().int();
const offThePlan = {
  /** A day, on the mean of the logged days: what was eaten, and what the plan aims at. */
  eaten: whole,
  goal: whole,
  /** Over how many logged days, today not counted. */
  days: whole,
};

/** Why a client wants attention, with what it follows from. */
export const need = z
  .discriminatedUnion('kind', [
    /** Notes that the coach has not seen. */
    z.object({ kind: z.literal('NOTE'), count: whole }),
    /** A question about a change of the plan that nobody answered. */
    z.object({ kind: z.literal('QUESTION') }),
    /** Whole days in a row without anything eaten, today not counted; `last` is null where nothing ever was. */
    z.object({ kind: z.literal('NOT_LOGGED'), days: whole, last: z.string().nullable() }),
    /** A weight that moves against the goal: kg a week over the 30 days that end with `until`. */
    z.object({ kind: z.literal('WEIGHT'), per_week: z.number(), until: z.string() }),
    z.object({ kind: z.literal('NO_PLAN') }),
    /** kcal. */
    z.object({ kind: z.literal('ENERGY'), ...offThePlan }),
    /** g. */
    z.object({ kind: z.literal('PROTEIN'), ...offThePlan }),
    /** The last date for which a meal is planned. */
    z.object({ kind: z.literal('WEEK_ENDS'), until: z.string() }),
    /** Days since an invitation that has no answer. */
    z.object({ kind: z.literal('INVITATION'), days: whole }),
  ])
  .meta({ id: 'Need' });

const needyClient = z
  .object({
    id: whole,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** The most urgent first. */
    needs: listOf(need, SIZES.few),
    /** When a client who is put off is shown again; null where something new must come up first, and of all others. */
    snoozed_until: z.string().nullable(),
  })
  .meta({ id: 'NeedyClient' });

const endedInvitation = z
  .object({
    id: whole,
    invited_on: z.string(),
    /** EXPIRED: there was no answer within thirty days. WITHDRAWN: the person said no, or the account is gone. */
    reason: z.enum(['EXPIRED', 'WITHDRAWN']),
  })
  .meta({ id: 'EndedInvitation' });

const leftClient = z
  .object({
    id: whole,
    /** The date in UTC on which the relation ended. */
    left_on: z.string(),
  })
  .meta({ id: 'LeftClient' });

export const listClientNeeds = endpoint(clientsPaths.listClientNeeds, {
  access: 'coach',
  summary: "A page of the caller's clients who want attention, each with the reasons, the most urgent first.",
  query: pageQuery.extend({
    /** The caller's own date; left out, it is that of UTC. */
    today: date.optional(),
    /** Whether those are wanted who are put off; left out, those who are not. */
    snoozed: flagText.optional(),
  }),
  answer: pageOf(needyClient).extend({
    /** How many want attention and are put off. */
    snoozed: whole,
    /** Invitations that ended without a yes in the last two weeks, the latest first; of who was invited nothing is kept. */
    ended_invitations: listOf(endedInvitation, SIZES.few),
    /**
     * Clients of the last two weeks who ended the relation, went to another coach or deleted their account, the latest
     * first; of who it was nothing is kept.
     */
    left_clients: listOf(leftClient, SIZES.few),
  }),
  // Some milliseconds of a processor for thousands of clients.
  oneByOne: true,
});

export const snoozeClient = endpoint(clientsPaths.snoozeClient, {
  access: 'coach',
  summary:
    'Puts a client off: until tomorrow, for a week, or until something new comes up. A new note or question is shown all the same.',
  params: idParams,
  body: z.object({
    until: z.enum(SNOOZES),
    /** The caller's own date; left out, it is that of UTC. */
    today: date.optional(),
  }),
  errors: ['not_found', 'consent_withdrawn'],
});

export const endClientSnooze = endpoint(clientsPaths.endClientSnooze, {
  access: 'coach',
  summary: 'Shows a client again who was put off.',
  params: idParams,
  errors: ['not_found'],
});

export const clientNeeds = { listClientNeeds, snoozeClient, endClientSnooze };
