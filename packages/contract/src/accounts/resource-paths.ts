import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const accountResourcePaths = routes({
  listUsers: 'GET /users/user',
  createUser: 'POST /users/user',
  replaceUser: 'PUT /users/user/:id',
  listAuthUsers: 'GET /auth/users',
  getAuthUser: 'GET /auth/users/:id',
  replaceAuthUser: 'PUT /auth/users/:id',
  updateAuthUser: 'PATCH /auth/users/:id',
});
