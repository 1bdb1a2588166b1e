import type { Weekday } from '../../dates/weekdays.ts';

/** The groups of dinners that a person can wish for in a week of seven. */
export const DINNER_GROUPS = ['meat', 'fish', 'meatless'] as const;
export type DinnerGroup = (typeof DINNER_GROUPS)[number];

/** Whether lunches are eaten cold or warm. */
export const LUNCH_WISHES = ['EITHER', 'COLD', 'WARM'] as const;
export type LunchWish = (typeof LUNCH_WISHES)[number];

/** The breakfast that a person likes; EITHER leaves the mix to the planner. */
export const BREAKFAST_WISHES = ['EITHER', 'BREAD', 'BOWL', 'EGGS', 'DRINK'] as const;
export type BreakfastWish = (typeof BREAKFAST_WISHES)[number];

/** Whether a dinner is cooked for a second meal: the next dinner, or the next day's lunch. */
export const COOK_TWICE_WISHES = ['NONE', 'DINNER_DINNER', 'DINNER_LUNCH'] as const;
export type CookTwiceWish = (typeof COOK_TWICE_WISHES)[number];

/** Whether dishes should be familiar or new. */
export const FAMILIARITIES = ['FAMILIAR', 'BALANCED', 'ADVENTUROUS'] as const;
export type Familiarity = (typeof FAMILIARITIES)[number];

/** A person's wishes for their weeks, within their rules; they never override the rules. */
export type WeekWishes = Readonly<{
  /**
   * Of seven dinners, 0 to 7 each. If all are 0, the planner decides. Dinners that are not assigned go to the groups
   * set to 0.
   */
  dinners: Readonly<Record<DinnerGroup, number>>;
  breakfast: BreakfastWish;
  lunch: LunchWish;
  /** Maximum total minutes of a dinner; null for no limit. */
  dinnerMinutes: Readonly<Record<Weekday, number | null>>;
  /** Whether to have the same breakfast from Monday to Friday. */
  sameBreakfast: boolean;
  cookTwice: CookTwiceWish;
  familiarity: Familiarity;
}>;

/** The defaults of a person without particular wishes. */
export const NO_WISHES: WeekWishes = {
  dinners: { meat: 0, fish: 0, meatless: 0 },
  breakfast: 'EITHER',
  lunch: 'EITHER',
  dinnerMinutes: {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
  sameBreakfast: false,
  cookTwice: 'NONE',
  familiarity: 'BALANCED',
};
