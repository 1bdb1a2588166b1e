import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagText, idParams, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { user, userChange } from '../accounts/models.ts';
import { clientsPaths } from './paths.ts';

/** A client as they stand in the list of their coach. */
export const listedClient = z
  .object({
    id: z.number().int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    account_enabled: z.boolean(),
    /** Whether there is a profile that a plan can be computed from. */
    has_intake: z.boolean(),
    /** Whether they eat by a weekly plan. */
    has_plan: z.boolean(),
  })
  .meta({ id: 'ListedClient' });
export type ListedClient = z.infer<typeof listedClient>;

export const listClients = endpoint(clientsPaths.listClients, {
  access: 'coach',
  summary: "A page of the caller's clients, by their names.",
  query: pageQuery.extend({
    /** Left out, those with an enabled account and those without. */
    account_enabled: flagText.optional(),
    /** A part of a name or an address; capitals and small letters are the same. */
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
    'Changes the name, language or units of a client, or opens and closes their account; who is closed out gets no further with their next call.',
  params: idParams,
  body: userChange.extend({ account_enabled: z.boolean().optional() }),
  errors: ['not_found'],
  answer: user,
});
