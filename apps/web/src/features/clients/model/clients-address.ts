import { CLIENT_GROUPS, CLIENT_ORDERS, type ClientGroup, type ClientOrder } from '@weekbord/domain/clients/client-list';

/** The parameters in the address of the clients: the search, the filter, the order, and the page, counted from 1. */
export type ClientsSearch = Readonly<{
  q: string;
  show: 'active' | 'deactivated';
  /** Of the active clients. */
  group: ClientGroup;
  order: ClientOrder;
  isReversed: boolean;
  page: number;
}>;

/** The longest search, in characters. */
export const LONGEST_SEARCH = 100;

/**
 * The list before anything was chosen.
 * @internal
 */
export const ALL_CLIENTS: ClientsSearch = {
  q: '',
  show: 'active',
  group: 'ALL',
  order: 'NEEDS',
  isReversed: false,
  page: 1,
};

const inAddress = (name: string) => name.toLowerCase();

/** Reads the address, which may contain anything; a typed number arrives as a number. */
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

/** Returns its address; defaults are left out. */
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

/** The last shown list, for the way back from a client. */
let lastShown: Readonly<{ coachId: number; search: ClientsSearch }> | undefined;

/** Remembers what a coach's list shows, while the page is open. */
export function rememberClients(coachId: number, search: ClientsSearch): void {
  lastShown = { coachId, search };
}

/** Makes the way back lead to the first page of the default list: a new client may be anywhere. */
export function forgetClients(): void {
  lastShown = undefined;
}

/** Returns what a coach's list showed last. */
export function rememberedClients(coachId: number): ClientsSearch {
  return lastShown?.coachId === coachId ? lastShown.search : ALL_CLIENTS;
}
