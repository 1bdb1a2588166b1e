import type { PlainDate } from '../dates/plain-date.ts';
import { offPlan, type Adherence } from './adherence.ts';
import { type Need, rankOfNeeds } from './needs.ts';
import type { WeightChange } from './weight-change.ts';

/**
 * Which of a coach's active clients are listed: all of them, or those who need attention, log nothing or eat off plan.
 */
export const CLIENT_GROUPS = ['ALL', 'NEEDS', 'SILENT', 'OFF_PLAN'] as const;
export type ClientGroup = (typeof CLIENT_GROUPS)[number];

/** The columns that the list can be sorted by. */
export const CLIENT_ORDERS = ['NEEDS', 'NAME', 'LOGGED', 'ENERGY', 'PROTEIN', 'WEIGHT', 'LAST_SEEN'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** The values of a listed client; null if unknown or hidden from the coach. */
export type ListedFigures = Readonly<{
  name: string;
  /** The needs that the coach has not snoozed, most urgent first. */
  needs: readonly Need[];
  /** Whether nothing was logged for days, snoozed or not. */
  isSilent: boolean;
  adherence: Adherence | null;
  weightChange: WeightChange | null;
  lastSeen: PlainDate | null;
}>;

/** Whether a client belongs to a group. */
export function isInGroup({ needs, isSilent, adherence }: ListedFigures, group: ClientGroup): boolean {
  switch (group) {
    case 'ALL':
      return true;
    case 'NEEDS':
      return needs.length > 0;
    case 'SILENT':
      return isSilent;
    case 'OFF_PLAN': {
      const off = adherence && offPlan(adherence);
      return off !== null && (off.energy || off.protein);
    }
  }
}

/**
 * Sorts clients: the most urgent first, names in the order of the language, numbers ascending, the longest unseen
 * first; reversed on request. Clients without a value always come last; ties are sorted by name.
 */
export function orderClients<One extends ListedFigures>(
  clients: readonly One[],
  { order, isReversed, language }: Readonly<{ order: ClientOrder; isReversed: boolean; language: string }>,
): One[] {
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const direction = isReversed ? -1 : 1;
  const keyed = clients.map((client) => ({ client, key: keyOf(client, order) }));
  const byKey = (a: number | string | null, b: number | string | null): number => {
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return (a < b ? -1 : 1) * direction;
  };
  return keyed
    .toSorted((a, b) => {
      const byName = collator.compare(a.client.name, b.client.name);
      return order === 'NAME' ? byName * direction : byKey(a.key, b.key) || byName;
    })
    .map(({ client }) => client);
}

function keyOf(client: ListedFigures, order: ClientOrder): number | string | null {
  switch (order) {
    case 'NAME':
      return client.name;
    case 'NEEDS':
      return client.needs.length === 0 ? null : -rankOfNeeds(client.needs);
    case 'LOGGED':
      return client.adherence?.loggedDays ?? null;
    case 'ENERGY':
      return client.adherence?.energy ?? null;
    case 'PROTEIN':
      return client.adherence?.protein ?? null;
    case 'WEIGHT':
      return client.weightChange?.perWeek ?? null;
    case 'LAST_SEEN':
      return client.lastSeen;
  }
}
