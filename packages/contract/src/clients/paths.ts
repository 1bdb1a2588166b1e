import { routes } from '../route.ts';

export const clientsPaths = routes({
  listClients: 'GET /users/paginatedclients',
  getClient: 'GET /users/clients/:id',
  updateClient: 'PATCH /users/clients/:id',
  getClientWeek: 'GET /users/clientWeek',
  listClientFigures: 'GET /users/clientFigures',
  listClientNeeds: 'GET /users/clientNeeds',
  snoozeClient: 'POST /users/clientNeeds/:id/snooze',
  endClientSnooze: 'DELETE /users/clientNeeds/:id/snooze',
  getSharedCycle: 'GET /users/clients/:id/cycle',
  listInvitations: 'GET /users/invitations',
  acceptInvitation: 'POST /users/invitations/:id/accept',
  declineInvitation: 'DELETE /users/invitations/:id',
  leaveCoach: 'DELETE /auth/users/me/coach',
});
