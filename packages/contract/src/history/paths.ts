import { routes } from '../route.ts';

export const historyPaths = routes({
  exportData: 'GET /users/me/export',
  countData: 'GET /users/me/data',
});
