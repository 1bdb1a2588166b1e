import type { BreakfastWish, CookTwiceWish, Familiarity, LunchWish } from '@weekbord/domain/planner/wishes/week-wishes';
import type { TasteAnswer } from '@weekbord/domain/planner/taste/learned-taste';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

export interface WeekWishesTable {
  person_id: number;
  /** The desired number of dinners with meat, out of seven. */
  meat_dinners: number;
  fish_dinners: number;
  meatless_dinners: number;
  breakfast: Generated<BreakfastWish>;
  lunch: LunchWish;
  /** Minutes available for dinner, Monday to Sunday; null for a day without a preference. */
  dinner_minutes: (number | null)[];
  same_breakfast: boolean;
  cook_twice: CookTwiceWish;
  familiarity: Familiarity;
  /** How many people new meals are cooked for. */
  cook_for: Generated<number>;
}

/** Whether a person wants more or less of a kind of dish. The last answer counts. */
export interface TasteAnswerTable {
  person_id: number;
  recipe_template_id: number;
  answer: TasteAnswer;
  given_on: string;
}

/** A date on which a person removed a planned recipe meal from their days without having eaten it. */
export interface TurnedDownRecipeTable {
  person_id: number;
  recipe_template_id: number;
  date: string;
}

/** Days that a person saved under a name for reuse. */
export interface PlanTemplateTable {
  person_id: number;
  id: Generated<number>;
  name: string;
  num_days: number;
  created_at: Moment;
}

/** A separate meal that is not on any day. Exactly one of its three ids is set. */
interface KeptMeal {
  meal_moment: MealMoment;
  recipe_meal_id: number | null;
  single_food_meal_id: number | null;
  quick_add_meal_id: number | null;
}

export interface PlanTemplateMealTable extends KeptMeal {
  person_id: number;
  id: Generated<number>;
  plan_template_id: number;
  /** The number of days after the template's first day. */
  day: number;
  /** The meal of the same template that this one is cooked with. */
  leftover_of: number | null;
}

/** A meal that a person eats on the same weekdays of every week. */
export interface RecurringMealTable extends KeptMeal {
  person_id: number;
  id: Generated<number>;
  weekdays: Weekday[];
  /** A paused meal is not planned until it is resumed. */
  paused: Generated<boolean>;
  created_at: Moment;
}

/** The tables of people's wishes, tastes and habits, for the planner. */
export interface PlannerTables {
  week_wishes: WeekWishesTable;
  taste_answer: TasteAnswerTable;
  turned_down_recipe: TurnedDownRecipeTable;
  plan_template: PlanTemplateTable;
  plan_template_meal: PlanTemplateMealTable;
  recurring_meal: RecurringMealTable;
}
