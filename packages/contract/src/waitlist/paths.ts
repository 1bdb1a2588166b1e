import { routes } from '../route.ts';

export const waitlistPaths = routes({
  joinWaitlist: 'POST /users/organisations/:subdomain/waitlist',
});
