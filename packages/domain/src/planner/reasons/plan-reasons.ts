import { type FirstWeekday, weekStart } from '../../dates/first-weekday.ts';
import { addDays, type PlainDate, weekdayIndex } from '../../dates/plain-date.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { WEEKDAYS } from '../../dates/weekdays.ts';
import { isOfAKind, type LearnedTaste, learnedPoints } from '../taste/learned-taste.ts';
import type { PlannerRecipe } from '../week/plan-request.ts';
import { isSideDish } from '../side-dishes/side-dishes.ts';
import { groupOfRecipe } from '../wishes/wished-dinners.ts';

/** Why the planner chose a meal. Each reason is true of the meal on its day, and says something useful. */
export const PLAN_REASONS = [
  'ASKED_FOR_MORE',
  'USES_FOOD',
  'FAVOURITE',
  'EATEN_OFTEN',
  'FISH_OF_WEEK',
  'PULSES_OF_WEEK',
  'QUICK',
  'SIDE_DISH',
  'EVERY_WEEK',
] as const;

export type PlanReason = Readonly<
  | { kind: 'ASKED_FOR_MORE' | 'FAVOURITE' | 'FISH_OF_WEEK' | 'PULSES_OF_WEEK' | 'SIDE_DISH' }
  /** A perishable food also used by a meal on an earlier date. */
  | { kind: 'USES_FOOD'; foodId: number; date: PlainDate }
  /** How many times the recipe was eaten in the last months. */
  | { kind: 'EATEN_OFTEN'; count: number }
  /** Total minutes, on a day with little time. */
  | { kind: 'QUICK'; minutes: number }
  /** The meal recurs on the weekday of this date; `recurring` is the id of the recurring meal. */
  | { kind: 'EVERY_WEEK'; date: PlainDate; recurring: number }
>;

export type MealInDay = Readonly<{ date: PlainDate; moment: MealMoment; recipeId: number }>;

/** The facts from which reasons are derived. */
export type ReasonsAbout = Readonly<{
  recipeOf: (id: number) => PlannerRecipe | undefined;
  liked: ReadonlySet<number>;
  /** Recipes of the kinds that the person asked for more of. */
  asked: readonly PlannerRecipe[];
  /** How often each recipe was eaten in the last months. */
  eaten: ReadonlyMap<number, number>;
  learned: LearnedTaste;
  /** Perishable foods of a recipe that are worth mentioning, the rarest first. */
  namedFoodsOf: (recipeId: number) => readonly number[];
  /** The first day of the person's weeks. */
  firstWeekday: FirstWeekday;
  /**
   * The other meals around the date, sorted by date; `isAsWritten` is true if a meal has exactly the foods of its
   * recipe.
   */
  meals: readonly (MealInDay & Readonly<{ isAsWritten: boolean }>)[];
}>;

/** A meal eaten at least this many times counts as eaten often. */
const OFTEN = 2;
/** How many days an opened pack keeps. */
export const FRESH_DAYS = 4;
/** Maximum total minutes of a weekday's dinner that counts as quick. */
const QUICK_MINUTES = 20;
/** Minimum number of main meals in a week for a reason that refers to the whole week. */
const MAINS_OF_A_WEEK = 8;

/** The strongest reason for a meal; null if there is none. */
export function reasonFor(meal: MealInDay, about: ReasonsAbout): PlanReason | null {
  const recipe = about.recipeOf(meal.recipeId);
  if (recipe === undefined) return null;
  const isWanted = learnedPoints(about.learned, recipe, meal.moment) < 0;
  if (isWanted && about.asked.some((one) => one.id === recipe.id || isOfAKind(one, recipe)))
    return { kind: 'ASKED_FOR_MORE' };
  const shared = sharedFood(meal, about);
  if (shared !== null) return shared;
  if (about.liked.has(recipe.id)) return { kind: 'FAVOURITE' };
  const count = about.eaten.get(recipe.id) ?? 0;
  if (isWanted && count >= OFTEN) return { kind: 'EATEN_OFTEN', count };
  if (isSideDish(recipe, meal.moment)) return { kind: 'SIDE_DISH' };
  const ofWeek = onlyOneOfWeek(meal, recipe, about);
  if (ofWeek !== null) return ofWeek;
  const { minutes } = recipe;
  if (meal.moment === 'DINNER' && isWeekday(meal.date) && minutes > 0 && minutes <= QUICK_MINUTES)
    return { kind: 'QUICK', minutes };
  return null;
}

/**
 * The rarest food of a main meal that a meal on an earlier day also uses, with the first such day. Breakfasts have no
 * such reason, because their foods repeat anyway.
 */
function sharedFood({ date, moment, recipeId }: MealInDay, { namedFoodsOf, meals }: ReasonsAbout): PlanReason | null {
  if (!isMain(moment)) return null;
  const first = addDays(date, -FRESH_DAYS);
  const before = meals
    .filter((one) => one.isAsWritten && one.date < date && one.date >= first)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  for (const foodId of namedFoodsOf(recipeId)) {
    const from = before.find((one) => namedFoodsOf(one.recipeId).includes(foodId));
    if (from !== undefined) return { kind: 'USES_FOOD', foodId, date: from.date };
  }
  return null;
}

const ONCE_A_WEEK = { FISH: 'FISH_OF_WEEK', PULSES: 'PULSES_OF_WEEK' } as const;

/** Fish or pulses, if this is the only main meal with them in a week most of whose main meals are known. */
function onlyOneOfWeek(meal: MealInDay, recipe: PlannerRecipe, about: ReasonsAbout): PlanReason | null {
  const { firstWeekday, meals, recipeOf } = about;
  const { source } = recipe;
  if (!isMain(meal.moment) || (source !== 'FISH' && source !== 'PULSES')) return null;
  const start = weekStart(meal.date, firstWeekday);
  const next = addDays(start, WEEKDAYS.length);
  const others = meals.filter((one) => isMain(one.moment) && one.date >= start && one.date < next);
  const isMainDish = ({ recipeId, moment }: MealInDay) => !isSideDish(recipeOf(recipeId) ?? { meals: [] }, moment);
  if (others.filter(isMainDish).length + 1 < MAINS_OF_A_WEEK) return null;
  const isSame = (one: PlannerRecipe | undefined) =>
    one !== undefined && (one.source === source || (source === 'FISH' && groupOfRecipe(one) === 'fish'));
  return others.some((one) => isSame(recipeOf(one.recipeId))) ? null : { kind: ONCE_A_WEEK[source] };
}

function isMain(moment: MealMoment): boolean {
  return moment === 'LUNCH' || moment === 'DINNER';
}

function isWeekday(date: PlainDate): boolean {
  return weekdayIndex(date) < 5;
}

/** Kinds of food whose opened packs are worth mentioning. */
const NAMED: ReadonlySet<string> = new Set(['VEGETABLE', 'FRUIT', 'HERB', 'DAIRY']);
/** A food in more than this share of all recipes is in every kitchen anyway. */
const EVERYDAY_SHARE = 0.07;

/** The properties of a recipe's line that decide whether its food is worth mentioning. */
export type NameableLine = Readonly<{ food: Readonly<{ id: number; category: string; perishable: boolean }> }>;

/**
 * For each of the given recipes, by id, the perishable foods worth mentioning, the rarest among these recipes first.
 */
export function foodsWorthNaming(
  recipes: ReadonlyMap<number, readonly NameableLine[]>,
): ReadonlyMap<number, readonly number[]> {
  const named = ({ food: { perishable, category } }: NameableLine) => perishable && NAMED.has(category);
  const uses = new Map<number, number>();
  const foods = new Map<number, readonly number[]>();
  for (const [id, lines] of recipes) {
    const own = [...new Set(lines.filter(named).map(({ food }) => food.id))];
    foods.set(id, own);
    for (const food of own) uses.set(food, (uses.get(food) ?? 0) + 1);
  }
  const most = Math.max(1, EVERYDAY_SHARE * recipes.size);
  const rarity = (food: number) => uses.get(food)!;
  for (const [id, own] of foods) {
    const rare = own.filter((food) => rarity(food) <= most);
    foods.set(
      id,
      rare.toSorted((a, b) => rarity(a) - rarity(b) || a - b),
    );
  }
  return foods;
}
