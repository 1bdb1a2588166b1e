import { routes } from '../route.ts';

/** Calls for other API clients; the web app does not use them. */
export const waitlistResourcePaths = routes({
  listWaitlistEntries: 'GET /users/waitlistEntry',
  createWaitlistEntry: 'POST /users/waitlistEntry',
  getWaitlistEntry: 'GET /users/waitlistEntry/:id',
  replaceWaitlistEntry: 'PUT /users/waitlistEntry/:id',
  updateWaitlistEntry: 'PATCH /users/waitlistEntry/:id',
  deleteWaitlistEntry: 'DELETE /users/waitlistEntry/:id',
});
