import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/**
 * The header with which a coach makes a call as one of their clients: the client's id. The caller stays the coach; what
 * the call is about is the client's, and of nobody else.
 */
export const SUBJECT_HEADER = 'x-subject';

/** What is no person's, or says who the subject is: the calls that a diary needs beside those about a person's records. */
const BESIDE: ReadonlySet<string> = new Set<EndpointName>([
  'getMe',
  'followChanges',
  'autocompleteFoods',
  'getFood',
  'getRecipeTemplate',
  'getSuggestedServing',
  'listPreferredSuggestedServings',
  'listRecipeTags',
  'listSuggestedServings',
  'searchFoodByBarcode',
  'searchFoods',
  'searchSuggestedServings',
]);

/**
 * Whether a coach may make a call as a client: about the client's records, and what goes with a diary. Never what is the
 * client's own to decide, such as their account, address, log-ins, devices, payments, export or who else may look.
 */
export function isOpenAsClient({ access, route }: Pick<Endpoint, 'access' | 'route'>): boolean {
  return access === 'subject' || BESIDE.has(route.name);
}
