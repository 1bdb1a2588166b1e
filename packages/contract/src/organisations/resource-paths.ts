import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const organisationResourcePaths = routes({
  listOrganisations: 'GET /users/organisation',
  getOrganisation: 'GET /users/organisation/:id',
  replaceOrganisation: 'PUT /users/organisation/:id',
});
