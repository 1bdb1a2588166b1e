import { routes } from '../route.ts';

export const demoPaths = routes({
  createDemoAccount: 'POST /users/createDemoAccount',
});
