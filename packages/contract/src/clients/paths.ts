import { routes } from '../route.ts';

export const clientsPaths = routes({
  listClients: 'GET /users/paginatedclients',
  getClient: 'GET /users/clients/:id',
  updateClient: 'PATCH /users/clients/:id',
});
