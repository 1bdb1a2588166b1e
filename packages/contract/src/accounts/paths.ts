import { routes } from '../route.ts';

export const accountsPaths = routes({
  signUp: 'POST /auth/users',
  getMe: 'GET /auth/users/me',
  updateMe: 'PATCH /auth/users/me',
  replaceMe: 'PUT /auth/users/me',
  deleteMe: 'DELETE /auth/users/me',
  listLooks: 'GET /auth/users/me/looks',
  getUser: 'GET /users/user/:id',
  updateUser: 'PATCH /users/user/:id',
});
