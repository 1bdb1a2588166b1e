import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagText, idParams, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { user, userChange } from '../accounts/models.ts';
import { listedClient } from './models.ts';
import { clientsPaths } from './paths.ts';

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
