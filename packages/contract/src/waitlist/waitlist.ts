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
    'Puts an address on the waitlist of an organisation; 200 where it is on it already. It is kept for a year at most.',
  params: z.object({ subdomain: z.string().max(63) }),
  body: fields,
  answer: waiting,
  status: 201,
  otherStatuses: [200],
});

export const listWaitlistEntries = endpoint(waitlistResourcePaths.listWaitlistEntries, {
  access: 'coach',
  summary: "Who waits for a place in the coach's own organisation, the first to come first.",
  query: pageQuery,
  answer: pageOf(waitlistEntry),
});

export const createWaitlistEntry = endpoint(waitlistResourcePaths.createWaitlistEntry, {
  access: 'coach',
  summary: "Puts an address on the waitlist of the coach's own organisation; 200 where it is on it already.",
  body: fields,
  answer: waitlistEntry,
  status: 201,
  otherStatuses: [200],
});

export const getWaitlistEntry = endpoint(waitlistResourcePaths.getWaitlistEntry, {
  access: 'coach',
  summary: "One entry of the waitlist of the coach's own organisation.",
  params: idParams,
  answer: waitlistEntry,
});

export const updateWaitlistEntry = endpoint(waitlistResourcePaths.updateWaitlistEntry, {
  access: 'coach',
  summary: 'Changes the address or the name of an entry; what is left out stays.',
  params: idParams,
  body: z.object({ email: email.optional(), first_name: firstName.optional() }),
  answer: waitlistEntry,
});

export const replaceWaitlistEntry = replacementOf(updateWaitlistEntry, waitlistResourcePaths.replaceWaitlistEntry, {
  summary: 'Replaces the address and the name of an entry; without a name it has none.',
  body: fields,
});

export const deleteWaitlistEntry = endpoint(waitlistResourcePaths.deleteWaitlistEntry, {
  access: 'coach',
  summary: "Takes an address off the waitlist of the coach's own organisation.",
  params: idParams,
});
