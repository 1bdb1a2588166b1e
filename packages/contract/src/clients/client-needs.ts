import { SNOOZES } from '@weekbord/domain/clients/snooze';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, flagText, idParams } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { clientsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

const whole = z.number().int();
const offThePlan = {
  /** Means per logged day: the amount eaten and the plan's target. */
  eaten: whole,
  goal: whole,
  /** The number of logged days, not counting today. */
  days: whole,
};

/** Why a client needs attention, with the facts behind it. */
export const need = z
  .discriminatedUnion('kind', [
    /** Notes that the coach has not seen. */
    z.object({ kind: z.literal('NOTE'), count: whole }),
    /** An unanswered question about a change to the plan. */
    z.object({ kind: z.literal('QUESTION') }),
    /** Consecutive full days without anything eaten, not counting today; `last` is null if nothing was ever eaten. */
    z.object({ kind: z.literal('NOT_LOGGED'), days: whole, last: z.string().nullable() }),
    /** A weight that moves against the goal: kg per week over the 30 days up to `until`. */
    z.object({ kind: z.literal('WEIGHT'), per_week: z.number(), until: z.string() }),
    z.object({ kind: z.literal('NO_PLAN') }),
    /** The energy eaten is off plan; in kcal. */
    z.object({ kind: z.literal('ENERGY'), ...offThePlan }),
    /** The protein eaten is off plan; in grams. */
    z.object({ kind: z.literal('PROTEIN'), ...offThePlan }),
    /** The last date for which a meal is planned. */
    z.object({ kind: z.literal('WEEK_ENDS'), until: z.string() }),
    /** Days since an invitation that is still unanswered. */
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
    /**
     * When a snoozed client is shown again; null if only something new brings them back, and for clients who are not
     * snoozed.
     */
    snoozed_until: z.string().nullable(),
  })
  .meta({ id: 'NeedyClient' });

const endedInvitation = z
  .object({
    id: whole,
    invited_on: z.string(),
    /** EXPIRED: not answered within thirty days. WITHDRAWN: the person declined, or the account no longer exists. */
    reason: z.enum(['EXPIRED', 'WITHDRAWN']),
  })
  .meta({ id: 'EndedInvitation' });

const leftClient = z
  .object({
    id: whole,
    /** The UTC date on which the relationship ended. */
    left_on: z.string(),
  })
  .meta({ id: 'LeftClient' });

export const listClientNeeds = endpoint(clientsPaths.listClientNeeds, {
  access: 'coach',
  summary: "Returns a page of the caller's clients who need attention, each with the reasons, most urgent first.",
  query: pageQuery.extend({
    /** The caller's own date; the UTC date if absent. */
    today: date.optional(),
    /** True returns the snoozed clients; false or absent, the others. */
    snoozed: flagText.optional(),
  }),
  answer: pageOf(needyClient).extend({
    /** The number of clients who need attention but are snoozed. */
    snoozed: whole,
    /**
     * Invitations that ended without acceptance in the last two weeks, latest first; the invited person is not stored.
     */
    ended_invitations: listOf(endedInvitation, SIZES.few),
    /**
     * Clients who ended the relationship, moved to another coach or deleted their account in the last two weeks, latest
     * first; their identity is not stored.
     */
    left_clients: listOf(leftClient, SIZES.few),
  }),
  // Takes a few milliseconds of CPU for thousands of clients.
  oneByOne: true,
});

export const snoozeClient = endpoint(clientsPaths.snoozeClient, {
  access: 'coach',
  summary:
    'Snoozes a client until tomorrow, for a week, or until something new happens. New notes and questions are shown anyway.',
  params: idParams,
  body: z.object({
    until: z.enum(SNOOZES),
    /** The caller's own date; the UTC date if absent. */
    today: date.optional(),
  }),
  errors: ['not_found', 'consent_withdrawn'],
});

export const endClientSnooze = endpoint(clientsPaths.endClientSnooze, {
  access: 'coach',
  summary: 'Shows a snoozed client again.',
  params: idParams,
  errors: ['not_found'],
});

export const clientNeeds = { listClientNeeds, snoozeClient, endClientSnooze };
