import { routes } from '../route.ts';

export const helpPaths = routes({
  getOperator: 'GET /users/operator',
  contactSupport: 'POST /users/contactSupport',
});
