import { routes } from '../route.ts';

export const accountsPaths = routes({
  signUp: 'POST /auth/users',
  getMe: 'GET /auth/users/me',
  updateMe: 'PATCH /auth/users/me',
});
