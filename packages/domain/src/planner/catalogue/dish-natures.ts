import { cuisineGroupOf } from '../side-dishes/cuisine-groups.ts';
import {
  CUISINES,
  DISH_FORMS,
  type DishForm,
  PROTEIN_SOURCES,
  type ProteinSource,
} from '../../recipes/dish-facts/nature-of-dish.ts';
import { BREAKFAST_KINDS, type BreakfastKind, breakfastKindOf } from '../scoring/breakfast-mix.ts';
import { isDessert, isSweetSmallMeal } from './sweet-dishes.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';
import { DINNER_GROUPS } from '../wishes/week-wishes.ts';
import { groupOfRecipe, groupOfSource } from '../wishes/wished-dinners.ts';

/** The nature of each dish as numbers, for evaluating plans quickly: indexes in each enumeration, -1 if unknown. */
export type DishNatures = Readonly<{
  source: Int8Array;
  /** Indexes in DINNER_GROUPS. */
  group: Uint8Array;
  /** 1 if the dish contains meat or fish that is not its main food. */
  isMixed: Uint8Array;
  form: Int8Array;
  /** Indexes of foreign cuisines; -1 also for everyday food and for the home cuisine. */
  foreign: Int8Array;
  /** 1 if the dish is bread or a wrap. */
  isBread: Uint8Array;
  /** 1 if a portion of the dish includes a portion of oily fish. */
  hasOilyFish: Uint8Array;
  /**
   * The base that fills the plate, as a number: potatoes, rice, pasta, noodles, grains or bread; -1 if there is none.
   */
  base: Int8Array;
  /** The number of the dish's group of cuisines, see `cuisineGroupOf`. */
  cuisineGroup: Int8Array;
  /** 1 if the dish is a sweetened breakfast, snack or drink. */
  isSweet: Uint8Array;
  /** 1 if the dish is a snack or side dish of fruit, of yoghurt or quark, or with sugar. */
  isDessert: Uint8Array;
  /** 1 if the dish contains a piece of fruit, or dried fruit. */
  hasFruit: Uint8Array;
  /** 1 if the dish is pancakes. */
  isPancake: Uint8Array;
  /** Bits of the vegetables, fruits, nuts and dairy that the dish has plenty of, see PLENTY. */
  produce: Int32Array;
  /** 1 if eggs are the dish's main food, or it contains two eggs. */
  isEggs: Uint8Array;
  /** 1 if the dish contains fresh fish or shellfish, which keep for a day or two. */
  isFreshFish: Uint8Array;
  /** 1 if the dish contains bread, potatoes, rice, pasta, pulses or another food that is mostly starch. */
  isStarchy: Uint8Array;
  /** Indexes in BREAKFAST_KINDS. */
  breakfast: Uint8Array;
}>;

/** The bases that fill a plate, as kinds of foods. */
const BASES: readonly ReadonlySet<KitchenKind>[] = [
  new Set(['POTATO', 'COOKED_POTATO', 'CHIPS', 'GNOCCHI']),
  new Set(['RICE', 'ROUND_RICE', 'STICKY_RICE', 'COOKED_GRAIN']),
  new Set(['PASTA', 'SMALL_PASTA', 'FRESH_PASTA', 'FILLED_PASTA', 'LASAGNE_SHEETS']),
  new Set(['NOODLES']),
  new Set(['GRAIN', 'WHOLE_GRAIN']),
  new Set(['SLICED_BREAD', 'ROLL', 'SOFT_BUN', 'CRUSTY_BREAD', 'PITTA', 'WRAP']),
];
/** Kinds of starchy foods that are not a base. */
const OTHER_STARCHES: readonly KitchenKind[] = [
  'COOKED_PULSES',
  'BAKED_BEANS',
  'DRY_LENTILS',
  'DRY_BEANS',
  'TROPICAL_ROOT',
  'CRISPBREAD',
  'SWEET_BREAD',
  'CRUMBS',
  'PASTRY',
  'WHEAT_FLOUR',
  'RAISING_FLOUR',
  'POLENTA',
  'OATS',
  'MUESLI',
  'CEREAL',
  'SWEETCORN',
];
const STARCHES: ReadonlySet<KitchenKind> = new Set([...BASES.flatMap((kinds) => [...kinds]), ...OTHER_STARCHES]);
/** Grams of carbohydrates per 100 g from which a food of these kinds counts as starchy. */
const STARCHY_PER_100 = 10;

/** Whether a dish contains a starchy food; a low-carb version of one, such as konjac noodles, is not starchy. */
function isStarchy({ ingredients }: PlannerRecipe): boolean {
  return ingredients.some((one) => isOfKind(one, STARCHES) && one.carbohydrates * 100 >= STARCHY_PER_100 * one.grams);
}

/** Minimum share of a dish's energy that a starch must provide to count as its base. */
const FILLS = 0.12;
/** Grams of two small eggs. */
const TWO_EGGS = 90;

function baseOf({ kcal, ingredients }: PlannerRecipe): number {
  let best = -1;
  let most = FILLS * kcal;
  for (const [number, kinds] of BASES.entries()) {
    const energy = ingredients.reduce((sum, one) => sum + (isOfKind(one, kinds) ? one.kcal : 0), 0);
    if (energy < most) continue;
    best = number;
    most = energy;
  }
  return best;
}

function isOfKind({ kind }: PlannerIngredient, kinds: ReadonlySet<KitchenKind>): boolean {
  return kind !== undefined && kinds.has(kind);
}

const EGG: ReadonlySet<KitchenKind> = new Set(['EGG']);

function isAboutEggs({ source, ingredients }: PlannerRecipe): boolean {
  if (source === 'EGG') return true;
  return ingredients.reduce((sum, one) => sum + (isOfKind(one, EGG) ? one.grams : 0), 0) >= TWO_EGGS;
}

const FRESH_FISH: ReadonlySet<KitchenKind> = new Set(['OILY_FISH', 'WHITE_FISH', 'SHELLFISH', 'MUSSELS']);

/**
 * Vegetables, fruits, nuts and dairy that people notice in two dishes of one day, by kinds that are alike. Onion and
 * tomato are left out, because they are in nearly everything.
 */
const NOTICED: readonly (readonly KitchenKind[])[] = [
  ['LEEK'],
  ['COOKING_GREENS', 'FROZEN_GREENS'],
  ['ASIAN_GREENS'],
  ['KALE'],
  ['TENDER_CABBAGE', 'CABBAGE'],
  ['RED_CABBAGE'],
  ['SAUERKRAUT'],
  ['BROCCOLI'],
  ['GREEN_BEANS'],
  ['ASPARAGUS'],
  ['GREEN_PEAS'],
  ['CARROT'],
  ['ROOT'],
  ['PUMPKIN'],
  ['BEETROOT'],
  ['CUCUMBER'],
  ['PEPPER'],
  ['COURGETTE'],
  ['MUSHROOM'],
  ['AVOCADO'],
  ['BERRIES', 'FROZEN_FRUIT'],
  ['APPLE'],
  ['BANANA'],
  ['CITRUS'],
  ['KIWI'],
  ['TROPICAL_FRUIT'],
  ['MELON'],
  ['STONE_FRUIT'],
  ['GRAPES'],
  ['NUTS'],
  ['QUARK', 'YOGHURT'],
  ['SALAD_LEAF'],
];
const BIT_OF_KIND: ReadonlyMap<KitchenKind, number> = new Map(
  NOTICED.flatMap((kinds, bit) => kinds.map((kind) => [kind, 1 << bit] as const)),
);
/** Grams of a food in a portion from which there is plenty of it. */
const PLENTY: Readonly<Partial<Record<KitchenKind, number>>> = { NUTS: 12, QUARK: 150, YOGHURT: 150, SALAD_LEAF: 30 };
const PLENTY_OF_OTHERS = 45;

function produceOf({ ingredients }: PlannerRecipe): number {
  return ingredients.reduce((bits, { kind, grams }) => {
    if (kind === undefined || grams < (PLENTY[kind] ?? PLENTY_OF_OTHERS)) return bits;
    return bits | (BIT_OF_KIND.get(kind) ?? 0);
  }, 0);
}

/** Minimum grams of fresh and of dried fruit that people notice in a savoury dish. */
const [SOME_FRUIT, SOME_DRIED_FRUIT] = [30, 8] as const;

function hasFruit({ ingredients }: PlannerRecipe): boolean {
  return ingredients.some(
    ({ produce, kind, grams }) =>
      (produce === 'fruit' && grams >= SOME_FRUIT) || (kind === 'DRIED_FRUIT' && grams >= SOME_DRIED_FRUIT),
  );
}

function isMixed(recipe: PlannerRecipe): boolean {
  return groupOfRecipe(recipe) !== groupOfSource(recipe.source ?? 'NONE');
}

function breakfastOf(recipe: PlannerRecipe): BreakfastKind {
  return breakfastKindOf({
    form: recipe.form,
    isSweet: isSweetSmallMeal(recipe),
    isEggs: isAboutEggs(recipe),
    hasFruit: recipe.ingredients.some(({ produce }) => produce === 'fruit'),
  });
}

const AT_HOME: ReadonlySet<string> = new Set(['EVERYDAY', 'DUTCH']);
const BREAD: ReadonlySet<DishForm> = new Set(['BREAD', 'WRAP']);

export function naturesOf(recipes: readonly PlannerRecipe[]): DishNatures {
  return {
    source: Int8Array.from(recipes, ({ source }) => (source === undefined ? -1 : PROTEIN_SOURCES.indexOf(source))),
    group: Uint8Array.from(recipes, (recipe) => DINNER_GROUPS.indexOf(groupOfRecipe(recipe))),
    isMixed: Uint8Array.from(recipes, (recipe) => (isMixed(recipe) ? 1 : 0)),
    form: Int8Array.from(recipes, ({ form }) => (form === undefined ? -1 : DISH_FORMS.indexOf(form))),
    foreign: Int8Array.from(recipes, ({ cuisine }) =>
      cuisine === undefined || AT_HOME.has(cuisine) ? -1 : CUISINES.indexOf(cuisine),
    ),
    cuisineGroup: Int8Array.from(recipes, ({ cuisine }) => cuisineGroupOf(cuisine)),
    isBread: Uint8Array.from(recipes, ({ form }) => (form !== undefined && BREAD.has(form) ? 1 : 0)),
    hasOilyFish: Uint8Array.from(recipes, ({ hasOilyFish }) => (hasOilyFish === true ? 1 : 0)),
    base: Int8Array.from(recipes, baseOf),
    isSweet: Uint8Array.from(recipes, (recipe) => (isSweetSmallMeal(recipe) ? 1 : 0)),
    isDessert: Uint8Array.from(recipes, (recipe) => (isDessert(recipe) ? 1 : 0)),
    hasFruit: Uint8Array.from(recipes, (recipe) => (hasFruit(recipe) ? 1 : 0)),
    isPancake: Uint8Array.from(recipes, ({ families }) => (families?.includes('PANCAKE') === true ? 1 : 0)),
    produce: Int32Array.from(recipes, produceOf),
    isEggs: Uint8Array.from(recipes, (recipe) => (isAboutEggs(recipe) ? 1 : 0)),
    isFreshFish: Uint8Array.from(recipes, ({ ingredients }) =>
      ingredients.some((one) => isOfKind(one, FRESH_FISH)) ? 1 : 0,
    ),
    isStarchy: Uint8Array.from(recipes, (recipe) => (isStarchy(recipe) ? 1 : 0)),
    breakfast: Uint8Array.from(recipes, (recipe) => BREAKFAST_KINDS.indexOf(breakfastOf(recipe))),
  };
}

/** The number of a protein source in `DishNatures`. */
export function numberOfSource(source: ProteinSource): number {
  return PROTEIN_SOURCES.indexOf(source);
}
