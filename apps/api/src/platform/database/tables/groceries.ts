import type { Generated } from 'kysely';
import type { GroceryCategory } from '@weekbord/domain/vocabulary';
import type { Json, Moment } from './columns.ts';

export interface GroceryListTable {
  person_id: number;
  id: Generated<number>;
  start_date: string;
  end_date: string;
  /** The calendar items that it counts; null where it was made before these were kept. */
  meal_ids: Generated<number[] | null>;
  created_at: Moment;
}

export interface GroceryItemTable {
  person_id: number;
  id: Generated<number>;
  grocery_list_id: number;
  position: number;
  /** Null where a person typed it. */
  food_id: number | null;
  /** What a person typed. */
  name: Generated<string | null>;
  /** What the meals need: 0 where none does any more. */
  grams: number | null;
  /** Whether any of it is in the basket. */
  checked: Generated<boolean>;
  bought_grams: Generated<number | null>;
  /** Whether the person has it at home; null where they did not say. */
  at_home: Generated<boolean | null>;
  /** What the device calls it that put it on the list; null for foods. */
  client_key: Generated<string | null>;
  /** The aisle of what a person typed; null where it is not known, and for foods. */
  category: Generated<GroceryCategory | null>;
  /** What devices call additions of the same thing, which the list had already. */
  added_keys: Generated<string[]>;
  meals: Json<unknown>;
}

/** The link by which others see a list; one for each. */
export interface GroceryLinkTable {
  person_id: number;
  grocery_list_id: number;
  secret_hash: Buffer;
  made_at: Moment;
}

/** What people buy. */
export interface GroceryTables {
  grocery_list: GroceryListTable;
  grocery_item: GroceryItemTable;
  grocery_link: GroceryLinkTable;
}
