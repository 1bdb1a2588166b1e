import { routes } from '../route.ts';

/** What the log-in needs nothing of. */
export const consentPaths = routes({
  listConsents: 'GET /users/me/consents',
  answerConsents: 'PUT /users/me/consents',
});
