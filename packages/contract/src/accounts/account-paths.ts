import { routes } from '../route.ts';

/** Calls about an account that are not needed at the first load. */
export const ownAccountPaths = routes({
  replaceMe: 'PUT /auth/users/me',
  deleteMe: 'DELETE /auth/users/me',
  listAccessLog: 'GET /auth/users/me/looks',
  listConsents: 'GET /users/me/consents',
  answerConsents: 'PUT /users/me/consents',
  getUser: 'GET /users/user/:id',
  updateUser: 'PATCH /users/user/:id',
});
