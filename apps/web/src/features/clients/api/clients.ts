import { clientsPaths } from '@weekbord/contract/clients/paths';
import { keepPreviousData } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import type { ClientsSearch } from '../model/clients-address.ts';

export type ListedClient = AnswerOf<'listClients'>['results'][number];
export type Client = AnswerOf<'getClient'>;

/** Polling interval for the list while it is shown, in milliseconds. */
const CLIENTS_POLL_MS = 60_000;
/** The number of clients per page, which fills complete rows in one, two or three columns. */
export const PAGE_SIZE = 24;

/** A page of the coach's clients; keeps the previous page or search until the new one is loaded. */
export function clientsQuery({ q, show, page }: ClientsSearch) {
  return queryOf(
    clientsPaths.listClients,
    {
      query: {
        account_enabled: show === 'deactivated' ? 'false' : 'true',
        page,
        page_size: PAGE_SIZE,
        ...(q !== '' && { search: q }),
      },
    },
    { refetchInterval: CLIENTS_POLL_MS, placeholderData: keepPreviousData },
  );
}

/** One client with all their data. */
export function clientQuery(id: number) {
  return queryOf(clientsPaths.getClient, { params: { id } }, { staleTime: CLIENTS_POLL_MS });
}

/** The lists in which a client appears. */
export const LISTS = [clientsPaths.listClients, clientsPaths.listClientFigures, clientsPaths.listClientNeeds].map(
  (route) => keyOf(route),
);

/** Grants or revokes a client's access. */
export function useSetClientAccess(id: number) {
  return useSend(clientsPaths.updateClient, {
    sent: (isEnabled: boolean) => ({ params: { id }, body: { account_enabled: isEnabled } }),
    keep: (client, answer) => client.setQueryData(clientQuery(id).queryKey, answer),
    affects: LISTS,
  });
}
