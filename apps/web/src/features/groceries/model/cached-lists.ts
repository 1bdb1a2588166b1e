import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { GroceryItem } from './aisles.ts';

/** An item to tick or untick, and the amount in the basket if it is less than needed. */
export type Tick = Readonly<{ id: number; checked: boolean; bought_quantity?: number | null | undefined }>;

/** A new name for a typed item, and the name that was shown. */
type Rename = Readonly<{ from: string; to: string }>;

/** The changes to a typed item, by its key on its device. */
export type OwnChange = Readonly<{
  key: string;
  checked?: boolean | undefined;
  rename?: Rename | undefined;
  removed?: true | undefined;
}>;

/** An item that was ticked on this device. If it was partly bought, `before` has its previous amounts. */
type TickedItem = GroceryItem & { readonly before?: Partial<Pick<GroceryItem, (typeof AMOUNTS)[number]>> };
const AMOUNTS = ['quantity', 'display_quantity', 'bought_quantity', 'display_bought', 'mark'] as const;

/** Returns what identifies an item on this device, even before the server has it. */
export function nameOfItem({ id, key }: { readonly id: number; readonly key?: string | null }): string {
  return key ?? `${id}`;
}

/** Whether a typed item does not have an id from the server yet. */
export function isUnsaved({ id }: GroceryItem): boolean {
  return id < 0;
}

/** Returns the lists with a typed item on one of them, as shown until the server responds. */
export function withOwnItem(
  lists: readonly GroceryList[],
  { list: listId, name, key }: Readonly<{ list: number; name: string; key: string }>,
): readonly GroceryList[] {
  return lists.map((list) =>
    list.id !== listId || list.items.some((item) => item.key === key)
      ? list
      : { ...list, items: [...list.items, anUnsavedItem(name, key)] },
  );
}

/** How many hexadecimal digits of a key are used as a negative id, which no item on the server has. */
const ID_DIGITS = 8;

function anUnsavedItem(name: string, key: string): GroceryItem {
  return {
    id: -1 - Number.parseInt(key.slice(0, ID_DIGITS), 16),
    key,
    name,
    checked: false,
    category: 'OTHER',
    food: null,
    quantity: null,
    unit: 'g',
    is_meat: false,
    reads_label_for_gluten: false,
    is_plant_dairy: false,
    display_quantity: '',
    needed_quantity: null,
    display_needed: '',
    display_measured: null,
    bought_quantity: null,
    display_bought: null,
    mark: null,
    at_home: false,
    meals: [],
  };
}

/** Returns the lists with typed items ticked, unticked or removed. */
function withOwnChanges(lists: readonly GroceryList[], changes: readonly OwnChange[]): readonly GroceryList[] {
  const changeOf = new Map(changes.map((change) => [change.key, change]));
  const known = lists.flatMap(({ items }) => items.filter(({ key }) => key !== null && changeOf.has(key)));
  const ticks = known.flatMap(({ id, key }) => {
    const checked = changeOf.get(key!)?.checked;
    return checked === undefined ? [] : [{ id, checked }];
  });
  let changed = withTicks(lists, ticks);
  for (const { id, key } of known) {
    const { rename, removed } = changeOf.get(key!)!;
    if (rename !== undefined) changed = withName(changed, id, rename);
    if (removed) changed = withoutItem(changed, id);
  }
  return changed;
}

/**
 * Returns the lists with a typed item renamed; unchanged if it was renamed elsewhere, because the server refuses that.
 */
function withName(lists: readonly GroceryList[], itemId: number, { from, to }: Rename): readonly GroceryList[] {
  const renamed = (item: GroceryItem) => (item.id === itemId && item.name === from ? { ...item, name: to } : item);
  return lists.map((list) => ({ ...list, items: list.items.map(renamed) }));
}

/** Returns the lists with an item marked as at home or not. */
function withAtHome(lists: readonly GroceryList[], itemId: number, atHome: boolean): readonly GroceryList[] {
  return lists.map((list) => ({
    ...list,
    items: list.items.map((item) => (item.id === itemId ? { ...item, at_home: atHome } : item)),
  }));
}

/** Returns the lists with the given items ticked or unticked, as the server will return them. */
function withTicks(lists: readonly GroceryList[], ticks: readonly Tick[]): readonly GroceryList[] {
  const tickOf = new Map(ticks.map((tick) => [tick.id, tick]));
  return lists.map((list) => {
    if (!list.items.some(({ id }) => tickOf.has(id))) return list;
    const items = list.items.map((item) => {
      const tick = tickOf.get(item.id);
      return tick ? withTick(item, tick) : item;
    });
    // An unticked item that no meal needs is removed, because it was on the list only because it was bought.
    return { ...list, items: items.filter((item) => item.checked || item.needed_quantity !== 0) };
  });
}

/** Returns the lists without an item, whichever list contains it. */
export function withoutItem(lists: readonly GroceryList[], itemId: number): readonly GroceryList[] {
  return lists.map((list) => ({ ...list, items: list.items.filter(({ id }) => id !== itemId) }));
}

export function withoutList(lists: readonly GroceryList[], listId: number): readonly GroceryList[] {
  return lists.filter(({ id }) => id !== listId);
}

function withTick(ticked: TickedItem, { checked, bought_quantity: bought = null }: Tick): TickedItem {
  const { before, ...item } = ticked;
  // Restores the server's previous wording of the amount, which cannot be computed here.
  if (bought !== null && before?.bought_quantity === bought) return { ...item, ...before, checked: false };
  const { needed_quantity: quantity, display_needed: display } = 'needed_quantity' in item ? item : asKeptBefore(item);
  const whole = { quantity, display_quantity: display };
  if (!checked) return { ...item, ...whole, checked, bought_quantity: null, display_bought: null, mark: null };
  if (bought !== null) return { ...item, ...whole, checked: false, bought_quantity: bought, mark: 'MORE_NEEDED' };
  if (item.mark === 'NOT_NEEDED' || item.mark === 'LESS_NEEDED') return { ...item, checked };
  const said = item.mark === 'MORE_NEEDED' ? { before: amountsOf(item) } : before && { before };
  return { ...item, ...said, ...whole, checked, bought_quantity: quantity, display_bought: display, mark: null };
}

function amountsOf(item: GroceryItem): NonNullable<TickedItem['before']> {
  return Object.fromEntries(AMOUNTS.map((name) => [name, item[name]]));
}

/** Returns the amounts of an item stored by an earlier version of the app, which stored only the amount to buy. */
function asKeptBefore({ quantity, display_quantity }: Pick<GroceryItem, 'quantity' | 'display_quantity'>) {
  return { needed_quantity: quantity, display_needed: display_quantity };
}

/** Returns the lists after a write to one item. */
export function withItemWrite(
  lists: readonly GroceryList[],
  id: number,
  change: Readonly<{ checked?: boolean | undefined; at_home?: boolean | undefined; rename?: Rename | undefined }>,
): readonly GroceryList[] {
  const { checked, at_home: atHome, rename } = change;
  const named = rename === undefined ? lists : withName(lists, id, rename);
  const said = atHome === undefined ? named : withAtHome(named, id, atHome);
  return checked === undefined ? said : withTicks(said, [{ id, checked }]);
}

/** Returns the lists after a write to several items on one list. */
export function withListWrite(
  lists: readonly GroceryList[],
  {
    items = [],
    own_items: own = [],
  }: Readonly<{ items?: readonly Tick[] | undefined; own_items?: readonly OwnChange[] | undefined }>,
): readonly GroceryList[] {
  return withOwnChanges(withTicks(lists, items), own);
}
