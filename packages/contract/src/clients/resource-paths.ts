import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const clientResourcePaths = routes({
  deleteUser: 'DELETE /users/user/:id',
  deleteAuthUser: 'DELETE /auth/users/:id',
  listAllClients: 'GET /users/clients',
  createClient: 'POST /users/clients',
  replaceClient: 'PUT /users/clients/:id',
  removeClient: 'DELETE /users/clients/:id',
});
