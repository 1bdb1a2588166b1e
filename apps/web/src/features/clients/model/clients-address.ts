/** What the address of the clients says: what is searched for, which of them, and which page, counted from 1. */
export type ClientsSearch = Readonly<{ q: string; show: 'active' | 'deactivated'; page: number }>;

/** The longest that can be searched for. */
export const LONGEST_SEARCH = 100;

/** Reads the address, which may hold anything; a number that is typed arrives as one. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const { q } = search;
  const page = Number(search['page']);
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, LONGEST_SEARCH) : '',
    show: search['show'] === 'deactivated' ? 'deactivated' : 'active',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of it; what is usual is left out. */
export function addressOfClients({ q, show, page }: ClientsSearch): Record<string, string | number> {
  return { ...(q !== '' && { q }), ...(show === 'deactivated' && { show }), ...(page > 1 && { page }) };
}
