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
  summary: "A page of the caller's clients, by their names.",
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
  summary: 'A client of the caller.',
  params: idParams,
  errors: ['not_found'],
  answer: user,
});

export const updateClient = endpoint(clientsPaths.updateClient, {
  access: 'coach',
  summary:
    'Changes the name, language or units of a client, or opens and closes their account; who is closed out gets no further with their next call, until the relation ends. Refused for somebody who has not answered the invitation.',
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
    'What a client shares of her cycle with the caller: `not_found` where that is nothing. Each call is one entry among who looked at her data.',
  params: idParams,
  answer: sharedCycle,
  errors: ['not_found', 'consent_withdrawn', 'data_unreadable'],
});

export const listAllClients = alsoAt(listClients, clientResourcePaths.listAllClients);

export const createClient = endpoint(clientResourcePaths.createClient, {
  access: 'coach',
  closedToDemo: 'people',
  summary:
    'Invites a client, who is mailed: where the address has an account, nothing of it is shared before its owner accepts, and the answer is the same.',
  body: newAccount,
  answer: user,
  status: 201,
  cost: 5,
});

export const replaceClient = replacementOf(updateClient, clientResourcePaths.replaceClient, {
  summary: 'Replaces the name, language and units of a client; whether the account is open stays where it is left out.',
  body: wholeUser.extend({ account_enabled: z.boolean().optional() }),
});

export const removeClient = endpoint(clientResourcePaths.removeClient, {
  access: 'coach',
  summary:
    'Ends the relation with a client, who keeps their account and everything in it; takes back an invitation that waits for its answer.',
  params: idParams,
});

export const deleteUser = endpoint(clientResourcePaths.deleteUser, {
  access: 'member',
  summary:
    "Erases the caller and everything of theirs, as DELETE of auth/users/me does; of a client it ends the coach's relation with them.",
  params: idParams,
  /** The confirmation word, required from people who delete their own account. */
  body: z.object({ confirm: z.enum(DELETION_KEYWORDS, coded('confirmation_word_wrong')).optional() }),
  errors: ['fresh_login_required'],
});

export const deleteAuthUser = alsoAt(deleteUser, clientResourcePaths.deleteAuthUser);
