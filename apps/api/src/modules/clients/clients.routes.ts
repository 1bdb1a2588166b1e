import {
  getClient as getClientEndpoint,
  getSharedCycle as getSharedCycleEndpoint,
  listClients as listClientsEndpoint,
  updateClient as updateClientEndpoint,
} from '@weekbord/contract/clients/clients';
import {
  endClientSnooze as endClientSnoozeEndpoint,
  listClientNeeds as listClientNeedsEndpoint,
  snoozeClient as snoozeClientEndpoint,
} from '@weekbord/contract/clients/client-needs';
import {
  acceptInvitation as acceptInvitationEndpoint,
  declineInvitation as declineInvitationEndpoint,
  leaveCoach as leaveCoachEndpoint,
  listInvitations as listInvitationsEndpoint,
} from '@weekbord/contract/clients/invitations';
import { listClientFigures as listClientFiguresEndpoint } from '@weekbord/contract/clients/client-figures';
import { getClientWeek as getClientWeekEndpoint } from '@weekbord/contract/clients/client-week';
import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { listClientFigures } from './client-figures.ts';
import { endClientSnooze, listClientNeeds, snoozeClient } from './client-needs.ts';
import { getClientWeek } from './client-week.ts';
import { createClient, getClient, listClients, updateClient } from './clients.ts';
import { acceptInvitation, declineInvitation, listInvitations } from './invitations.ts';
import { deleteUser, leaveCoach, removeClient } from './remove-client.ts';
import { getSharedCycle } from './shared-cycle.ts';

export const clientsRoutes: readonly Served[] = [
  serve(listClientsEndpoint, listClients),
  serve(getClientEndpoint, getClient),
  serve(updateClientEndpoint, updateClient),
  serve(endpoints.createClient, createClient, 'login'),
  serve(endpoints.removeClient, removeClient),
  serve(endpoints.deleteUser, deleteUser),
  serve(listClientNeedsEndpoint, listClientNeeds),
  serve(listClientFiguresEndpoint, listClientFigures),
  serve(getClientWeekEndpoint, getClientWeek),
  serve(snoozeClientEndpoint, snoozeClient),
  serve(endClientSnoozeEndpoint, endClientSnooze),
  serve(getSharedCycleEndpoint, getSharedCycle, 'shared-cycle'),
  serve(listInvitationsEndpoint, listInvitations, 'answer-invitation'),
  serve(acceptInvitationEndpoint, acceptInvitation, 'answer-invitation'),
  serve(declineInvitationEndpoint, declineInvitation, 'answer-invitation'),
  serve(leaveCoachEndpoint, leaveCoach),
];
