import type { GroceryList } from '@weekbord/contract/groceries/models';
import { boughtName } from '@weekbord/domain/groceries/bought-name';
import { isMeat } from '@weekbord/domain/foods/is-meat';
import { shoppingAmount } from '@weekbord/domain/groceries/shopping-amount';
import type { Language } from '@weekbord/domain/vocabulary';
import { groceryAmountPhrase } from '@weekbord/phrases/grocery-amounts';
import type { ItemRow, ListRow, MealNote } from './groceries.store.ts';

type Item = GroceryList['items'][number];

/** Amounts are exact; this hides the noise of binary fractions. */
const PRECISION = 1000;

/** What to buy: the exact amount, and the amount in words as a shop would sell it. */
export function presentItem(row: ItemRow, locale: Language): Item {
  const { grams, grams_per_ml: gramsPerMl, grams_per_piece: gramsPerPiece } = row;
  const quantity = grams === null ? null : Math.round((grams / (gramsPerMl ?? 1)) * PRECISION) / PRECISION;
  const toBuy = grams === null ? null : shoppingAmount(grams, { gramsPerMl, gramsPerPiece });
  return {
    id: row.id,
    name: boughtName(row.name),
    checked: row.checked,
    category: row.category,
    food: row.food_id,
    quantity,
    unit: gramsPerMl === null ? 'g' : 'ml',
    is_meat: isMeat(row.origins),
    display_quantity: groceryAmountPhrase(toBuy, locale),
    meals: (row.meals as readonly MealNote[]).map((meal) => ({
      date: meal.date,
      meal_moment: meal.meal_moment,
      name: meal[`name_${locale}`],
    })),
  };
}

/** Lists with their items. */
export function presentLists(lists: readonly ListRow[], items: readonly ItemRow[], locale: Language): GroceryList[] {
  const byList = Map.groupBy(items, (item) => item.grocery_list_id);
  return lists.map((list) => ({
    id: list.id,
    user: list.person_id,
    start_date: list.start_date,
    end_date: list.end_date,
    items: (byList.get(list.id) ?? []).map((item) => presentItem(item, locale)),
  }));
}
