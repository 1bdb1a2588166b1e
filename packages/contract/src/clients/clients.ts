import { DELETION_KEYWORDS } from '@weekbord/domain/accounts/deletion-keyword';
import { MENSTRUAL_PHASES } from '@weekbord/domain/cycle/menstrual-phases';
import { z } from 'zod';
import { alsoAt, endpoint, replacementOf } from '../endpoint.ts';
import { coded, flagText, idParams, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { newAccount, user, userChange, wholeUser } from '../accounts/models.ts';
import { listedClient } from './models.ts';
import { clientsPaths } from './paths.ts';
import { clientResourcePaths } from './resource-paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listClients = endpoint(clientsPaths.listClients, {
  access: 'coach',
  summary: "Returns a page of the caller's clients, by name.",
  query: pageQuery.extend({
    /** If absent, clients with enabled and disabled accounts are returned. */
    account_enabled: flagText.optional(),
    /** Part of a name or email address; case is ignored. */
    search: text({ max: 100 }).optional(),
  }),
  answer: pageOf(listedClient),
});

export const getClient = endpoint(clientsPaths.getClient, {
  access: 'coach',
  summary: 'Returns a client of the caller.',
  params: idParams,
  errors: ['not_found'],
  answer: user,
});

export const updateClient = endpoint(clientsPaths.updateClient, {
  access: 'coach',
  summary:
    "Updates a client's name, language or units, or activates or deactivates their account; a deactivated client is locked out from the next call until the coaching ends. Rejected if the invitation has not been answered.",
  params: idParams,
  body: userChange.extend({ account_enabled: z.boolean().optional() }),
  errors: ['not_found'],
  answer: user,
});

/** The parts of her cycle that a client shares with the caller; parts that are not shared are null. */
const sharedCycle = z
  .object({
    shared_until: z.string(),
    /** Today's phase; null also if no start is recorded. */
    cycle_phase: z.enum(MENSTRUAL_PHASES).nullable(),
    next_period_start: z.string().nullable(),
    next_period_start_earliest: z.string().nullable(),
    next_period_start_latest: z.string().nullable(),
    /** Whether an expected start was not recorded, which makes the phase and the prediction approximate. */
    period_start_missed: z.boolean().nullable(),
    /** The recorded starts, earliest first. */
    period_starts: listOf(z.string(), SIZES.many).nullable(),
  })
  .meta({ id: 'SharedCycle' });

export const getSharedCycle = endpoint(clientsPaths.getSharedCycle, {
  access: 'coach',
  summary:
    "Returns the cycle data a client shares with the caller; `not_found` if nothing is shared. Each call is recorded in the client's access log.",
  params: idParams,
  answer: sharedCycle,
  errors: ['not_found', 'consent_withdrawn', 'data_unreadable'],
});

export const listAllClients = alsoAt(listClients, clientResourcePaths.listAllClients);

export const createClient = endpoint(clientResourcePaths.createClient, {
  access: 'coach',
  closedToDemo: 'people',
  summary:
    'Invites a client by email: if the address has an account, nothing in it is shared before its owner accepts, and the response is the same.',
  body: newAccount,
  answer: user,
  status: 201,
  cost: 5,
});

export const replaceClient = replacementOf(updateClient, clientResourcePaths.replaceClient, {
  summary: "Replaces a client's name, language and units; whether the account is active changes only if given.",
  body: wholeUser.extend({ account_enabled: z.boolean().optional() }),
});

export const removeClient = endpoint(clientResourcePaths.removeClient, {
  access: 'coach',
  summary:
    'Ends the coaching of a client, who keeps their account and everything in it, or withdraws an unanswered invitation.',
  params: idParams,
});

export const deleteUser = endpoint(clientResourcePaths.deleteUser, {
  access: 'member',
  summary:
    'Deletes the caller and all their data, like DELETE auth/users/me; for a client of the caller, ends the coaching instead.',
  params: idParams,
  /** The confirmation word, required from people who delete their own account. */
  body: z.object({ confirm: z.enum(DELETION_KEYWORDS, coded('confirmation_word_wrong')).optional() }),
  errors: ['fresh_login_required'],
});

export const deleteAuthUser = alsoAt(deleteUser, clientResourcePaths.deleteAuthUser);
