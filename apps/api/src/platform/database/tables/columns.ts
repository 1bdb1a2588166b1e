import type { ColumnType, Generated } from 'kysely';

export type Language = 'en' | 'nl';

/** An instant, read and written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;
/** Stored as JSON text, read parsed. */
export type Json<T> = ColumnType<T, string, string>;

export interface Figures {
  kcal: number | null;
  protein: number | null;
  fat: number | null;
  carbohydrates: number | null;
  fiber: number | null;
}

/**
 * Total grams over the foods for which they are known (null if they are known for none), and the number of the other
 * foods.
 */
export interface LabelNutrients {
  sugars: number | null;
  sugars_unknown: Generated<number>;
  saturated_fat: number | null;
  saturated_fat_unknown: Generated<number>;
  known_fiber: number | null;
  fiber_unknown: Generated<number>;
  salt: number | null;
  salt_unknown: Generated<number>;
}

export interface Traits {
  vegan: 'yes' | 'no' | 'unknown';
  vegetarian: 'yes' | 'no' | 'unknown';
  pescatarian: 'yes' | 'no' | 'unknown';
  halal: Generated<'yes' | 'no' | 'unknown'>;
  gluten: 'contains' | 'free' | 'unknown';
  lactose: 'contains' | 'free' | 'unknown';
  nuts: 'contains' | 'free' | 'unknown';
  crustaceans_shellfish: 'contains' | 'free' | 'unknown';
  /**
   * Which of the fourteen label allergens the row's food or recipe is known to be free of. Allergens neither listed
   * here nor contained are unknown.
   */
  free_of: Generated<string[]>;
  dislikes: string[];
}
