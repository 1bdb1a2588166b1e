import type { Generated } from 'kysely';
import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { Json, Moment } from './columns.ts';

export interface GroceryListTable {
  person_id: number;
  id: Generated<number>;
  start_date: string;
  end_date: string;
  /** The calendar items whose foods are on the list; null for lists from before these ids were stored. */
  meal_ids: Generated<number[] | null>;
  created_at: Moment;
}

export interface GroceryItemTable {
  person_id: number;
  id: Generated<number>;
  grocery_list_id: number;
  position: number;
  /** Null if a person typed the item. */
  food_id: number | null;
  /** The text a person typed. */
  name: Generated<string | null>;
  /** The amount the meals need: 0 if no meal needs it now. */
  grams: number | null;
  /** Whether any of the item is in the basket. */
  checked: Generated<boolean>;
  bought_grams: Generated<number | null>;
  /** Whether the person has the item at home; null if not specified. */
  at_home: Generated<boolean | null>;
  /** The key from the device that added the item; null for foods. */
  client_key: Generated<string | null>;
  /** The aisle of an item that a person typed; null if unknown, and for foods. */
  category: Generated<GroceryCategory | null>;
  /** The keys from devices that added the item when it was already on the list. */
  added_keys: Generated<string[]>;
  meals: Json<unknown>;
}

/** The link that shows a list to others; one per list. */
export interface GroceryLinkTable {
  person_id: number;
  grocery_list_id: number;
  secret_hash: Buffer;
  made_at: Moment;
}

export interface GroceryTables {
  grocery_list: GroceryListTable;
  grocery_item: GroceryItemTable;
  grocery_link: GroceryLinkTable;
}
