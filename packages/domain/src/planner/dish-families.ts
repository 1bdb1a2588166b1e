import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { PlannerRecipe } from './plan-request.ts';

/** Dishes that people take for the same one again, or that all taste of one food. */
type Family = Readonly<{
  /** Words of their English names. */
  words?: RegExp;
  /** Kinds of foods of which a portion has so many grams. */
  foods?: Readonly<{ kinds: readonly KitchenKind[]; grams: number }>;
  /** What else tells them. */
  is?: (dish: PlannerRecipe) => boolean;
  /** Main meals of a week that may be of it. */
  weekly: number;
  /** Full days that must lie between two of them: 1 is not on the next day, 2 not on the one after it either. */
  apart: number;
  /** Whether breakfasts and snacks count like main meals. */
  atAnyMeal?: boolean;
}>;

/** Dishes of one idea; of a dish of such a family a week has one. */
const ONE_A_WEEK: readonly RegExp[] = [
  /escarole|endive/i,
  /quesadilla|enchilada|burrito|fajita|taco/i,
  /sweet[ -](and[ -])?sour|sticky|lemon chicken|orange chicken|teriyaki|sweet chilli|hoisin|with pineapple/i,
  /pancake|poffertjes|crêpe|crepe/i,
  /mustard/i,
  /couscous|tabbouleh/i,
  /bulgur/i,
  /quinoa/i,
  /fish fingers|breaded|battered|kibbeling|fish ?cakes?|goujons/i,
  /jacket potato|baked potato/i,
  /goat's cheese/i,
  /halloumi/i,
  /paneer/i,
  /stroganoff/i,
  /carbonara/i,
  /bolognese/i,
  /lasagne/i,
  /risotto/i,
  /gnocchi/i,
  /stuffed|filled pepper|peppers filled/i,
  /shakshuka|turkish eggs/i,
  /satay|peanut sauce|gado/i,
  /nasi|fried rice/i,
  /bami/i,
  /meatballs?|kofta|köfte|kofte/i,
  /schnitzel|katsu/i,
  /burger/i,
  /pizza|flatbread/i,
  /quiche/i,
  /sauerkraut/i,
  /red cabbage/i,
  /chilli (con|sin) carne|\bchilli with/i,
  /shawarma|gyros|döner|doner/i,
  /tagine|moroccan/i,
  /shepherd's|cottage pie/i,
  /hutspot|hete bliksem/i,
  /edamame/i,
  /larb|poke/i,
];

const FAMILIES: readonly Family[] = [
  ...ONE_A_WEEK.map((words) => ({ words, weekly: 1, apart: 1 })),
  { foods: { kinds: ['BAKED_BEANS'], grams: 60 }, weekly: 1, apart: 1 },
  { words: /\bmash(ed)?\b|bubble and squeak|colcannon/i, weekly: 2, apart: 1 },
  { words: /omelette|frittata|tortilla with|spanish tortilla/i, weekly: 2, apart: 1 },
  { words: /\bcurr(y|ied)\b|masala|korma|tikka|dal\b|dhal/i, weekly: 2, apart: 2 },
  { words: /spaghetti|linguine/i, weekly: 2, apart: 1 },
  { words: /stir[ -]fr|noodles?\b|chow mein/i, weekly: 2, apart: 2 },
  { words: /pesto/i, weekly: 2, apart: 2 },
  { words: /arrabbiata|caprese|tomato sauce|passata/i, weekly: 2, apart: 2 },
  { is: isCreamyPasta, weekly: 1, apart: 2 },
  { foods: { kinds: ['PASTA', 'FRESH_PASTA'], grams: 40 }, weekly: 3, apart: 1 },
  { foods: { kinds: ['SMOKED_FISH'], grams: 30 }, weekly: 2, apart: 2 },
  { is: ({ source, hasStandIn }) => source === 'SUBSTITUTE' || hasStandIn === true, weekly: 3, apart: 1 },
  { words: /lentil|\bdal\b/i, weekly: 3, apart: 1 },
  { foods: { kinds: ['COOKING_GREENS', 'FROZEN_GREENS'], grams: 60 }, weekly: 3, apart: 1 },
  { words: /salmon/i, weekly: 2, apart: 1 },
  { words: /mackerel|sardines|herring/i, weekly: 2, apart: 2 },
  { words: /\btuna\b|tonno/i, weekly: 2, apart: 1 },
  { words: /prawn|shrimp|crayfish|scampi/i, weekly: 2, apart: 1 },
  { words: /chickpea|hummus|falafel/i, weekly: 2, apart: 1 },
  { words: /mozzarella|caprese/i, weekly: 2, apart: 1 },
  { words: /sausage|chorizo|smoked sausage/i, weekly: 2, apart: 1 },
  { foods: { kinds: ['LEEK'], grams: 50 }, weekly: 2, apart: 1 },
  { foods: { kinds: ['SALAD_CHEESE'], grams: 20 }, weekly: 2, apart: 1 },
  { foods: { kinds: ['BEETROOT'], grams: 50 }, weekly: 2, apart: 1 },
  { foods: { kinds: ['TOFU', 'SMOKED_TOFU'], grams: 60 }, weekly: 4, apart: 0 },
  { is: isSweetSmallMeal, weekly: 4, apart: 0, atAnyMeal: true },
  { foods: { kinds: ['AVOCADO'], grams: 25 }, weekly: 3, apart: 0, atAnyMeal: true },
];

/** Pasta in a sauce of cream. */
function isCreamyPasta({ name = '', form }: PlannerRecipe): boolean {
  return form === 'PASTA' && /cream|carbonara|ricotta/i.test(name);
}

/** Grams of free sugars in a portion from which a breakfast or a snack is a sweet one. */
const SWEET_FROM = 6;

/** A breakfast, a snack or a drink with sugar, honey or cake in it. */
export function isSweetSmallMeal({ meals, ingredients }: PlannerRecipe): boolean {
  if (meals.includes('LUNCH') || meals.includes('DINNER')) return false;
  return ingredients.reduce((sum, { freeSugars = 0 }) => sum + freeSugars, 0) >= SWEET_FROM;
}

/** The families of each dish: their numbers stand at start[i] up to start[i + 1]. */
export type DishFamilies = Readonly<{ start: Int32Array; family: Int32Array }>;

/** Finds the families of recipes, in their order. */
export function familiesOf(recipes: readonly PlannerRecipe[]): DishFamilies {
  const start = new Int32Array(recipes.length + 1);
  const family: number[] = [];
  for (const [at, recipe] of recipes.entries()) {
    for (const [number, one] of FAMILIES.entries()) if (isOf(one, recipe)) family.push(number);
    start[at + 1] = family.length;
  }
  return { start, family: Int32Array.from(family) };
}

function isOf({ words, foods, is }: Family, dish: PlannerRecipe): boolean {
  const { name = '', ingredients } = dish;
  if (words?.test(name) === true || is?.(dish) === true) return true;
  if (foods === undefined) return false;
  const grams = ingredients.reduce(
    (sum, one) => sum + (one.kind !== undefined && foods.kinds.includes(one.kind) ? one.grams : 0),
    0,
  );
  return grams >= foods.grams;
}

/** How often each family has come, and on which days, as bits, at main meals and at others. */
export type FamilyTally = Readonly<{ count: Uint8Array; mains: Int32Array; others: Int32Array }>;

/** Nothing counted yet. */
export function familyTally(): FamilyTally {
  const { length } = FAMILIES;
  return { count: new Uint8Array(length), mains: new Int32Array(length), others: new Int32Array(length) };
}

export function clearFamilies({ count, mains, others }: FamilyTally): void {
  count.fill(0);
  mains.fill(0);
  others.fill(0);
}

/** Bits of a number; days are told apart from some before the plan on, and those beyond count for their number only. */
const BITS = 32;
const DAYS_BEFORE = 7;
const bitOf = (day: number): number => {
  const at = day + DAYS_BEFORE;
  return at >= 0 && at < BITS ? 1 << at : 0;
};
/** Bits of the days around one that lie so many days from it at most. */
function daysAround(day: number, apart: number): number {
  let bits = 0;
  for (let off = 1; off <= apart; off += 1) bits |= bitOf(day - off) | bitOf(day + off);
  return bits;
}
/** One that comes ever more often than is borne counts more each time, up to so many. */
const MOST_OFTEN = 3;
/** What is noticed at every meal counts so many times. */
const AT_ANY_MEAL = 2;
/** A dish of the same family on the very day counts so many times. */
const SAME_DAY = 2;

/** Of how many of a dish's families the plan that was counted last has a meal too many or too near to a day. */
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
 * Counts a meal's families in; answers by how many times they come more often than a plan of so many weeks bears, and how
 * many of them came too close to this day. What is no main meal counts for being close to main meals only.
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
