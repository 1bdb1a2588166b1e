import { routes } from '../route.ts';

/** Calls of other clients of the API; the web app makes none of them. */
export const waitlistResourcePaths = routes({
  listWaitlistEntries: 'GET /users/waitlistEntry',
  createWaitlistEntry: 'POST /users/waitlistEntry',
  getWaitlistEntry: 'GET /users/waitlistEntry/:id',
  replaceWaitlistEntry: 'PUT /users/waitlistEntry/:id',
  updateWaitlistEntry: 'PATCH /users/waitlistEntry/:id',
  deleteWaitlistEntry: 'DELETE /users/waitlistEntry/:id',
});
