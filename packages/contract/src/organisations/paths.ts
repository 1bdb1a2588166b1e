import { routes } from '../route.ts';

export const organisationsPaths = routes({
  listBrands: 'GET /users/brand',
  getBrand: 'GET /users/brand/:subdomain',
  listOrganisationsBySubdomain: 'GET /users/organisations-by-subdomain',
  createOrganisation: 'POST /users/organisation',
  updateOrganisation: 'PATCH /users/organisation/:id',
});
