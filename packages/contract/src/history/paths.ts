import { routes } from '../route.ts';

export const historyPaths = routes({
  exportData: 'GET /users/me/export',
  countData: 'GET /users/me/data',
  previewImport: 'POST /users/me/imports/preview',
  createImport: 'POST /users/me/imports',
  listImports: 'GET /users/me/imports',
  undoImport: 'DELETE /users/me/imports/:id',
});
