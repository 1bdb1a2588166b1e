export { listClientFigures } from './client-figures.ts';
export { endClientSnooze, listClientNeeds, snoozeClient } from './client-needs.ts';
export { getClientWeek } from './client-week.ts';
export {
  createClient,
  deleteAuthUser,
  deleteUser,
  getClient,
  getSharedCycle,
  listAllClients,
  listClients,
  removeClient,
  replaceClient,
  updateClient,
} from './clients.ts';
export { acceptInvitation, declineInvitation, leaveCoach, listInvitations } from './invitations.ts';
