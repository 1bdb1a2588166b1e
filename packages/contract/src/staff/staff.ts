import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, idParams, line, moment } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { staffPaths } from './paths.ts';
import { reason } from './reason.ts';
import { settingChanges, shownSettings } from './settings.ts';

/** An organisation as shown to staff: every setting, and how many people belong to it. */
const staffOrganisation = z
  .object({
    id: z.number().int(),
    /** Whether this is the portal without a subdomain. */
    is_main: z.boolean(),
    /** The coach who owns the organisation; null if it belongs to the product. */
    owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    members: z.number().int(),
    waiting: z.number().int(),
    settings: shownSettings,
  })
  .meta({ id: 'StaffOrganisation' });

/** A person as shown to staff: who they are, and nothing about what they eat, weigh or feel. */
const staffMember = z
  .object({
    id: z.number().int(),
    first_name: z.string(),
    last_name: z.string(),
    /** The email address, masked except for its first character and its domain. */
    masked_email: z.string(),
    role: z.enum(['COACH', 'CLIENT', 'ON_THEIR_OWN']),
    is_staff: z.boolean(),
    account_enabled: z.boolean(),
    coach: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    /** How many clients a coach has. */
    clients: z.number().int(),
  })
  .meta({ id: 'StaffMember' });

const waiting = z
  .object({
    id: z.number().int(),
    email: z.string(),
    first_name: z.string(),
    created: moment,
    /** When staff admitted the person; null while the person waits. */
    let_in: moment.nullable(),
  })
  .meta({ id: 'StaffWaitlistEntry' });

export const listStaffOrganisations = endpoint(staffPaths.listStaffOrganisations, {
  access: 'staff',
  summary: 'Lists all organisations with their settings; the one without a subdomain first.',
  query: pageQuery,
  answer: pageOf(staffOrganisation),
});

export const getStaffOrganisation = endpoint(staffPaths.getStaffOrganisation, {
  access: 'staff',
  summary: 'Returns an organisation with its settings.',
  params: idParams,
  answer: staffOrganisation,
});

export const updateStaffOrganisation = endpoint(staffPaths.updateStaffOrganisation, {
  access: 'staff',
  summary: "Updates an organisation's settings; omitted settings stay unchanged, unknown ones are rejected.",
  params: idParams,
  body: settingChanges.extend({ reason }).strict(),
  answer: staffOrganisation,
});

export const listStaffMembers = endpoint(staffPaths.listStaffMembers, {
  access: 'staff',
  summary:
    'Lists the members of an organisation by name; everyone listed can see in their access log that staff looked.',
  params: idParams,
  /** Part of a name, or a complete email address. */
  query: pageQuery.extend({ search: line({ max: 254 }).default('') }),
  answer: pageOf(staffMember),
});

export const listStaffWaitlist = endpoint(staffPaths.listStaffWaitlist, {
  access: 'staff',
  summary: "Lists an organisation's waitlist, longest waiting first.",
  params: idParams,
  query: pageQuery,
  answer: pageOf(waiting),
});

export const letInFromWaitlist = endpoint(staffPaths.letInFromWaitlist, {
  access: 'staff',
  summary:
    'Lets someone in from the waitlist: sends them an email and creates their account when they log in at that portal. Repeating the call changes nothing.',
  params: idParams,
  body: z.strictObject({ reason }),
  answer: waiting,
});

export const makeCoach = endpoint(staffPaths.makeCoach, {
  access: 'staff',
  summary: 'Makes a person a coach.',
  params: idParams,
  body: z.strictObject({ reason }),
  errors: ['is_a_coach', 'has_a_coach'],
  answer: staffMember,
});

export const endCoach = endpoint(staffPaths.endCoach, {
  access: 'staff',
  summary:
    'Removes a person as a coach: the coaching of all their clients ends, and so do unanswered invitations. Sends each client an email.',
  params: idParams,
  body: z.strictObject({ reason }),
  errors: ['not_a_coach'],
  answer: staffMember,
});

export const moveClient = endpoint(staffPaths.moveClient, {
  access: 'staff',
  summary:
    'Invites a person on behalf of another coach. Until they accept, the new coach sees nothing of theirs and their current coach stays.',
  params: idParams,
  body: z.strictObject({ coach_email: email, reason }),
  errors: ['is_a_coach'],
  answer: staffMember,
});
