import { daysBetween, isRealDate } from '../../dates/plain-date.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import { type CatalogueIndex, mealBit, sideBit } from '../catalogue/catalogue-index.ts';
import { type DayAim, makeAim } from '../scoring/day-cost.ts';
import { findExclusions, findRecent } from '../catalogue/eligibility.ts';
import { type FixedMeal, type PlanDayInput, type PlannerPreferences, type PlanSlot } from './plan-request.ts';
import type { PlanIssue, PlannedItem } from './plan-result.ts';
import { pricesOfFoods } from '../catalogue/food-prices.ts';
import { findLeftovers, type Leftovers } from '../leftovers/leftovers.ts';
import { type RecipePool, type SlotKind, slotKind } from './slot-kind.ts';
import { divideMeal, isSideDish } from '../side-dishes/side-dishes.ts';
import { tieBreakfasts } from '../wishes/same-breakfasts.ts';
import { seasonOf } from '../../recipes/dish-facts/nature-of-dish.ts';
import { NO_WISHES, type WeekWishes } from '../wishes/week-wishes.ts';
import { type PlannerWeights, resolveWeights } from '../scoring/weights.ts';
import { wishedMinutes } from '../wishes/wish-penalty.ts';
import { expectedDinners, mixWithin, settleDinners } from '../wishes/wished-dinners.ts';

/** Total minutes that cost nothing on a weekday. */
const WEEKDAY_MINUTES = { BREAKFAST: 10, LUNCH: 15, DINNER: 40, SNACK: 10 } as const;
/** Total minutes of a side dish that cost nothing: it cooks while the main dish does. */
const SIDE_MINUTES = { weekday: 15, weekend: 35 } as const;
/** Total minutes of a snack that cost nothing at the weekend; few people bake for a single snack. */
const WEEKEND_SNACK_MINUTES = 25;
/** LEAST_SHARE and MOST_SHARE: the factors by which a slot's share may change if part of the day is already eaten. */
const [LEAST_SHARE, MOST_SHARE] = [0.6, 1.45] as const;

/**
 * A slot that the planner fills with one dish. A tied slot shares its recipe with other slots. The side dish of a large
 * meal has a slot of its own, which counts as a snack.
 */
export type ProblemSlot = Readonly<{
  day: number;
  slot: PlanSlot;
  kind: SlotKind;
  isTied?: boolean;
}>;

export type ProblemDay = Readonly<{
  input: PlanDayInput;
  aim: DayAim;
  /** The total of the fixed meals. */
  fixed: SlotMacros;
  /** Indexes of the day's slots in `slots`. */
  slots: readonly number[];
  /** Whether the plan has all meals of the day. */
  isWhole: boolean;
  /** Slots for which nothing qualifies. */
  unfillable: readonly PlanSlot[];
  /** Recipes that are fixed in the day, with their moment; null outside the slots. */
  existing: readonly Readonly<{ recipe: number; type: MealMoment | null }>[];
}>;

/** A request prepared for the search. */
export type WeekProblem = Readonly<{
  pool: RecipePool;
  days: readonly ProblemDay[];
  slots: readonly ProblemSlot[];
  /** For each slot, the numbers of the slots that share its recipe, including itself. */
  tied: readonly (readonly number[])[];
  leftovers: Leftovers;
  issues: readonly PlanIssue[];
}>;

/**
 * What to plan in a slot: a main dish, a side dish for a main dish that is already there, or a side dish if the slot is
 * large.
 */
export type Courses = 'MAIN' | 'SIDE' | 'SIDE_IF_LARGE';

export type ProblemInput = Readonly<{
  catalogue: CatalogueIndex;
  preferences: PlannerPreferences;
  days: readonly PlanDayInput[];
  /**
   * Whether slots keep their size if the fixed meals of the day are larger or smaller than planned; if false or absent,
   * the slots make up for the difference.
   */
  keepsSlots?: boolean;
  /** What each open slot gets; a main dish if absent. */
  courses?: Courses;
  /** The only recipes to use, including recent ones; all if absent. */
  among?: ReadonlySet<number> | undefined;
  /** The seed of the plan; absent when a single slot is planned, in which nothing varies. */
  seed?: number | undefined;
}>;

/** Total minutes that cost nothing in a slot, and whether the person set that limit. */
function minuteBudget(
  { wishes }: RecipePool,
  { type, maxMinutes }: PlanSlot,
  { date, dayClass }: PlanDayInput,
  isSide: boolean,
): Readonly<{ budget: number; isWishedBudget: boolean }> {
  if (maxMinutes !== undefined && maxMinutes >= 0) return { budget: maxMinutes, isWishedBudget: false };
  const wished = type === 'DINNER' ? wishedMinutes(wishes, date) : null;
  if (wished !== null) return { budget: wished, isWishedBudget: true };
  const meal = type === 'BREAKFAST' || type === 'LUNCH' || type === 'DINNER' ? type : 'SNACK';
  if (isSide) {
    const ofMain = dayClass === 'weekend' ? Infinity : WEEKDAY_MINUTES[meal];
    return { budget: Math.min(SIDE_MINUTES[dayClass], ofMain), isWishedBudget: false };
  }
  if (dayClass === 'weekend')
    return { budget: meal === 'SNACK' ? WEEKEND_SNACK_MINUTES : Infinity, isWishedBudget: false };
  return { budget: WEEKDAY_MINUTES[meal], isWishedBudget: false };
}

/** Whether the planner should fill a slot. */
function isOpen(slot: PlanSlot): boolean {
  return slot.requested !== false && (slot.locked ?? []).length === 0;
}

/** Replaces amounts that are negative or not numbers by zero. */
function usable({ kcal, protein, fat, carbohydrates }: SlotMacros): SlotMacros {
  const clip = (amount: number): number => (Number.isFinite(amount) ? Math.max(0, amount) : 0);
  return { kcal: clip(kcal), protein: clip(protein), fat: clip(fat), carbohydrates: clip(carbohydrates) };
}

const NOTHING: SlotMacros = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };

/** The sum of two sets of macros, the second times `factor`. */
export function plus(a: SlotMacros, b: SlotMacros, factor = 1): SlotMacros {
  return {
    kcal: a.kcal + factor * b.kcal,
    protein: a.protein + factor * b.protein,
    fat: a.fat + factor * b.fat,
    carbohydrates: a.carbohydrates + factor * b.carbohydrates,
  };
}

/** A day's slots by what happens to them, and everything in the day that stays. */
type SortedDay = Readonly<{
  input: PlanDayInput;
  open: readonly PlanSlot[];
  leftOpen: readonly PlanSlot[];
  withoutTarget: readonly PlanSlot[];
  existing: readonly Readonly<{ meal: FixedMeal; type: MealMoment | null }>[];
}>;

function sortDay(input: PlanDayInput, issues: PlanIssue[], seen: Set<string>): SortedDay {
  const slots = input.slots.filter((slot) => {
    const key = JSON.stringify([input.date, slot.id]);
    if (!seen.has(key)) return seen.add(key);
    issues.push({ kind: 'invalid', date: input.date, slotId: slot.id, eligible: 0, hint: 'duplicateSlot' });
    return false;
  });
  const open = slots.filter(isOpen);
  return {
    input: { ...input, slots },
    open: open.filter(({ target }) => target.kcal > 0 && Number.isFinite(target.kcal)),
    withoutTarget: open.filter(({ target }) => !(target.kcal > 0 && Number.isFinite(target.kcal))),
    leftOpen: slots.filter((slot) => !isOpen(slot) && (slot.locked ?? []).length === 0),
    existing: [
      ...(input.fixed ?? []).map((meal) => ({ meal, type: null })),
      ...slots.flatMap((slot) => (slot.locked ?? []).map((meal) => ({ meal, type: slot.type }))),
    ],
  };
}

/**
 * Factors for people with dietary rules, who have fewer dishes to choose from: the targets and recent dishes count
 * more, other repetition counts less.
 */
const FEWER_DISHES = { figures: 5, recent: 1.6, dishes: 0.8, plates: 0.3 };

function forFewerDishes(weights: PlannerWeights): PlannerWeights {
  const { nutrition, recent, family, sameBase, sameEggs, nextDinner } = weights;
  const { figures, recent: again, dishes, plates } = FEWER_DISHES;
  return {
    ...weights,
    nutrition: figures * nutrition,
    recent: again * recent,
    family: dishes * family,
    sameBase: plates * sameBase,
    sameEggs: plates * sameEggs,
    nextDinner: plates * nextDinner,
  };
}

/**
 * Factors for proposals. The targets and similarity to the day's other meal count less, because the person chooses by
 * taste and the rest of the day can be adapted.
 */
const PROPOSED = { figures: 0.6, alike: 0.5 };

function forProposals(weights: PlannerWeights): PlannerWeights {
  const { nutrition, sameSource, sameForm } = weights;
  const { figures, alike } = PROPOSED;
  return {
    ...weights,
    nutrition: figures * nutrition,
    sameSource: alike * sameSource,
    sameForm: alike * sameForm,
    plantProtein: 0,
  };
}

/** Factor for the targets if two meals come from one pot: they count more, because fewer plates then suit the day. */
const PAIRED = 1.7;

function forPairs(weights: PlannerWeights, { cookTwice }: WeekWishes): PlannerWeights {
  return cookTwice === 'NONE' ? weights : { ...weights, nutrition: PAIRED * weights.nutrition };
}

/** The moment as which a recipe counts for variety: a side dish counts as a snack, not as a lunch or dinner. */
function courseOf({ recipes }: CatalogueIndex, recipe: number, moment: MealMoment): MealMoment {
  return isSideDish(recipes[recipe]!, moment) ? 'SNACK' : moment;
}

/** The catalogue as seen through a person's rules and wishes, for the given days. */
export function poolOf({ catalogue, preferences, days, among, seed, keepsSlots = false }: ProblemInput): RecipePool {
  const { diet = null, wishes = NO_WISHES, country = 'OTHER', intolerances = [], carbCapGrams = null } = preferences;
  const avoidsNothing = diet === null && intolerances.length === 0;
  const eatsAnything = avoidsNothing && carbCapGrams === null;
  const eatsMeat = diet === null || diet === 'halal';
  const eatsFlesh = eatsMeat || diet === 'pescatarian';
  const weights = resolveWeights(preferences.weights);
  const dinners = settleDinners(diet, wishes.dinners);
  const around = (preferences.around ?? []).flatMap(({ recipeId, date, type }) => {
    const recipe = catalogue.indexById.get(recipeId);
    if (recipe === undefined) return [];
    const course = courseOf(catalogue, recipe, type);
    return { recipe, date, type: course, isSide: course !== type };
  });
  return {
    catalogue,
    exclusions: findExclusions(catalogue, preferences),
    recent: findRecent(catalogue, preferences),
    liked: new Set(preferences.likedRecipeIds),
    learned: preferences.learned,
    // People with dietary rules have fewer dishes that meet the targets, and a plan must choose those.
    weights: keepsSlots ? forProposals(weights) : eatsAnything ? forPairs(weights, wishes) : forFewerDishes(weights),
    mix: mixWithin(diet, dinners.ranges),
    wishes,
    country,
    dinners,
    expected: expectedDinners(diet),
    around,
    aroundDays: around.flatMap(({ recipe, date, type, isSide }) => {
      const first = days[0]?.date ?? '';
      if (!isRealDate(first) || !isRealDate(date)) return [];
      return { recipe, day: daysBetween(first, date), isMain: type === 'LUNCH' || type === 'DINNER', isSide };
    }),
    eaten: new Set(preferences.eatenRecipeIds),
    avoidsNothing,
    eatsMeat,
    // Proposals leave nothing out.
    leavesSpecial: avoidsNothing && !keepsSlots,
    leavesImitations: eatsFlesh && !keepsSlots,
    leavesUnsuitable: !keepsSlots,
    among,
    prices: pricesOfFoods(catalogue, seed),
  };
}

/** Filters the catalogue, and determines for every open slot which recipes are allowed in it. */
export function buildProblem(asked: ProblemInput): WeekProblem {
  return buildProblemIn(poolOf(asked), asked);
}

/** Builds the problem with a pool that was made for these preferences and a plan that starts on the same day. */
export function buildProblemIn(
  pool: RecipePool,
  { preferences, days, keepsSlots = false, courses = 'MAIN' }: Omit<ProblemInput, 'among' | 'seed'>,
): WeekProblem {
  const { catalogue } = pool;
  const issues: PlanIssue[] = [];
  const seen = new Set<string>();
  const sorted = days.map((day) => sortDay(day, issues, seen));
  const kindOf = slotKinds(pool, sorted, preferences);
  const slots: ProblemSlot[] = [];
  const problemDays = sorted.map((day, dayNumber): ProblemDay => {
    const { input, open, leftOpen, withoutTarget, existing } = day;
    for (const slot of withoutTarget)
      issues.push({ kind: 'unfilled', date: input.date, slotId: slot.id, eligible: 0, hint: 'noTarget' });
    const fixed = existing.reduce((sum, { meal }) => plus(sum, usable(meal.macros)), NOTHING);
    const share = keepsSlots ? 1 : shareOfOpen(day, fixed);
    const filled = open.map((slot) => coursesOf(slot, courses, (asked) => kindOf({ ...asked, input, share })));
    const isEmpty = ([first]: readonly Course[]) => first!.kind.recipes.length === 0;
    const own = filled.flatMap((parts) =>
      isEmpty(parts) ? [] : parts.map((part) => slots.push({ day: dayNumber, ...part }) - 1),
    );
    const empty = open.filter((_, at) => isEmpty(filled[at]!));
    return {
      input,
      aim: aimOf(input, [...leftOpen, ...empty], preferences.carbCapGrams, pool.weights.nutrition),
      fixed,
      slots: own,
      isWhole: (input.fixed ?? []).length === 0 && open.length - empty.length === input.slots.length,
      unfillable: [...withoutTarget, ...empty],
      existing: existing.flatMap(({ meal, type }) => {
        const recipe = meal.recipeId === undefined ? undefined : catalogue.indexById.get(meal.recipeId);
        return recipe === undefined ? [] : [{ recipe, type: type && courseOf(catalogue, recipe, type) }];
      }),
    };
  });
  // Proposals for one slot need not match the meals of other days.
  const wishes = keepsSlots ? NO_WISHES : pool.wishes;
  const dated = slots.map(({ day, kind }) => ({ day: days[day]!, kind }));
  const leftovers = findLeftovers(catalogue, dated, wishes.cookTwice);
  return { pool, days: problemDays, leftovers, issues, ...tieBreakfasts({ ...pool, wishes }, problemDays, slots) };
}

/** A slot, or the part of it for one dish, and which recipes are considered there. */
type AskedKind = Readonly<{ slot: PlanSlot; isSide: boolean; input: PlanDayInput; share: number }>;

/** Returns a function that returns the kind of a slot; slots of the same kind share it. */
function slotKinds(
  pool: RecipePool,
  days: readonly SortedDay[],
  { carbCapGrams }: PlannerPreferences,
): (asked: AskedKind) => SlotKind {
  const needed = new Map<number, number>();
  for (const { type } of days.flatMap(({ open }) => open))
    for (const bit of [mealBit(type), sideBit(type)]) needed.set(bit, (needed.get(bit) ?? 0) + 1);
  const isCapped = typeof carbCapGrams === 'number';
  const kinds = new Map<string, SlotKind>();
  return ({ slot, isSide, input, share }) => {
    const bit = isSide ? sideBit(slot.type) : mealBit(slot.type);
    const type = isSide ? 'SNACK' : slot.type;
    const { budget, isWishedBudget } = minuteBudget(pool, slot, input, isSide);
    const target = plus(NOTHING, usable(slot.target), share);
    const tags = input.preferTags ?? [];
    const season = seasonOf(input.date);
    const key = JSON.stringify([bit, target, String(budget), isWishedBudget, tags, season]);
    const known = kinds.get(key);
    if (known !== undefined) return known;
    const sideOf = isSide ? slot.type : null;
    const wanted = { type, bit, sideOf, target, budget, isWishedBudget, tags, season, isCapped };
    const made = slotKind(pool, { ...wanted, needed: needed.get(bit)! });
    kinds.set(key, made);
    return made;
  };
}

type Course = Pick<ProblemSlot, 'slot' | 'kind'>;

/** The parts of a slot that get a dish each: the whole slot, or a main and a side dish. */
function coursesOf(
  slot: PlanSlot,
  courses: Courses,
  kindOf: (asked: Pick<AskedKind, 'slot' | 'isSide'>) => SlotKind,
): readonly Course[] {
  const main = (target: SlotMacros): Course => {
    const part = { ...slot, target };
    return { slot: part, kind: kindOf({ slot: part, isSide: false }) };
  };
  const side = (target: SlotMacros): Course => {
    const part = { ...slot, target };
    return { slot: { ...part, type: 'SNACK' }, kind: kindOf({ slot: part, isSide: true }) };
  };
  if (courses === 'SIDE') return [side(slot.target)];
  if (courses === 'MAIN') return [main(slot.target)];
  const parts = divideMeal(slot.type, usable(slot.target));
  if (parts === null) return [main(slot.target)];
  const small = side(parts.side);
  return small.kind.recipes.length < FEWEST_SIDES ? [main(slot.target)] : [main(parts.main), small];
}

/** The slot of a planned dish. */
export function slotOf(
  { slots }: Pick<WeekProblem, 'slots'>,
  day: ProblemDay,
  { slotId, isSide = false }: Pick<PlannedItem, 'slotId' | 'isSide'>,
): ProblemSlot {
  const isOf = ({ slot, kind }: ProblemSlot) => slot.id === slotId && (kind.sideOf !== null) === isSide;
  return slots[day.slots.find((at) => isOf(slots[at]!))!]!;
}

/** With fewer side dishes than this to choose from, meals have one large dish. */
const FEWEST_SIDES = 5;

/** The day's own target, or the sum of its slots. */
function targetOf({ target, slots }: PlanDayInput): SlotMacros {
  return target ? usable(target) : slots.reduce((sum, slot) => plus(sum, usable(slot.target)), NOTHING);
}

/** A day with at most this many meals has few sizes to choose from. */
const FEW_MEALS = 2;
/** Factor for the targets of a day with few meals; otherwise everything else would outweigh its macros. */
const WEIGHT_OF_FEW = 2;

/** The aim of a day. Slots that stay empty count as filled on target and use up their part of a ceiling. */
function aimOf(
  input: PlanDayInput,
  leftOpen: readonly PlanSlot[],
  carbCapGrams: number | null | undefined,
  weight: number,
): DayAim {
  const open = leftOpen.reduce((sum, { target }) => plus(sum, usable(target)), NOTHING);
  const cap = typeof carbCapGrams === 'number' ? Math.max(0, carbCapGrams - open.carbohydrates) : null;
  const factor = input.slots.length <= FEW_MEALS ? WEIGHT_OF_FEW : 1;
  return makeAim(usable(plus(targetOf(input), open, -1)), cap, weight * factor);
}

/**
 * How much larger or smaller the open slots are than planned, because the fixed meals of the day are smaller or larger
 * than their share.
 */
function shareOfOpen({ input, open, leftOpen, existing }: SortedDay, fixed: SlotMacros): number {
  if (existing.length === 0) return 1;
  const sum = (slots: readonly PlanSlot[]) => slots.reduce((total, { target }) => total + usable(target).kcal, 0);
  const wanted = sum(open);
  const left = targetOf(input).kcal - sum(leftOpen) - fixed.kcal;
  return wanted > 0 ? Math.min(MOST_SHARE, Math.max(LEAST_SHARE, left / wanted)) : 1;
}
