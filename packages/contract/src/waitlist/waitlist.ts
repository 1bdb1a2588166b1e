import { z } from 'zod';
import { MAX_NAME_LENGTH } from '@weekbord/domain/auth/validate-identity';
import { endpoint, replacementOf } from '../endpoint.ts';
import { email, idParams, line, moment } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { waitlistPaths } from './paths.ts';
import { waitlistResourcePaths } from './resource-paths.ts';

const waiting = z.object({ email: z.string(), first_name: z.string() });

/** A person who is waiting for a place in an organisation. */
const waitlistEntry = waiting
  .extend({ id: z.number().int(), organisation: z.number().int(), created: moment })
  .meta({ id: 'WaitlistEntry' });

const firstName = line({ max: MAX_NAME_LENGTH });
const fields = z.object({ email, first_name: firstName.default('') });

export const joinWaitlist = endpoint(waitlistPaths.joinWaitlist, {
  access: 'public',
  summary:
    "Adds an address to an organisation's waitlist; returns 200 if it is already on it. It is kept for at most a year.",
  params: z.object({ subdomain: z.string().max(63) }),
  body: fields,
  answer: waiting,
  status: 201,
  otherStatuses: [200],
});

export const listWaitlistEntries = endpoint(waitlistResourcePaths.listWaitlistEntries, {
  access: 'coach',
  summary: "Lists the waitlist of the coach's own organisation, longest waiting first.",
  query: pageQuery,
  answer: pageOf(waitlistEntry),
});

export const createWaitlistEntry = endpoint(waitlistResourcePaths.createWaitlistEntry, {
  access: 'coach',
  summary: "Adds an address to the waitlist of the coach's own organisation; returns 200 if it is already on it.",
  body: fields,
  answer: waitlistEntry,
  status: 201,
  otherStatuses: [200],
});

export const getWaitlistEntry = endpoint(waitlistResourcePaths.getWaitlistEntry, {
  access: 'coach',
  summary: "Returns a waitlist entry of the coach's own organisation.",
  params: idParams,
  answer: waitlistEntry,
});

export const updateWaitlistEntry = endpoint(waitlistResourcePaths.updateWaitlistEntry, {
  access: 'coach',
  summary: 'Updates the address or the name of an entry; omitted fields stay unchanged.',
  params: idParams,
  body: z.object({ email: email.optional(), first_name: firstName.optional() }),
  answer: waitlistEntry,
});

export const replaceWaitlistEntry = replacementOf(updateWaitlistEntry, waitlistResourcePaths.replaceWaitlistEntry, {
  summary: 'Replaces the address and the name of an entry; omitting the name clears it.',
  body: fields,
});

export const deleteWaitlistEntry = endpoint(waitlistResourcePaths.deleteWaitlistEntry, {
  access: 'coach',
  summary: "Removes an address from the waitlist of the coach's own organisation.",
  params: idParams,
});
