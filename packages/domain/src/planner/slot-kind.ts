import type { Country } from '../accounts/countries.ts';
import { isSoldIn } from '../groceries/sold-in.ts';
import { type Plates, platesForSlot } from '../plates/plates-for-slot.ts';
import type { Appeal, Season } from '../recipes/nature-of-dish.ts';
import type { MealMoment, SlotMacros } from '../vocabulary.ts';
import { type CatalogueIndex, mealBit } from './catalogue-index.ts';
import type { DinnerMix } from './dinner-mix.ts';
import { awkwardSize, isReachable } from './dish-sizes.ts';
import { REHEATING_MINUTES } from '../recipes/preparation-time.ts';
import { ELIGIBLE } from './eligibility.ts';
import { type LearnedTaste, learnedPoints } from './learned-taste.ts';
import { type PlannerRecipe, REPEATS } from './plan-request.ts';
import type { WeekWishes } from './week-wishes.ts';
import type { PlannerWeights } from './weights.ts';
import { wishPoints } from './wish-points.ts';
import { groupOfRecipe, type GroupRanges, type WishedDinners } from './wished-dinners.ts';

/** What a person's rules and wishes make of the catalogue. */
export type RecipePool = Readonly<{
  catalogue: CatalogueIndex;
  exclusions: Uint8Array;
  recent: Uint8Array;
  liked: ReadonlySet<number>;
  learned: LearnedTaste | undefined;
  weights: PlannerWeights;
  mix: DinnerMix;
  wishes: WeekWishes;
  /** Which kitchens are familiar ones, and what can be bought. */
  country: Country;
  dinners: WishedDinners;
  /** The dinners of each group that count where none are wished. */
  expected: GroupRanges | null;
  /** Meals on other days of the week. */
  around: readonly Readonly<{ recipe: number; date: string; type: MealMoment }>[];
  /** The same by their day, counted from the plan's first, and whether they are main meals. */
  aroundDays: readonly Readonly<{ recipe: number; day: number; isMain: boolean }>[];
  /** Recipes that the person has had before. */
  eaten: ReadonlySet<number>;
  /** Whether products for people who avoid something are worse than ordinary ones. */
  avoidsNothing: boolean;
  /** Whether recipes with such products are left out where there is enough without them. */
  leavesSpecial: boolean;
  /** Whether dinners of a group of which none is wished are left out where there is enough without them. */
  leavesUnwished: boolean;
  /** Whether recipes with a food that is not sold in the country are left out where there is enough without them. */
  leavesUnsold: boolean;
  /** Ids of the only recipes that are asked about, those of the last days too; left out, all are. */
  among?: ReadonlySet<number> | undefined;
  /** What each food costs on the grocery list, by its number there. */
  prices: Float64Array;
}>;

/** All slots of one kind: what may stand in them and what it costs by itself. */
export type SlotKind = Readonly<{
  type: MealMoment;
  isMain: boolean;
  target: SlotMacros;
  minuteBudget: number;
  /** Whether the person wishes it. */
  isWishedBudget: boolean;
  /** Catalogue numbers of the recipes that may stand here, by all hard rules. */
  recipes: Int32Array;
  /** How often one of them may stand in the plan. */
  cap: number;
  /** The same of one that is sweetened. */
  sweetCap: number;
  /** Whether recipes of the last days had to be let in. */
  usesRecent: boolean;
  platesOf: (recipe: number) => Plates;
  /** Points of each of them here, whatever else is in the plan. */
  base: Float64Array;
  /** The same where the recipe was cooked before and is warmed here. */
  warmed: (recipe: number) => number;
  /** How far a recipe's macros as written are from the slot's, in points; says which to try first and costs nothing. */
  misfit: Float64Array;
}>;

/** Whether meals of this moment count for the variety of a week. */
function isMain(type: MealMoment): boolean {
  return type === 'LUNCH' || type === 'DINNER';
}

type Asked = Readonly<{
  type: MealMoment;
  target: SlotMacros;
  budget: number;
  isWishedBudget: boolean;
  tags: readonly string[];
  season: Season;
  isCapped: boolean;
  /** Slots of this meal in the plan. */
  needed: number;
}>;

/** Recipes that meet a slot's figures that it must have beyond its number in the plan before those of the last days stay out. */
const SPARE_RECIPES = 3;

/** What may stand in a kind of slot. Too few recipes let those of the last days in, then raise how often one may come. */
export function slotKind(
  pool: RecipePool,
  { type, target, budget, isWishedBudget, tags, season, isCapped, needed }: Asked,
): SlotKind {
  const { catalogue, exclusions, recent, among } = pool;
  const slot = { type, budget, isWishedBudget, tags, season, kcal: target.kcal };
  const bit = mealBit(type);
  const plates = catalogue.platesFor(JSON.stringify([target, isCapped]));
  const platesOf = (recipe: number): Plates =>
    (plates[recipe] ??= platesForSlot(catalogue.flex(recipe), target, isCapped));
  const reachable: number[] = [];
  for (let recipe = 0; recipe < catalogue.recipes.length; recipe += 1) {
    if ((catalogue.meals[recipe]! & bit) === 0 || exclusions[recipe] !== ELIGIBLE) continue;
    if (among?.has(catalogue.recipes[recipe]!.id) === false) continue;
    if (isReachable(catalogue.kcal[recipe]!, target.kcal)) reachable.push(recipe);
  }
  const sold = soldOf(pool, reachable);
  const main = isMain(type);
  const misfit = pointsOf(pool, reachable, (recipe) => misfitPoints(catalogue.recipes[recipe]!, target, isCapped));
  const eligible = type === 'DINNER' ? wishedOf(pool, sold, { misfit, needed }) : sold;
  const fresh = eligible.filter((recipe) => recent[recipe] !== 1);
  const fitting = fresh.filter((recipe) => misfit[recipe] === 0);
  const usesRecent = among !== undefined || fitting.length < Math.min(eligible.length, needed + SPARE_RECIPES);
  const recipes = Int32Array.from(ordinaryOf(pool, usesRecent ? eligible : fresh));
  const usual = main ? REPEATS.main : REPEATS.breakfastSnack;
  const enough = Math.ceil((needed + (recipes.length < needed ? 1 : 0)) / Math.max(1, recipes.length));
  return {
    type,
    isMain: main,
    target,
    minuteBudget: budget,
    isWishedBudget,
    recipes,
    cap: Math.max(usual, enough),
    sweetCap: Math.max(Math.min(usual, REPEATS.sweet), enough),
    usesRecent,
    platesOf,
    base: pointsOf(pool, recipes, (recipe) =>
      basePoints(pool, recipe, { ...slot, minutes: catalogue.minutes[recipe]! }),
    ),
    warmed: (recipe) => basePoints(pool, recipe, { ...slot, minutes: REHEATING_MINUTES }),
    misfit,
  };
}

/**
 * What of some dinners is left where all seven are wished and none of them from a group: those of the other groups. All,
 * where too few of these meet the slot's figures.
 */
function wishedOf(
  { catalogue, dinners: { ranges }, leavesUnwished }: RecipePool,
  recipes: readonly number[],
  { misfit, needed }: Readonly<{ misfit: Float64Array; needed: number }>,
): readonly number[] {
  if (ranges === null || !leavesUnwished) return recipes;
  const wished = recipes.filter((recipe) => ranges[groupOfRecipe(catalogue.recipes[recipe]!)][1] > 0);
  return wished.filter((recipe) => misfit[recipe] === 0).length < needed ? recipes : wished;
}

/** Recipes that are enough to choose a person's meals from. */
const ENOUGH = 40;

/** Whether all that a recipe takes is sold in a person's country, or the recipe is a favourite all the same. */
function canBeShopped({ catalogue, country, liked }: RecipePool, recipe: number): boolean {
  const { id, soldIn = null } = catalogue.recipes[recipe]!;
  return isSoldIn(country, soldIn) || liked.has(id);
}

/** What of some recipes can be shopped in a person's country; all, where that is too little. */
function soldOf(pool: RecipePool, recipes: readonly number[]): readonly number[] {
  if (!pool.leavesUnsold) return recipes;
  const sold = recipes.filter((recipe) => canBeShopped(pool, recipe));
  return sold.length < ENOUGH ? recipes : sold;
}

/** What of some recipes is left for a person who needs no such products, favourites aside; all, where that is too little. */
function ordinaryOf({ catalogue, liked, leavesSpecial }: RecipePool, recipes: readonly number[]): readonly number[] {
  if (!leavesSpecial) return recipes;
  const ordinary = recipes.filter((recipe) => {
    const { id, isSpecial } = catalogue.recipes[recipe]!;
    return isSpecial !== true || liked.has(id);
  });
  return ordinary.length < ENOUGH ? recipes : ordinary;
}

/** Points of some recipes, by their number in the catalogue. */
function pointsOf(
  { catalogue }: RecipePool,
  recipes: Iterable<number>,
  count: (recipe: number) => number,
): Float64Array {
  const points = new Float64Array(catalogue.recipes.length);
  for (const recipe of recipes) points[recipe] = count(recipe);
  return points;
}

/** What plates can mend of a dish's macros, as a share of the slot's. */
const MENDED = { protein: 0.35, fat: 0.4, carbohydrates: 0.4 } as const;
const MISFIT = 6;

/** At the slot's energy, by how much each macro is beyond what plates can mend. */
function misfitPoints(recipe: PlannerRecipe, target: SlotMacros, isCapped: boolean): number {
  const size = target.kcal / recipe.kcal;
  const beyond = (macro: keyof typeof MENDED): number => {
    const off = (recipe[macro] * size) / Math.max(SMALLEST_TARGET, target[macro]) - 1;
    const counted = macro === 'carbohydrates' && isCapped ? Math.max(0, off) : Math.abs(off);
    return Math.max(0, counted - MENDED[macro]);
  };
  return MISFIT * (beyond('protein') + beyond('fat') + beyond('carbohydrates'));
}
/** What a macro of a slot must at least be for a share of it to mean something, in grams. */
const SMALLEST_TARGET = 8;

const APPEAL_SHARE: Readonly<Record<Appeal, number>> = { HIGH: -1 / 10, LOW: 1 };

function isColdMeal({ temperature, form }: PlannerRecipe): boolean {
  return temperature === 'COLD' || form === 'BREAD';
}

/** Points for what a recipe is to the person and how long it takes. */
function basePoints(
  pool: RecipePool,
  recipe: number,
  slot: Pick<Asked, 'type' | 'budget' | 'isWishedBudget' | 'tags' | 'season'> &
    Readonly<{ minutes: number; kcal: number }>,
): number {
  const { weights, catalogue, learned } = pool;
  const about = catalogue.recipes[recipe]!;
  const { id, appeal, seasons, tags, isSpecial } = about;
  const over = slot.minutes - slot.budget;
  return (
    (pool.liked.has(id) ? 0 : weights.nonFavourite) +
    (learned === undefined ? 0 : learnedPoints(learned, about, slot.type)) +
    (pool.recent[recipe] === 1 ? weights.recent : 0) +
    (appeal === undefined ? 0 : weights.appeal * APPEAL_SHARE[appeal]) +
    (seasons === undefined || seasons.includes(slot.season) ? 0 : weights.offSeason) +
    (slot.type === 'DINNER' && isColdMeal(about) ? weights.coldDinner : 0) +
    (slot.tags.length > 0 && !slot.tags.some((tag) => tags.includes(tag)) ? weights.withoutPreferredTag : 0) +
    (over > 0 ? weights.late + weights.minuteOver * over : 0) +
    (isSpecial === true && pool.avoidsNothing ? weights.special : 0) +
    (canBeShopped(pool, recipe) ? 0 : weights.unsold) +
    (about.hasStandIn === true ? weights.standIn : 0) +
    weights.bulk * awkwardSize(catalogue.sizes, recipe, slot.kcal / catalogue.kcal[recipe]!, slot.type) +
    wishPoints(pool, recipe, slot)
  );
}
