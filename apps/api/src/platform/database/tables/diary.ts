import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { ItemPlanner, ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { ColumnType, Generated } from 'kysely';
import type { Figures, LabelNutrients, Moment } from './columns.ts';

export interface CalendarDayTable {
  person_id: number;
  id: Generated<number>;
  date: string;
  note: Generated<string>;
}

export interface CalendarItemTable {
  person_id: number;
  id: Generated<number>;
  calendar_day_id: number;
  meal_slot_id: number | null;
  meal_moment: MealMoment;
  /** Exactly one of the three is set. */
  recipe_meal_id: number | null;
  single_food_meal_id: number | null;
  quick_add_meal_id: number | null;
  status: ItemStatus;
  /** PLANNER only as long as no one has changed or ticked the planner's meal. */
  planned_by: Generated<ItemPlanner>;
  /** Whether a person locked the item, so that planning leaves it in place. */
  locked: Generated<boolean>;
  /** Whether the person said that they skipped the meal; false for one that was eaten. */
  skipped: Generated<boolean>;
  /** The item whose leftovers this one is; that item is not itself leftovers. */
  leftover_of: Generated<number | null>;
  /** Why the planner chose the meal; null if there is nothing meaningful to say. */
  reason: ColumnType<PlanReason | null, string | null | undefined, string | null>;
  modified_at: Moment;
}

export interface RecipeMealTable extends Figures, LabelNutrients {
  person_id: number;
  id: Generated<number>;
  recipe_template_id: number;
  portions: number;
  portions_multiplier: number;
  /** How many people the meal is cooked for. One plate is eaten and counted. */
  cook_for: Generated<number>;
  /** Whether a person chose that number for this meal. Otherwise it is the number its owner usually cooks for. */
  cook_for_chosen: Generated<boolean>;
}

export interface RecipeMealIngredientTable {
  person_id: number;
  id: Generated<number>;
  recipe_meal_id: number;
  position: number;
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  /** The recipe's food that this one replaces; null if the line is the recipe's own. */
  swapped_from_id: number | null;
  /** The reasons for the swap, as codes; null without a swap. */
  swapped_because: string[] | null;
  /** The serving of the line before a person swapped its food; null if no one did. */
  replaced_serving_id: number | null;
  replaced_quantity: number | null;
  replaced_from_id: number | null;
  replaced_because: string[] | null;
  modified_at: Moment;
}

export interface SingleFoodMealTable {
  person_id: number;
  id: Generated<number>;
  serving_id: number;
  quantity: number;
}

export interface QuickAddMealTable extends Figures {
  person_id: number;
  id: Generated<number>;
  /** The name that the person gave the meal, if any. */
  name: string | null;
}

/** Meals that were replaced together, stored for a day. */
export interface ReplacementTable {
  person_id: number;
  id: Generated<number>;
  made_at: Moment;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The days of the replacement. */
  day_ids: number[];
  /** The removed items and where they were; null once the replacement was undone. */
  kept: ColumnType<unknown, string | null, string | null>;
}

/** The link a calendar app uses to read a person's meals. */
export interface CalendarLinkTable {
  person_id: number;
  secret_hash: Buffer;
  made_at: Moment;
}

/** The tables of what people eat on which day. */
export interface DiaryTables {
  calendar_day: CalendarDayTable;
  calendar_item: CalendarItemTable;
  recipe_meal: RecipeMealTable;
  recipe_meal_ingredient: RecipeMealIngredientTable;
  single_food_meal: SingleFoodMealTable;
  quick_add_meal: QuickAddMealTable;
  replacement: ReplacementTable;
  calendar_link: CalendarLinkTable;
}
