import {
  getClient as getClientEndpoint,
  listClients as listClientsEndpoint,
  updateClient as updateClientEndpoint,
} from '@weekbord/contract/clients/clients';
import { serve, type Served } from '../../platform/http/serve.ts';
import { getClient, listClients, updateClient } from './clients.ts';

export const clientsRoutes: readonly Served[] = [
  serve(listClientsEndpoint, listClients),
  serve(getClientEndpoint, getClient),
  serve(updateClientEndpoint, updateClient),
];
