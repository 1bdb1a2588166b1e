import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import { DISH_FAMILIES, type DishFamily } from '../../recipes/dish-facts/dish-families.ts';
import { isDessert, isSweetSmallMeal } from '../catalogue/sweet-dishes.ts';
import type { PlannerRecipe } from '../week/plan-request.ts';

type Limits = Readonly<{
  /** Maximum number of main meals of the family per week. */
  weekly: number;
  /**
   * Minimum number of full days between two meals of the family: 1 excludes the next day, 2 also the day after that.
   */
  apart: number;
  /** Whether breakfasts, snacks and side dishes count like main meals. */
  atAnyMeal?: boolean;
  /** Whether only side dishes count. */
  asSideOnly?: boolean;
}>;

/** The limits for dishes that share one idea, which may appear once a week. */
const ONCE: Limits = { weekly: 1, apart: 1 };
/** The limits for dishes that share a flavour. */
const TWICE: Limits = { weekly: 2, apart: 1 };
/** The limits for dishes that share a strong flavour. */
const TWICE_FAR_APART: Limits = { weekly: 2, apart: 2 };

const NAMED: Readonly<Record<DishFamily, Limits>> = {
  BAKED_POTATO: ONCE,
  BAMI: ONCE,
  BOLOGNESE: ONCE,
  BREADED_FISH: ONCE,
  BULGUR: ONCE,
  BURGER: ONCE,
  CARBONARA: ONCE,
  CHICKPEAS: TWICE,
  CHILLI: ONCE,
  COTTAGE_PIE: ONCE,
  COUSCOUS: { weekly: 1, apart: 6 },
  CREAMY_PASTA: { weekly: 1, apart: 2 },
  CURRY: TWICE_FAR_APART,
  EDAMAME: ONCE,
  ENDIVE: ONCE,
  FRIED_RICE: ONCE,
  GNOCCHI: ONCE,
  GOATS_CHEESE: ONCE,
  HALLOUMI: ONCE,
  HUTSPOT: ONCE,
  KEBAB: ONCE,
  LARB: ONCE,
  LASAGNE: ONCE,
  LENTILS: { weekly: 3, apart: 1 },
  MACKEREL_AND_HERRING: TWICE_FAR_APART,
  MASH: TWICE,
  MEATBALLS: ONCE,
  MOROCCAN: ONCE,
  MOZZARELLA: TWICE,
  MUSTARD: ONCE,
  OMELETTE: TWICE,
  PANCAKE: ONCE,
  PANEER: ONCE,
  PEANUT_SAUCE: ONCE,
  PESTO: TWICE_FAR_APART,
  PIZZA: ONCE,
  POKE: ONCE,
  PRAWNS: TWICE,
  QUICHE: ONCE,
  QUINOA: ONCE,
  RED_CABBAGE: ONCE,
  RISOTTO: ONCE,
  SALMON: TWICE,
  SAUERKRAUT: ONCE,
  SAUSAGE: TWICE,
  SCHNITZEL: ONCE,
  SHAKSHUKA: ONCE,
  SPAGHETTI: TWICE,
  STIR_FRY: TWICE_FAR_APART,
  STROGANOFF: ONCE,
  STUFFED_VEGETABLES: ONCE,
  SWEET_AND_SOUR: ONCE,
  TEX_MEX: ONCE,
  TOMATO_SAUCE: TWICE_FAR_APART,
  TUNA: TWICE,
};

/** Families recognised by the foods of a dish. A version of the dish with other foods may belong to another family. */
type OfFoods = Limits &
  Readonly<{
    /** Kinds of foods, and the minimum grams of them in a portion. */
    foods?: Readonly<{ kinds: readonly KitchenKind[]; grams: number }>;
    is?: (dish: PlannerRecipe) => boolean;
  }>;

const OF_FOODS: readonly OfFoods[] = [
  { foods: { kinds: ['BAKED_BEANS'], grams: 60 }, ...ONCE },
  { foods: { kinds: ['PASTA', 'FRESH_PASTA'], grams: 40 }, weekly: 3, apart: 1 },
  { foods: { kinds: ['SMOKED_FISH'], grams: 30 }, ...TWICE_FAR_APART },
  { is: ({ source, hasSubstitute }) => source === 'SUBSTITUTE' || hasSubstitute === true, weekly: 3, apart: 1 },
  { foods: { kinds: ['COOKING_GREENS', 'FROZEN_GREENS'], grams: 60 }, weekly: 3, apart: 1 },
  { foods: { kinds: ['LEEK'], grams: 50 }, ...TWICE },
  { foods: { kinds: ['SALAD_CHEESE'], grams: 20 }, ...TWICE },
  { foods: { kinds: ['BEETROOT'], grams: 50 }, ...TWICE },
  { foods: { kinds: ['TOFU', 'SMOKED_TOFU'], grams: 60 }, weekly: 4, apart: 0 },
  { is: isSweetSmallMeal, weekly: 4, apart: 0, atAnyMeal: true },
  { is: isDessert, weekly: 7, apart: 0, atAnyMeal: true, asSideOnly: true },
  { foods: { kinds: ['AVOCADO'], grams: 25 }, weekly: 3, apart: 0, atAnyMeal: true },
  // Foods that are otherwise used to reach the protein or fat of every meal of a week
  { foods: { kinds: ['QUARK', 'YOGHURT'], grams: 100 }, weekly: 7, apart: 0, atAnyMeal: true },
  { foods: { kinds: ['SEEDS', 'SMALL_SEEDS'], grams: 12 }, weekly: 5, apart: 0, atAnyMeal: true },
  { foods: { kinds: ['EGG'], grams: 45 }, weekly: 5, apart: 0, atAnyMeal: true },
  { foods: { kinds: ['NUTS'], grams: 20 }, weekly: 5, apart: 0, atAnyMeal: true },
];

/** The limits of all families; the number of a family is its index. */
const FAMILIES: readonly Limits[] = [...DISH_FAMILIES.map((family) => NAMED[family]), ...OF_FOODS];
const NUMBERS: ReadonlyMap<DishFamily, number> = new Map(DISH_FAMILIES.map((family, number) => [family, number]));

export function limitsOfFamily(number: number): Limits {
  return FAMILIES[number]!;
}

/** The families of each dish: their numbers are from start[i] up to but not including start[i + 1]. */
export type DishFamilies = Readonly<{ start: Int32Array; family: Int32Array }>;

/** Finds the families of recipes, in the given order. */
export function familiesOf(recipes: readonly PlannerRecipe[]): DishFamilies {
  const start = new Int32Array(recipes.length + 1);
  const family: number[] = [];
  for (const [place, recipe] of recipes.entries()) {
    for (const one of new Set(recipe.families)) family.push(NUMBERS.get(one)!);
    for (const [at, one] of OF_FOODS.entries()) if (isOf(one, recipe)) family.push(DISH_FAMILIES.length + at);
    start[place + 1] = family.length;
  }
  return { start, family: Int32Array.from(family) };
}

function isOf({ foods, is }: OfFoods, dish: PlannerRecipe): boolean {
  if (foods === undefined) return is?.(dish) === true;
  const grams = dish.ingredients.reduce(
    (sum, one) => sum + (one.kind !== undefined && foods.kinds.includes(one.kind) ? one.grams : 0),
    0,
  );
  return grams >= foods.grams;
}

/**
 * When dishes of a family are checked for being too close together, meals up to this many days before or after the plan
 * count too.
 */
const MARGIN = 7;

/** How many meals of each family a plan has, in total and by day. */
export type FamilyTally = Readonly<{
  /** The number of meals that count towards the weekly limit, by family. */
  count: Uint8Array;
  /** The maximum number of meals that costs nothing, by family. */
  limit: Uint8Array;
  /**
   * The number of main meals of family i on day d is at i * days + d + MARGIN; `others` has the same layout for the
   * other meals.
   */
  mains: Uint8Array;
  others: Uint8Array;
  days: number;
}>;

/** An empty tally for a plan of this many days. */
export function familyTally(days: number, weeks: number): FamilyTally {
  const { length } = FAMILIES;
  const width = days + 2 * MARGIN;
  return {
    count: new Uint8Array(length),
    limit: Uint8Array.from(FAMILIES, ({ weekly }) => Math.ceil(weekly * weeks)),
    mains: new Uint8Array(length * width),
    others: new Uint8Array(length * width),
    days: width,
  };
}

/** Each additional meal above a family's limit counts more, up to this factor. */
const MOST_OFTEN = 3;
/** Factor for families that are noticed at any meal. */
const AT_ANY_MEAL = 2;
/** Factor for a dish of the same family on the same day. */
const SAME_DAY = 2;

/** The day of a meal in its plan, and whether it is a main meal or a side dish. */
export type MealOfDay = Readonly<{ day: number; isMain: boolean; isSide: boolean }>;

/**
 * How far one more meal would exceed its families' limits: the number of meals above the weekly limit, plus the number
 * of meals on the same day as another or too few days apart. Breakfasts and snacks normally count only if they are
 * close to a main meal.
 */
export function familyExcess(
  { start, family }: DishFamilies,
  tally: FamilyTally,
  dish: number,
  { day, isMain, isSide }: MealOfDay,
): number {
  const of = isMain ? tally.mains : tally.others;
  let excess = 0;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = family[at]!;
    const { apart, atAnyMeal = false, asSideOnly = false } = FAMILIES[number]!;
    if (asSideOnly && !isSide) continue;
    const place = number * tally.days + day + MARGIN;
    const before = closeMeals(tally, number, day, apart, atAnyMeal);
    of[place] = of[place]! + 1;
    let times = closeMeals(tally, number, day, apart, atAnyMeal) - before;
    of[place] = of[place] - 1;
    if (isMain || atAnyMeal)
      times += Math.max(0, Math.min(MOST_OFTEN, tally.count[number]! + 1 - tally.limit[number]!));
    excess += times * (atAnyMeal ? AT_ANY_MEAL : 1);
  }
  return excess;
}

/** Adds a meal to the tally, or removes it. */
export function countFamilies(
  { start, family }: DishFamilies,
  { count, mains, others, days }: FamilyTally,
  dish: number,
  { day, isMain, isSide }: MealOfDay,
  sign: 1 | -1,
): void {
  const of = isMain ? mains : others;
  const place = day + MARGIN;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = family[at]!;
    if (FAMILIES[number]!.asSideOnly === true && !isSide) continue;
    if (place >= 0 && place < days) of[number * days + place] = of[number * days + place]! + sign;
    if (isMain || FAMILIES[number]!.atAnyMeal === true) count[number] = count[number]! + sign;
  }
}

/** How many meals of a family are too close to an earlier one, among the meals that a meal on this day affects. */
function closeMeals(tally: FamilyTally, family: number, day: number, apart: number, atAnyMeal: boolean): number {
  const { mains, others, days } = tally;
  const row = family * days + MARGIN;
  let close = 0;
  for (let on = day; on <= day + apart && on + MARGIN < days; on += 1) {
    const main = mains[row + on]!;
    const other = others[row + on]!;
    if (main + other === 0) continue;
    const counts = atAnyMeal || main > 0;
    if (counts) close += SAME_DAY * (main + other - 1);
    for (let before = on - apart; before < on; before += 1)
      if (isThere(tally, family, before, counts)) {
        close += counts ? 1 : other;
        break;
      }
  }
  return close;
}

/** Whether a day has a main meal of a family; with `withOthers`, any meal of it. */
function isThere({ mains, others, days }: FamilyTally, family: number, day: number, withOthers: boolean): boolean {
  const place = day + MARGIN;
  if (place < 0 || place >= days) return false;
  const at = family * days + place;
  return mains[at]! > 0 || (withOthers && others[at]! > 0);
}
