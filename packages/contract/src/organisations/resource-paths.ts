import { routes } from '../route.ts';

/** Calls that complete a resource for other clients of the API; the web app makes none of them. */
export const organisationResourcePaths = routes({
  listOrganisations: 'GET /users/organisation',
  getOrganisation: 'GET /users/organisation/:id',
  replaceOrganisation: 'PUT /users/organisation/:id',
});
