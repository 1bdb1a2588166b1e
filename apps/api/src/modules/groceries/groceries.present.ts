import { type GroceryList, type GroceryListChanges, MEALS_OF_ITEM_MAX } from '@weekbord/contract/groceries/models';
import { aisleOfFood, type ShelvedFood } from '@weekbord/domain/groceries/aisle-of-food';
import { shoppingListName } from '@weekbord/domain/groceries/shopping-list-name';
import { readsLabelForGluten } from '@weekbord/domain/foods/gluten-label';
import { isMeat } from '@weekbord/domain/foods/is-meat';
import { isPlantDairy } from '@weekbord/domain/foods/plant-dairy';
import type { ListedTotal, NeedChange } from '@weekbord/domain/groceries/reconcile-list';
import {
  amountToBuy,
  boughtMark,
  gramsToBuy,
  type InBasket,
  isOnList,
  isTicked,
  type ListedFood,
} from '@weekbord/domain/groceries/listed-food';
import { roundPieces } from '@weekbord/domain/groceries/shopping-amount';
import {
  amountInPacks,
  type BasketAmount,
  roundToPacks,
  isProbablyAtHome,
  type ShopMeasures,
} from '@weekbord/domain/groceries/pack-sizes';
import type { Language } from '@weekbord/domain/languages/languages';
import { groceryAmountPhrase } from '@weekbord/phrases/grocery-amounts';
import type { ItemRow, ListRow, MealNote } from './groceries.store.ts';

type Item = GroceryList['items'][number];
type MeasuresRow = Pick<ItemRow, 'grams_per_ml' | 'grams_per_piece' | 'sold_as'>;

type NamedRow = MeasuresRow & Pick<ItemRow, 'name' | 'plural'>;

/** Amounts are rounded to 1 / this many grams, only to hide floating-point noise. */
const PRECISION = 1000;
const FINGERPRINT_BYTES = 4;

/** Returns how a food is measured and packed in shops. */
export function measuresOf(row: MeasuresRow): ShopMeasures {
  return { gramsPerMl: row.grams_per_ml, gramsPerPiece: row.grams_per_piece, soldAs: row.sold_as };
}

/** Returns a fingerprint that distinguishes a link from others: the beginning of its secret's hash. */
export function linkFingerprint(secretHash: Buffer): string {
  return secretHash.toString('hex', 0, FINGERPRINT_BYTES);
}

/** Returns how much of an item is needed and how much is in the basket. */
export function neededOf(row: ItemRow): ListedFood {
  return { needed: row.grams, bought: row.checked ? { grams: row.bought_grams } : null };
}

/**
 * Returns the foods among the given items, in the form that the list rules take. Items that a person typed do not
 * depend on the plan.
 */
export function listedOf(rows: readonly ItemRow[]): ListedTotal<MealNote>[] {
  return rows.flatMap((row) => {
    if (row.food_id === null) return [];
    const meals = row.meals as readonly MealNote[];
    return [{ foodId: row.food_id, grams: row.grams, meals, bought: neededOf(row).bought }];
  });
}

/** Returns what to buy: the exact amount, and the amount in words as a shop would sell it. */
export function presentItem(row: ItemRow, locale: Language): Item {
  const measures = measuresOf(row);
  const food = neededOf(row);
  const { needed, bought } = food;
  const phrase = (amount: BasketAmount | null) => (row.food_id === null ? '' : groceryAmountPhrase(amount, locale));
  const amountText = (grams: number | null) => phrase(inShop(grams, measures));
  const checked = isTicked(food, measures);
  const grams = checked ? bought!.grams : gramsToBuy(food, measures);
  const quantity = (amount: number | null) =>
    amount === null ? null : Math.round((amount / (row.grams_per_ml ?? 1)) * PRECISION) / PRECISION;
  return {
    id: row.id,
    name: row.food_id === null ? row.name : nameInShop(row, needed),
    checked,
    category: aisleOfFood(row),
    food: row.food_id,
    quantity: quantity(grams),
    unit: row.grams_per_ml === null ? 'g' : 'ml',
    is_meat: isMeat(row.origins ?? []),
    reads_label_for_gluten: row.food_id !== null && readsLabelForGluten(row),
    is_plant_dairy: isPlantDairy(row.kitchen_kind, row.origins),
    display_quantity: checked ? amountText(grams) : phrase(amountToBuy(food, measures)),
    needed_quantity: quantity(needed),
    display_needed: amountText(needed),
    display_measured: measuredPhrase(needed, measures, locale),
    bought_quantity: bought === null ? null : quantity(bought.grams),
    display_bought: bought === null ? null : amountText(bought.grams),
    mark: boughtMark(food, measures),
    at_home: isProbablyAtHome({ needed, isStaple: row.is_staple, said: row.at_home }, measures),
    key: row.client_key,
    meals: (row.meals as readonly MealNote[]).slice(0, MEALS_OF_ITEM_MAX).map((meal) => ({
      date: meal.date,
      meal_moment: meal.meal_moment,
      name: meal[`name_${locale}`],
    })),
  };
}

/** Returns the name of a food in a shop, in the plural if the grams amount to several pieces. */
function nameInShop(food: NamedRow, grams: number | null): string {
  const { name, plural, grams_per_piece: gramsPerPiece, sold_as: soldAs } = food;
  const isSeveral = gramsPerPiece !== null && grams !== null && roundPieces(grams / gramsPerPiece) > 1;
  return shoppingListName((isSeveral ? plural : null) ?? name, soldAs?.pack);
}

function inShop(grams: number | null, measures: ShopMeasures): BasketAmount | null {
  return grams === null ? null : roundToPacks(grams, measures);
}

function amountPhrase(grams: number | null, measures: ShopMeasures, locale: Language): string {
  return groceryAmountPhrase(inShop(grams, measures), locale);
}

function measuredPhrase(grams: number | null, measures: ShopMeasures, locale: Language): string | null {
  if (grams === null || grams === 0) return null;
  const amount = amountInPacks(grams, measures);
  return amount === null ? null : groceryAmountPhrase(amount, locale);
}

/** Returns lists with their items, and the changes in the plan for those that are compared with it. */
export function presentLists(
  lists: readonly ListRow[],
  of: Readonly<{
    items: ReadonlyMap<number, readonly ItemRow[]>;
    changes: ReadonlyMap<number, readonly NeedChange[]>;
    linkOf: (list: ListRow) => Buffer | undefined;
  }>,
  locale: Language,
): GroceryList[] {
  return lists.map((list) => {
    const changes = of.changes.get(list.id);
    const link = of.linkOf(list);
    return {
      id: list.id,
      user: list.person_id,
      start_date: list.start_date,
      end_date: list.end_date,
      items: (of.items.get(list.id) ?? [])
        .filter((item) => isOnList(neededOf(item)))
        .map((item) => presentItem(item, locale)),
      plan_changes: changes ? countChanges(changes) : null,
      is_shared: link !== undefined,
      link_fingerprint: link === undefined ? null : linkFingerprint(link),
    };
  });
}

/** Returns how many foods the plan changed, by kind of change. */
export function countChanges(changes: readonly NeedChange[]): GroceryListChanges['counts'] {
  const count = (wanted: NeedChange['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  return { added: count('ADDED'), more: count('MORE'), less: count('LESS'), removed: count('REMOVED') };
}

/** Returns, in words, how the plan changed a food. */
export function presentChange(
  { foodId, kind, before, after }: NeedChange,
  of: Readonly<{ food: NamedRow & ShelvedFood; bought: InBasket | null }>,
  locale: Language,
): GroceryListChanges['changes'][number] {
  const measures = measuresOf(of.food);
  return {
    food: foodId,
    name: nameInShop(of.food, after),
    category: aisleOfFood(of.food),
    kind,
    display_before: before === 0 ? null : amountPhrase(before, measures, locale),
    display_after: after === 0 ? null : amountPhrase(after, measures, locale),
    display_bought: of.bought === null ? null : amountPhrase(of.bought.grams, measures, locale),
  };
}
