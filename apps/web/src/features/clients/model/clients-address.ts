import { CLIENT_GROUPS, CLIENT_ORDERS, type ClientGroup, type ClientOrder } from '@weekbord/domain/clients/client-list';

/** The URL parameters of the client list: search, filter, order and page, starting at 1. */
export type ClientsSearch = Readonly<{
  q: string;
  show: 'active' | 'deactivated';
  /** The group of active clients. */
  group: ClientGroup;
  order: ClientOrder;
  isReversed: boolean;
  page: number;
}>;

/** Maximum length of a search, in characters. */
export const LONGEST_SEARCH = 100;

/** The default client list. @internal */
export const ALL_CLIENTS: ClientsSearch = {
  q: '',
  show: 'active',
  group: 'ALL',
  order: 'NEEDS',
  isReversed: false,
  page: 1,
};

const inAddress = (name: string) => name.toLowerCase();

/** Reads the URL parameters, which may contain anything; a numeric search arrives as a number. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const { q } = search;
  const page = Number(search['page']);
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, LONGEST_SEARCH) : '',
    show: search['show'] === 'deactivated' ? 'deactivated' : 'active',
    group: CLIENT_GROUPS.find((group) => inAddress(group) === search['only']) ?? ALL_CLIENTS.group,
    order: CLIENT_ORDERS.find((order) => inAddress(order) === search['by']) ?? ALL_CLIENTS.order,
    isReversed: search['reversed'] === true,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the URL parameters of a search; defaults are left out. */
export function addressOfClients(search: ClientsSearch): Record<string, string | number | boolean> {
  const { q, show, group, order, isReversed, page } = search;
  return {
    ...(q !== '' && { q }),
    ...(show === 'deactivated' && { show }),
    ...(group !== ALL_CLIENTS.group && { only: inAddress(group) }),
    ...(order !== ALL_CLIENTS.order && { by: inAddress(order) }),
    ...(isReversed && { reversed: true }),
    ...(page > 1 && { page }),
  };
}

/** The list last shown, for the link back from a client. */
let lastShown: Readonly<{ coachId: number; search: ClientsSearch }> | undefined;

/** Remembers what a coach's list shows, for as long as the page is open. */
export function rememberClients(coachId: number, search: ClientsSearch): void {
  lastShown = { coachId, search };
}

/** Resets the back link to the first page of the default list, because a new client may be on any page. */
export function forgetClients(): void {
  lastShown = undefined;
}

/** Returns what a coach's list last showed. */
export function rememberedClients(coachId: number): ClientsSearch {
  return lastShown?.coachId === coachId ? lastShown.search : ALL_CLIENTS;
}
