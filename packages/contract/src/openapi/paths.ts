import { routes } from '../route.ts';

export const openapiPaths = routes({
  getSchema: 'GET /schema/:version',
});
