import type { CookTwiceWish, Familiarity, LunchWish } from '@weekbord/domain/planner/week-wishes';
import type { TasteAnswer } from '@weekbord/domain/planner/learned-taste';

export interface WeekWishesTable {
  person_id: number;
  /** Of seven dinners. */
  meat_dinners: number;
  fish_dinners: number;
  meatless_dinners: number;
  lunch: LunchWish;
  /** Minutes of the dinner from Monday to Sunday; null where there is no wish. */
  dinner_minutes: (number | null)[];
  same_breakfast: boolean;
  cook_twice: CookTwiceWish;
  familiarity: Familiarity;
}

/** Whether a person wants more or less of a kind of dish; the last answer counts. */
export interface TasteAnswerTable {
  person_id: number;
  recipe_template_id: number;
  answer: TasteAnswer;
  given_on: string;
}

/** A date on which a person took a planned meal of a recipe out of their days without having eaten it. */
export interface TurnedDownRecipeTable {
  person_id: number;
  recipe_template_id: number;
  date: string;
}

/** What the planner knows of what a person wishes and likes. */
export interface PlannerTables {
  week_wishes: WeekWishesTable;
  taste_answer: TasteAnswerTable;
  turned_down_recipe: TurnedDownRecipeTable;
}
