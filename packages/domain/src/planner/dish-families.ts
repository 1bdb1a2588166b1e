import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import { DISH_FAMILIES, type DishFamily } from '../recipes/dish-families.ts';
import type { PlannerRecipe } from './plan-request.ts';

/** The limits of a family. */
type Limits = Readonly<{
  /** Maximum number of main meals of the family per week. */
  weekly: number;
  /** Minimum number of full days between two of them: 1 excludes the next day, 2 the day after it as well. */
  apart: number;
  /** Whether breakfasts and snacks count like main meals. */
  atAnyMeal?: boolean;
}>;

/** The limits for dishes of one idea, which may appear once a week. */
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
  COUSCOUS: ONCE,
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

/** Families recognised by the foods of a dish, so that a person's version of it may belong to another family. */
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
  { foods: { kinds: ['AVOCADO'], grams: 25 }, weekly: 3, apart: 0, atAnyMeal: true },
];

/** The limits of all families; the number of a family is its index. */
const FAMILIES: readonly Limits[] = [...DISH_FAMILIES.map((family) => NAMED[family]), ...OF_FOODS];
const NUMBERS: ReadonlyMap<DishFamily, number> = new Map(DISH_FAMILIES.map((family, number) => [family, number]));

/** Grams of free sugars in a portion from which a breakfast or a snack is a sweet one. */
const SWEET_FROM = 6;

/** Whether a recipe is a breakfast, a snack or a drink that contains sugar, honey or cake. */
export function isSweetSmallMeal({ meals, ingredients }: PlannerRecipe): boolean {
  if (meals.includes('LUNCH') || meals.includes('DINNER')) return false;
  return ingredients.reduce((sum, { freeSugars = 0 }) => sum + freeSugars, 0) >= SWEET_FROM;
}

/** The families of each dish: their numbers are from start[i] up to but not including start[i + 1]. */
export type DishFamilies = Readonly<{ start: Int32Array; family: Int32Array }>;

/** Finds the families of recipes, in their order. */
export function familiesOf(recipes: readonly PlannerRecipe[]): DishFamilies {
  const start = new Int32Array(recipes.length + 1);
  const family: number[] = [];
  for (const [place, recipe] of recipes.entries()) {
    for (const one of recipe.families ?? []) family.push(NUMBERS.get(one)!);
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

/** How often each family has appeared, and on which days, as bits, at main meals and at others. */
export type FamilyTally = Readonly<{ count: Uint8Array; mains: Int32Array; others: Int32Array }>;

/** An empty tally. */
export function familyTally(): FamilyTally {
  const { length } = FAMILIES;
  return { count: new Uint8Array(length), mains: new Int32Array(length), others: new Int32Array(length) };
}

export function clearFamilies({ count, mains, others }: FamilyTally): void {
  count.fill(0);
  mains.fill(0);
  others.fill(0);
}

/**
 * Bits of a number. The first is some days before the plan; days beyond the last count only towards the number of
 * dishes.
 */
const BITS = 32;
const DAYS_BEFORE = 7;
const bitOf = (day: number): number => {
  const at = day + DAYS_BEFORE;
  return at >= 0 && at < BITS ? 1 << at : 0;
};
/** Bits of the days at most this many days from a day. */
function daysAround(day: number, apart: number): number {
  let bits = 0;
  for (let off = 1; off <= apart; off += 1) bits |= bitOf(day - off) | bitOf(day + off);
  return bits;
}
/** A family beyond its limit counts more each time, up to this many times. */
const MOST_OFTEN = 3;
/** Families that are noticed at any meal count this many times. */
const AT_ANY_MEAL = 2;
/** A dish of the same family on the same day counts this many times. */
const SAME_DAY = 2;

/**
 * How many of a dish's families have too many meals, or one too close to a day, in the plan that was evaluated last.
 */
export function crowdedFamilies(
  { start, family }: DishFamilies,
  { count, mains, others }: FamilyTally,
  dish: number,
  { day, weeks, isMain }: Readonly<{ day: number; weeks: number; isMain: boolean }>,
): number {
  let crowded = 0;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = family[at]!;
    const { weekly, apart, atAnyMeal = false } = FAMILIES[number]!;
    const near = isMain || atAnyMeal ? mains[number]! | others[number]! : mains[number]!;
    if ((near & (bitOf(day) | daysAround(day, apart))) !== 0) crowded += 1;
    if ((isMain || atAnyMeal) && count[number]! >= Math.ceil(weekly * weeks)) crowded += 1;
  }
  return crowded;
}

/**
 * Adds a meal's families to the tally. Returns by how many times they exceed the limits of a plan of this many weeks,
 * and how many of them are too close to this day. Other meals only count for being close to main meals.
 */
export function countFamilies(
  { start, family }: DishFamilies,
  { count, mains, others }: FamilyTally,
  dish: number,
  { day, weeks, isMain }: Readonly<{ day: number; weeks: number; isMain: boolean }>,
): number {
  let points = 0;
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = family[at]!;
    const { weekly, apart, atAnyMeal = false } = FAMILIES[number]!;
    const near = isMain || atAnyMeal ? mains[number]! | others[number]! : mains[number]!;
    let times = 0;
    if ((near & bitOf(day)) !== 0) times += SAME_DAY;
    else if ((near & daysAround(day, apart)) !== 0) times += 1;
    if (isMain || atAnyMeal) {
      count[number] = count[number]! + 1;
      times += Math.max(0, Math.min(MOST_OFTEN, count[number] - Math.ceil(weekly * weeks)));
    }
    points += times * (atAnyMeal ? AT_ANY_MEAL : 1);
    const of = isMain ? mains : others;
    of[number] = of[number]! | bitOf(day);
  }
  return points;
}
