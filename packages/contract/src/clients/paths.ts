import { routes } from '../route.ts';

export const clientsPaths = routes({
  listClients: 'GET /users/paginatedclients',
  getClient: 'GET /users/clients/:id',
  updateClient: 'PATCH /users/clients/:id',
  getSharedCycle: 'GET /users/clients/:id/cycle',
  listInvitations: 'GET /users/invitations',
  acceptInvitation: 'POST /users/invitations/:id/accept',
  declineInvitation: 'DELETE /users/invitations/:id',
});
