import type { MealMoment } from '../slots/meal-moments.ts';
import { similarity, compareAt } from './dish-similarity.ts';
import { besideMix } from './dinner-mix.ts';
import { CUISINES, DISH_FORMS, PROTEIN_SOURCES } from '../recipes/nature-of-dish.ts';
import { type DishNatures, numberOfSource } from './dish-natures.ts';
import { REHEATING_MINUTES } from '../recipes/preparation-time.ts';
import { clearFamilies, countFamilies } from './dish-families.ts';
import { clearTally, countAgain } from './limited-foods.ts';
import { DINNER_GROUPS } from './week-wishes.ts';
import type { WeekState } from './week-state.ts';

/** Total minutes of a weekday's meals that cost nothing. */
const DAY_MINUTES = 38;
/**
 * How many main meals of a form, of a source at lunch, and of a foreign cuisine at dinner a week allows; longer plans
 * allow more.
 */
const FORM_MEALS = 2;
const BREAD_LUNCHES = 4;
const SOURCE_LUNCHES = 2;
const CUISINE_DINNERS = 2;
/** The same for a form, or a foreign cuisine, at lunch and dinner together. */
const FORM_MAINS = 3;
const CUISINE_MAINS = 3;
const DAYS = 7;
/** Within this many days a similar dish counts for more, by this factor. */
const NEXT_DAY = 1;
const SOON = 1.4;
/** A breakfast on this many consecutive days is a habit; on more, it is too often. */
const MOST_RUNNING = 2;
/** Dishes of one idea, like stroganoff, have this similarity within this many days. */
const SAME_IDEA_DAYS = 2;
const SAME_IDEA = 0.5;
/** The day of each main meal of the plan being evaluated. */
const MAIN_DAYS: number[] = [];
type Tally = Int16Array;
const NO_SOURCE = numberOfSource('NONE');

/** What has been counted of a plan so far. */
type Counted = {
  /** The plan's length in weeks, at least one. */
  weeks: number;
  dinners: number;
  sources: Tally;
  /** Of these, dinners containing meat or fish that is not their main food, like lentil soup with bacon. */
  mixed: Tally;
  groups: Tally;
  forms: Tally;
  lunchForms: Tally;
  lunchSources: Tally;
  cuisines: Tally;
  mainForms: Tally;
  mainCuisines: Tally;
  /** Main meals with a portion of oily fish. */
  oilyFish: number;
};

/** Reused for every plan that is evaluated: one search evaluates some thousand. */
const COUNTED: Counted = {
  weeks: 1,
  dinners: 0,
  sources: new Int16Array(PROTEIN_SOURCES.length),
  mixed: new Int16Array(PROTEIN_SOURCES.length),
  groups: new Int16Array(DINNER_GROUPS.length),
  forms: new Int16Array(DISH_FORMS.length),
  lunchForms: new Int16Array(DISH_FORMS.length),
  lunchSources: new Int16Array(PROTEIN_SOURCES.length),
  cuisines: new Int16Array(CUISINES.length),
  mainForms: new Int16Array(DISH_FORMS.length),
  mainCuisines: new Int16Array(CUISINES.length),
  oilyFish: 0,
};

function countAnew(days: number): Counted {
  COUNTED.weeks = Math.max(1, days / DAYS);
  COUNTED.dinners = 0;
  COUNTED.sources.fill(0);
  COUNTED.mixed.fill(0);
  COUNTED.groups.fill(0);
  COUNTED.forms.fill(0);
  COUNTED.lunchForms.fill(0);
  COUNTED.lunchSources.fill(0);
  COUNTED.cuisines.fill(0);
  COUNTED.mainForms.fill(0);
  COUNTED.mainCuisines.fill(0);
  COUNTED.oilyFish = 0;
  return COUNTED;
}

/** Adds one to a tally. Returns by how much it exceeds the limit, 0 or 1; a fractional limit allows a whole meal. */
function beyond(tally: Tally, number: number, borne: number): number {
  if (number < 0) return 0;
  tally[number] = tally[number]! + 1;
  return tally[number] > Math.ceil(borne) ? 1 : 0;
}

/** Points of the recipes of a plan, on whatever plates; lower is better. */
export function tastePoints(state: WeekState): number {
  const { problem, recipes, cookedIn, tally, smallTally, families } = state;
  const { weights, catalogue } = problem.pool;
  const counted = countAnew(problem.days.length);
  for (const { recipe, type } of problem.pool.around)
    if (type === 'DINNER') countDinner(counted, catalogue.natures, recipe);
  let points = state.boughtCost * weights.bought;
  let mains = 0;
  let breakfast = -1;
  let breakfastRun = 0;
  clearTally(tally);
  clearTally(smallTally);
  clearFamilies(families);
  for (const { recipe, day, isMain } of problem.pool.aroundDays)
    countFamilies(catalogue.families, families, recipe, { day, weeks: counted.weeks, isMain });
  for (let day = 0; day < problem.days.length; day += 1) {
    const { input, slots, standing } = problem.days[day]!;
    const at = { day, weeks: counted.weeks };
    let minutes = 0;
    let lunch = -1;
    let dinner = -1;
    const main = (recipe: number, type: MealMoment | null, isWarmed = false): void => {
      if (type === 'LUNCH') lunch = recipe;
      if (type === 'DINNER') dinner = recipe;
      if (type !== 'LUNCH' && type !== 'DINNER') return;
      points += weights.monotony * countMain(state, counted, recipe, type);
      points += weights.alike * alikeBefore(state, recipe, { mains, day });
      mains += 1;
      if (isWarmed) return;
      points += weights.again * countAgain(catalogue.notable, tally, recipe, at);
      points += weights.family * countFamilies(catalogue.families, families, recipe, { ...at, isMain: true });
    };
    for (const { recipe, type } of standing) main(recipe, type);
    for (const slot of slots) {
      const recipe = recipes[slot]!;
      const { kind } = problem.slots[slot]!;
      const isWarmed = cookedIn[slot]! >= 0;
      minutes += isWarmed ? REHEATING_MINUTES : catalogue.minutes[recipe]!;
      points += isWarmed ? kind.warmed(recipe) : kind.base[recipe]!;
      main(recipe, kind.type, isWarmed);
      if (!kind.isMain) {
        points += weights.again * countAgain(catalogue.smallMeals, smallTally, recipe, at);
        points += weights.family * countFamilies(catalogue.families, families, recipe, { ...at, isMain: false });
      }
      if (kind.type === 'BREAKFAST') {
        breakfastRun = recipe === breakfast ? breakfastRun + 1 : 1;
        breakfast = recipe;
        if (breakfastRun > MOST_RUNNING && !problem.pool.wishes.sameBreakfast) points += weights.again;
      }
    }
    if (input.dayClass === 'weekday' && minutes > DAY_MINUTES)
      points += weights.dayMinuteOver * (minutes - DAY_MINUTES);
    points += weights.alike * alikeInDay(state, slots);
    if (lunch >= 0 && dinner >= 0) points += alikePoints(state, lunch, dinner);
  }
  return points + mixPoints(state, counted);
}

/** How alike a main meal is to the earlier ones, given their number; more if they are within a few days of it. */
function alikeBefore(
  { problem, compared }: WeekState,
  recipe: number,
  { mains, day }: Readonly<{ mains: number; day: number }>,
): number {
  const { alike, isIdea, length } = compared;
  compareAt(compared, problem.pool.catalogue.mainFoods, mains, recipe);
  MAIN_DAYS[mains] = day;
  let sum = 0;
  for (let before = 0; before < mains; before += 1) {
    const apart = day - MAIN_DAYS[before]!;
    const at = mains * length + before;
    sum += alike[at]! * (apart <= NEXT_DAY ? SOON : 1);
    if (apart <= SAME_IDEA_DAYS) sum += SAME_IDEA * isIdea[at]!;
  }
  return sum;
}

/** How alike the meals of a day are: breakfast to all others, and other small meals to each other. */
function alikeInDay({ problem, recipes }: WeekState, slots: readonly number[]): number {
  const { mainFoods } = problem.pool.catalogue;
  let sum = 0;
  for (let one = 0; one < slots.length; one += 1) {
    const { type, isMain } = problem.slots[slots[one]!]!.kind;
    if (isMain) continue;
    const recipe = recipes[slots[one]!]!;
    for (let other = 0; other < slots.length; other += 1) {
      const { kind } = problem.slots[slots[other]!]!;
      if (kind.isMain ? type !== 'BREAKFAST' : other <= one) continue;
      const besides = recipes[slots[other]!]!;
      sum += recipe === besides ? 1 : similarity(mainFoods, recipe, besides);
    }
  }
  return sum;
}

function countMain({ problem }: WeekState, counted: Counted, recipe: number, type: 'LUNCH' | 'DINNER'): number {
  const { source, form, foreign, isBread, hasOilyFish } = problem.pool.catalogue.natures;
  const { weeks } = counted;
  const as = form[recipe]!;
  const kitchen = foreign[recipe]!;
  const bread = isBread[recipe] === 1;
  counted.oilyFish += hasOilyFish[recipe]!;
  const ofMains =
    beyond(counted.mainForms, bread ? -1 : as, FORM_MAINS * weeks) +
    beyond(counted.mainCuisines, kitchen, CUISINE_MAINS * weeks);
  if (type === 'LUNCH')
    return (
      ofMains +
      beyond(counted.lunchSources, source[recipe]!, SOURCE_LUNCHES * weeks) +
      beyond(counted.lunchForms, as, (bread ? BREAD_LUNCHES : FORM_MEALS) * weeks)
    );
  countDinner(counted, problem.pool.catalogue.natures, recipe);
  return (
    ofMains + beyond(counted.forms, as, FORM_MEALS * weeks) + beyond(counted.cuisines, kitchen, CUISINE_DINNERS * weeks)
  );
}

function countDinner(counted: Counted, natures: DishNatures, recipe: number): void {
  const source = natures.source[recipe]!;
  const group = natures.group[recipe]!;
  counted.dinners += 1;
  counted.groups[group] = counted.groups[group]! + 1;
  if (source < 0) return;
  counted.sources[source] = counted.sources[source]! + 1;
  if (natures.isMixed[recipe] === 1) counted.mixed[source] = counted.mixed[source]! + 1;
}

/** Points for a lunch and a dinner of one day with the same source, form or starch. */
export function alikePoints({ problem }: Pick<WeekState, 'problem'>, lunch: number, dinner: number): number {
  const { weights, catalogue } = problem.pool;
  const { source, form, base, isEggs } = catalogue.natures;
  const isSource = source[lunch]! >= 0 && source[lunch] !== NO_SOURCE && source[lunch] === source[dinner];
  return (
    (isSource ? weights.sameSource : 0) +
    (form[lunch]! >= 0 && form[lunch] === form[dinner] ? weights.sameForm : 0) +
    (base[lunch]! >= 0 && base[lunch] === base[dinner] ? weights.sameBase : 0) +
    (isEggs[lunch] === 1 && isEggs[dinner] === 1 ? weights.sameEggs : 0)
  );
}

/** Meat and fish count wherever a dish contains them, whatever its main food. */
function mixPoints({ problem }: WeekState, counted: Counted): number {
  const { sources, mixed, groups: ofGroups, dinners, oilyFish } = counted;
  const { weights, mix, dinners: wished, expected } = problem.pool;
  const groups = wished.ranges ?? expected;
  let beside = 0;
  for (let number = 0; number < PROTEIN_SOURCES.length; number += 1)
    beside += besideMix(mix[PROTEIN_SOURCES[number]!], sources[number]!, dinners, sources[number]! - mixed[number]!);
  // People who eat fish get an oily one a week, at dinner or at lunch.
  if (oilyFish === 0 && dinners >= DAYS && mix.FISH[0] > 0) beside += 1;
  if (groups === null) return weights.mix * beside;
  let besideGroups = 0;
  for (let number = 0; number < DINNER_GROUPS.length; number += 1)
    besideGroups += besideMix(groups[DINNER_GROUPS[number]!], ofGroups[number]!, dinners);
  return weights.mix * beside + (wished.ranges === null ? weights.mix : weights.wish) * besideGroups;
}
