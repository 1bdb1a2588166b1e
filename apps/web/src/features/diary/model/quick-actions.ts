import type { PhrasesOf } from '@weekbord/phrases/areas';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';

/** Where something is added: a slot of a day. */
export interface SlotPlace {
  readonly date: PlainDate;
  readonly slotId: number;
}

export interface QuickAction {
  readonly name: 'addFood' | 'scanBarcode' | 'findRecipe' | 'makeRecipe' | 'quickAdd';
  /** The route that draws it. */
  readonly route: string;
  readonly address: (place: SlotPlace) => string;
}

/** The ways to put something into a slot, in the order of the menu. */
const QUICK_ACTIONS = [
  {
    name: 'findRecipe',
    route: '/diary/$date/find/$slotId',
    address: ({ date, slotId }) => `/diary/${date}/find/${slotId}`,
  },
  {
    name: 'addFood',
    route: '/diary/$date/add-food/$slotId',
    address: ({ date, slotId }) => `/diary/${date}/add-food/${slotId}`,
  },
  {
    name: 'scanBarcode',
    route: '/diary/$date/scan/$slotId',
    address: ({ date, slotId }) => `/diary/${date}/scan/${slotId}`,
  },
  {
    name: 'quickAdd',
    route: '/diary/$date/quick-add/$slotId',
    address: ({ date, slotId }) => `/diary/${date}/quick-add/${slotId}`,
  },
  {
    name: 'makeRecipe',
    route: '/recipes/new',
    address: ({ date, slotId }) => `/recipes/new?slot=${slotId}&date=${date}`,
  },
] as const satisfies readonly (QuickAction & { name: keyof PhrasesOf<'logging'> })[];

/** Those whose screen this app has. */
export function quickActions(hasRoute: (route: string) => boolean): readonly QuickAction[] {
  return QUICK_ACTIONS.filter(({ route }) => hasRoute(route));
}
