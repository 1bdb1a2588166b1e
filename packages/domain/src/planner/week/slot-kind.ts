import type { MealOfDay } from '../scoring/dish-family-limits.ts';
import type { Country } from '../../accounts/countries.ts';
import { isSoldIn } from '../../groceries/sold-in.ts';
import { type Plates, platesForSlot } from '../../plates/plates-for-slot.ts';
import type { Appeal, Season } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { DinnerMix } from '../scoring/dinner-mix.ts';
import { awkwardSize, isReachable } from '../catalogue/dish-sizes.ts';
import { REHEATING_MINUTES } from '../../recipes/directions/preparation-time.ts';
import { ELIGIBLE } from '../catalogue/eligibility.ts';
import { isHomeCookingElsewhere } from '../catalogue/familiar-cuisines.ts';
import { type LearnedTaste, learnedPoints } from '../taste/learned-taste.ts';
import { MOST_SIDE_REPEATS, MOST_SWEET_REPEATS, mostRepeats, type PlannerRecipe } from './plan-request.ts';
import type { WeekWishes } from '../wishes/week-wishes.ts';
import type { PlannerWeights } from '../scoring/weights.ts';
import { isOtherBreakfast, wishPenalty } from '../wishes/wish-penalty.ts';
import { groupOfRecipe, type GroupRanges, type WishedDinners } from '../wishes/wished-dinners.ts';

/** The catalogue as seen through a person's rules and wishes. */
export type RecipePool = Readonly<{
  catalogue: CatalogueIndex;
  exclusions: Uint8Array;
  recent: Uint8Array;
  liked: ReadonlySet<number>;
  learned: LearnedTaste | undefined;
  weights: PlannerWeights;
  mix: DinnerMix;
  wishes: WeekWishes;
  /** Decides which cuisines are familiar, and what can be bought. */
  country: Country;
  dinners: WishedDinners;
  /** The dinners of each group that are expected without wishes. */
  expected: GroupRanges | null;
  /** Meals on other days of the week. */
  around: readonly Readonly<{ recipe: number; date: string; type: MealMoment }>[];
  /** The same meals, by day counted from the plan's first day. */
  aroundDays: readonly (MealOfDay & Readonly<{ recipe: number }>)[];
  /** Recipes that the person has eaten before. */
  eaten: ReadonlySet<number>;
  /** Whether the person avoids no foods, so that ordinary products are preferred to those for special diets. */
  avoidsNothing: boolean;
  /** Whether the person's diet allows meat. */
  eatsMeat: boolean;
  /** Whether recipes with products for special diets are left out if there are enough without them. */
  leavesSpecial: boolean;
  /** Whether dishes with imitations of meat, fish, egg or dairy are left out if there are enough without them. */
  leavesImitations: boolean;
  /**
   * Whether recipes that do not suit a plan are left out if there are enough others: recipes that are unsold or out of
   * season, starchy under a carbohydrate ceiling, or not as wished.
   */
  leavesUnsuitable: boolean;
  /** Ids of the recipes to which the pool is limited, including recent ones; all if absent. */
  among?: ReadonlySet<number> | undefined;
  /** The price of each food on the grocery list, by its number there. */
  prices: Float64Array;
}>;

/**
 * All slots of one kind: which recipes are allowed in them, and the recipes' points regardless of the rest of the plan.
 */
export type SlotKind = Readonly<{
  type: MealMoment;
  /** If these slots are for side dishes, the meal that their main dish is served at. */
  sideOf: MealMoment | null;
  isMain: boolean;
  target: SlotMacros;
  minuteBudget: number;
  /** Whether the person set the time budget. */
  isWishedBudget: boolean;
  /** Catalogue numbers of the recipes allowed here, by all hard rules. */
  recipes: Int32Array;
  /** How often one of the recipes may appear in the plan. */
  cap: number;
  /** How often a sweetened recipe may appear in the plan. */
  sweetCap: number;
  /** Whether recent recipes had to be allowed. */
  usesRecent: boolean;
  platesOf: (recipe: number) => Plates;
  /** Points of each recipe in these slots, regardless of the rest of the plan. */
  base: Float64Array;
  /** Points of a recipe that was cooked earlier and is reheated here. */
  warmed: (recipe: number) => number;
  /**
   * How far an original recipe's macros are from the slot's, in points. It decides which recipes are tried first, but
   * is not part of the score.
   */
  misfit: Float64Array;
}>;

/** Whether meals of this moment count towards the variety of a week. */
function isMain(type: MealMoment): boolean {
  return type === 'LUNCH' || type === 'DINNER';
}

type Asked = Readonly<{
  type: MealMoment;
  /** The bit of the recipes for the slot, see `CatalogueIndex.meals`. */
  bit: number;
  /** If the slot is for a side dish, the meal that the main dish is served at. */
  sideOf: MealMoment | null;
  target: SlotMacros;
  budget: number;
  isWishedBudget: boolean;
  tags: readonly string[];
  season: Season;
  isCapped: boolean;
  /** The number of slots of this meal in the plan. */
  needed: number;
}>;

/** Recent recipes are left out only if the recipes that meet a slot's targets outnumber the slots by this many. */
const SPARE_RECIPES = 3;

/**
 * Returns the recipes for a kind of slot. If there are too few, recent ones are allowed first, then the limit on
 * repeats is raised.
 */
export function slotKind(
  pool: RecipePool,
  { type, bit, sideOf, target, budget, isWishedBudget, tags, season, isCapped, needed }: Asked,
): SlotKind {
  const { catalogue, exclusions, recent, among } = pool;
  const isSide = sideOf !== null;
  const slot = { type, isSide, budget, isWishedBudget, tags, season, kcal: target.kcal };
  const plates = catalogue.platesFor(JSON.stringify([target, isCapped]));
  const platesOf = (recipe: number): Plates =>
    (plates[recipe] ??= platesForSlot(catalogue.flex(recipe), target, isCapped));
  const reachable: number[] = [];
  for (let recipe = 0; recipe < catalogue.recipes.length; recipe += 1) {
    if ((catalogue.meals[recipe]! & bit) === 0 || exclusions[recipe] !== ELIGIBLE) continue;
    if (among?.has(catalogue.recipes[recipe]!.id) === false) continue;
    if (isReachable(catalogue.kcal[recipe]!, target.kcal)) reachable.push(recipe);
  }
  const choice = isSide ? ENOUGH_SIDES : ENOUGH;
  const sold = inSeasonOf(pool, soldOf(pool, reachable, choice), season, choice);
  const suitable = isCapped ? withoutStarchOf(pool, sold, needed) : sold;
  const main = isMain(type);
  // A salad or a dessert need not have the proportions of the whole meal.
  const isFree = isSide && !isCapped;
  const misfit = pointsOf(pool, reachable, (recipe) =>
    isFree ? 0 : misfitPoints(catalogue.recipes[recipe]!, target, isCapped),
  );
  const eligible = wishedOf(pool, type, suitable, { misfit, needed });
  const fresh = eligible.filter((recipe) => recent[recipe] !== 1);
  const fitting = fresh.filter((recipe) => misfit[recipe] === 0);
  const usesRecent = among !== undefined || fitting.length < Math.min(eligible.length, needed + SPARE_RECIPES);
  const recipes = Int32Array.from(ordinaryOf(pool, withoutImitationsOf(pool, usesRecent ? eligible : fresh)));
  const usual = isSide ? MOST_SIDE_REPEATS : mostRepeats(type);
  const enough = Math.ceil((needed + (recipes.length < needed ? 1 : 0)) / Math.max(1, recipes.length));
  return {
    type,
    sideOf,
    isMain: main,
    target,
    minuteBudget: budget,
    isWishedBudget,
    recipes,
    cap: Math.max(usual, enough),
    sweetCap: Math.max(Math.min(usual, MOST_SWEET_REPEATS), enough),
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
 * Returns the breakfasts of the kind that the person wishes for, or the dinners of the groups that they wish for. If
 * too few of these meet the slot's targets, returns all recipes.
 */
function wishedOf(
  pool: RecipePool,
  type: MealMoment,
  recipes: readonly number[],
  { misfit, needed }: Readonly<{ misfit: Float64Array; needed: number }>,
): readonly number[] {
  const { catalogue, dinners, leavesUnsuitable } = pool;
  const { ranges } = dinners;
  if (!leavesUnsuitable) return recipes;
  const fewest = type === 'BREAKFAST' ? Math.ceil(needed / mostRepeats(type)) : needed;
  const isWished = (recipe: number): boolean => {
    if (type === 'BREAKFAST') return !isOtherBreakfast(pool, recipe);
    return type !== 'DINNER' || ranges === null || ranges[groupOfRecipe(catalogue.recipes[recipe]!)][1] > 0;
  };
  const wished = recipes.filter(isWished);
  return wished.filter((recipe) => misfit[recipe] === 0).length < fewest ? recipes : wished;
}

/** ENOUGH: the number of recipes that gives a person enough choice. ENOUGH_SIDES: the number of side dishes. */
const [ENOUGH, ENOUGH_SIDES] = [40, 8] as const;

/** Whether everything in a recipe is sold in a person's country, or the recipe is a favourite. */
function canBeShopped({ catalogue, country, liked }: RecipePool, recipe: number): boolean {
  const { id, soldIn = null } = catalogue.recipes[recipe]!;
  return isSoldIn(country, soldIn) || liked.has(id);
}

/** The recipes whose foods are all sold in a person's country, plus favourites; all recipes if those are too few. */
function soldOf(pool: RecipePool, recipes: readonly number[], enough: number): readonly number[] {
  if (!pool.leavesUnsuitable) return recipes;
  return preferring(pool, recipes, enough, (recipe) => canBeShopped(pool, recipe));
}

/** The recipes that meet a condition, plus favourites; all recipes if those are fewer than `enough`. */
function preferring(
  { catalogue, liked }: RecipePool,
  recipes: readonly number[],
  enough: number,
  isPreferred: (recipe: number) => boolean,
): readonly number[] {
  const preferred = recipes.filter((recipe) => isPreferred(recipe) || liked.has(catalogue.recipes[recipe]!.id));
  return preferred.length < enough ? recipes : preferred;
}

/** The recipes whose fresh foods are in season, plus favourites; all recipes if those are too few. */
function inSeasonOf(pool: RecipePool, recipes: readonly number[], season: Season, enough: number): readonly number[] {
  if (!pool.leavesUnsuitable) return recipes;
  return preferring(pool, recipes, enough, (recipe) => {
    const { seasons } = pool.catalogue.recipes[recipe]!;
    return seasons === undefined || seasons.includes(season);
  });
}

/** The number of recipes per slot that must remain for a person with a carbohydrate ceiling. */
const TWO_WEEKS = 2;
/** Recipes that must remain in addition, so that there is a choice. */
const ENOUGH_EACH = 5;

/**
 * The recipes without starchy foods, plus favourites, for a person on a carbohydrate ceiling; all recipes if those are
 * too few.
 */
function withoutStarchOf(pool: RecipePool, recipes: readonly number[], needed: number): readonly number[] {
  if (!pool.leavesUnsuitable) return recipes;
  const { isStarchy } = pool.catalogue.natures;
  return preferring(pool, recipes, TWO_WEEKS * needed + ENOUGH_EACH, (recipe) => isStarchy[recipe] === 0);
}

/** The recipes for a person who needs no special products, plus favourites; all recipes if those are too few. */
function ordinaryOf(pool: RecipePool, recipes: readonly number[]): readonly number[] {
  if (!pool.leavesSpecial) return recipes;
  return preferring(pool, recipes, ENOUGH, (recipe) => pool.catalogue.recipes[recipe]!.isSpecial !== true);
}

/** The recipes for a person who eats meat or fish, so needs no imitations, plus favourites; all if those are too few. */
function withoutImitationsOf(pool: RecipePool, recipes: readonly number[]): readonly number[] {
  if (!pool.leavesImitations) return recipes;
  return preferring(pool, recipes, ENOUGH, (recipe) => {
    const { source, hasSubstitute } = pool.catalogue.recipes[recipe]!;
    return source !== 'SUBSTITUTE' && hasSubstitute !== true;
  });
}

/** Points of the given recipes, by catalogue number. */
function pointsOf(
  { catalogue }: RecipePool,
  recipes: Iterable<number>,
  count: (recipe: number) => number,
): Float64Array {
  const points = new Float64Array(catalogue.recipes.length);
  for (const recipe of recipes) points[recipe] = count(recipe);
  return points;
}

/** How far plates can correct a dish's macros, as a share of the slot's target. */
const MENDED = { protein: 0.35, fat: 0.4, carbohydrates: 0.4 } as const;
const MISFIT = 6;

/** How far each macro, at the slot's energy, is beyond what plates can correct. */
function misfitPoints(recipe: PlannerRecipe, target: SlotMacros, isCapped: boolean): number {
  const size = target.kcal / recipe.kcal;
  const beyond = (macro: keyof typeof MENDED): number => {
    const off = (recipe[macro] * size) / Math.max(SMALLEST_TARGET, target[macro]) - 1;
    const counted = macro === 'carbohydrates' && isCapped ? Math.max(0, off) : Math.abs(off);
    return Math.max(0, counted - MENDED[macro]);
  };
  return MISFIT * (beyond('protein') + beyond('fat') + beyond('carbohydrates'));
}
/** The smallest target of a macro, in grams, for which a share of it is meaningful. */
const SMALLEST_TARGET = 8;

const APPEAL_SHARE: Readonly<Record<Appeal, number>> = { HIGH: -1 / 10, LOW: 1 };

/** Whether the main food of a dish is soy or a meat substitute. */
function isOfPlants({ source }: PlannerRecipe): boolean {
  return source === 'SOY' || source === 'SUBSTITUTE';
}

function isColdMeal({ temperature, form }: PlannerRecipe): boolean {
  return temperature === 'COLD' || form === 'BREAD';
}

/** Points for how much the person likes a recipe and how long it takes. */
function basePoints(
  pool: RecipePool,
  recipe: number,
  slot: Pick<Asked, 'type' | 'budget' | 'isWishedBudget' | 'tags' | 'season'> &
    Readonly<{ isSide: boolean; minutes: number; kcal: number }>,
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
    (seasons === undefined ? 0 : seasons.includes(slot.season) ? -weights.inSeason : weights.offSeason) +
    (slot.isSide && catalogue.natures.isDessert[recipe] === 1 ? weights.sweetSide : 0) +
    (isHomeCookingElsewhere(pool.country, about.cuisine) ? weights.otherHome : 0) +
    (slot.type === 'DINNER' && isColdMeal(about) ? weights.coldDinner : 0) +
    (slot.tags.length > 0 && !slot.tags.some((tag) => tags.includes(tag)) ? weights.withoutPreferredTag : 0) +
    (over > 0 ? weights.late + weights.minuteOver * over : 0) +
    (isSpecial === true && pool.avoidsNothing ? weights.special : 0) +
    (canBeShopped(pool, recipe) ? 0 : weights.unsold) +
    (about.hasSubstitute === true ? weights.substitute : 0) +
    (pool.eatsMeat && isMain(slot.type) && isOfPlants(about) ? weights.plantProtein : 0) +
    weights.bulk * awkwardSize(catalogue.sizes, recipe, slot.kcal / catalogue.kcal[recipe]!, slot.type) +
    wishPenalty(pool, recipe, slot)
  );
}
