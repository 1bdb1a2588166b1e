import { REHEATING_MINUTES } from '../../recipes/directions/preparation-time.ts';
import { CUISINES, DISH_FORMS, PROTEIN_SOURCES } from '../../recipes/dish-facts/nature-of-dish.ts';
import { mixDeviation } from '../scoring/dinner-mix.ts';
import { limitsOfFamily } from '../scoring/dish-family-limits.ts';
import { likeness, sharesCharacteristic, similarity } from '../scoring/dish-similarity.ts';
import { alikePoints, clash, sharedTraits } from '../scoring/meals-alike.ts';
import type { WeekState } from '../week/week-state.ts';
import { DINNER_GROUPS } from '../wishes/week-wishes.ts';

type Meal = Readonly<{
  day: number;
  type: string | null;
  recipe: number;
  isMain: boolean;
  isSide: boolean;
  isInSlot: boolean;
  isWarmed: boolean;
  slot: number;
}>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const inRange = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
/** The sum, over all occurrences, of how far each is past the limit, capped at `most` each. */
const excess = (count: number, limit: number, most: number): number =>
  sum(inRange(1, count + 1).map((nth) => Math.max(0, Math.min(most, nth - limit))));

/**
 * Returns the points of a plan's recipes, counted rule by rule from all its meals. This is the reference for the points
 * that the search updates with each move.
 */
export function tasteFromNothing(state: WeekState): number {
  return sum(Object.values(tasteByRule(state)));
}

/** Returns the points of a plan's recipes by rule. */
export function tasteByRule({ problem, recipes, cookedIn }: WeekState): Readonly<Record<string, number>> {
  const { pool, days, slots } = problem;
  const { catalogue, weights, mix, wishes } = pool;
  const { natures, mainFoods } = catalogue;
  const weeks = Math.max(1, days.length / 7);
  const meals: Meal[] = days.flatMap(({ existing, slots: own }, day) => [
    ...existing
      .filter(({ type }) => type === 'LUNCH' || type === 'DINNER')
      .map(({ recipe, type }) => ({
        day,
        type,
        recipe,
        isMain: true,
        isSide: false,
        isInSlot: false,
        isWarmed: false,
        slot: -1,
      })),
    ...own
      .filter((slot) => recipes[slot]! >= 0)
      .map((slot) => {
        const { type, isMain, sideOf } = slots[slot]!.kind;
        const isWarmed = cookedIn[slot]! >= 0;
        return { day, type, recipe: recipes[slot]!, isMain, isSide: sideOf !== null, isInSlot: true, isWarmed, slot };
      }),
  ]);
  const pairs = meals.flatMap((one, at) => meals.slice(at + 1).map((other) => [one, other] as const));
  const mains = meals.filter(({ isMain }) => isMain);
  const [lunches, dinners] = ['LUNCH', 'DINNER'].map((type) => mains.filter((meal) => meal.type === type));

  const base = meals.map(({ slot, recipe, isWarmed }) => {
    if (slot < 0) return 0;
    const { kind } = slots[slot]!;
    return isWarmed ? kind.warmed(recipe) : kind.base[recipe]!;
  });
  const minutesOver = days.map(({ input }, day) => {
    const minutes = meals
      .filter((meal) => meal.day === day && meal.isInSlot)
      .map(({ isWarmed, recipe }) => (isWarmed ? REHEATING_MINUTES : catalogue.minutes[recipe]!));
    return Math.max(0, sum(minutes) - (input.dayClass === 'weekday' ? 36 : 90));
  });

  const beyond = (of: readonly Meal[], kinds: readonly unknown[], kindOf: Int8Array, limit: (kind: number) => number) =>
    sum(kinds.map((_, kind) => Math.max(0, of.filter(({ recipe }) => kindOf[recipe] === kind).length - limit(kind))));
  const perWeek = (often: number) => () => Math.ceil(often * weeks);
  const isBread = (form: number) => DISH_FORMS[form] === 'BREAD' || DISH_FORMS[form] === 'WRAP';
  const monotony =
    beyond(mains, DISH_FORMS, natures.form, (form) => (isBread(form) ? Infinity : Math.ceil(3 * weeks))) +
    beyond(mains, CUISINES, natures.foreign, perWeek(3)) +
    beyond(lunches!, PROTEIN_SOURCES, natures.source, perWeek(2)) +
    beyond(lunches!, DISH_FORMS, natures.form, (form) => Math.ceil((isBread(form) ? 4 : 2) * weeks)) +
    beyond(dinners!, DISH_FORMS, natures.form, perWeek(2)) +
    beyond(dinners!, CUISINES, natures.foreign, perWeek(2));

  const alike = pairs.map(([one, other]) => {
    const apart = Math.abs(one.day - other.day);
    if (one.isMain && other.isMain)
      return (
        likeness(mainFoods, one.recipe, other.recipe) * (apart <= 1 ? 1.4 : 1) +
        (apart <= 2 && sharesCharacteristic(mainFoods, one.recipe, other.recipe) ? 0.8 : 0)
      );
    const isWithBreakfast = one.type === 'BREAKFAST' || other.type === 'BREAKFAST';
    const areCompared = one.isMain === other.isMain || isWithBreakfast;
    if (apart > 0 || !one.isInSlot || !other.isInSlot || !areCompared) return 0;
    return one.recipe === other.recipe ? 1 : similarity(mainFoods, one.recipe, other.recipe);
  });

  const sideOf = ({ slot }: Meal) => (slot < 0 ? null : slots[slot]!.kind.sideOf);
  const isLate = ({ type }: Meal) => type === 'SNACK' || type === 'LATE_SNACK';
  const alikeOnDay = pairs.map(([one, other]) => {
    if (one.day !== other.day || !one.isInSlot || !other.isInSlot) return 0;
    const both = (trait: ArrayLike<number>, least: number) =>
      trait[one.recipe]! >= least && trait[other.recipe]! >= least;
    const shared = (natures.produce[one.recipe]! & natures.produce[other.recipe]!) >>> 0;
    const produce = shared.toString(2).replaceAll('0', '').length;
    return (
      0.5 * produce +
      (sideOf(one) === other.type ? clash(natures, other.recipe, one.recipe) : 0) +
      (sideOf(other) === one.type ? clash(natures, one.recipe, other.recipe) : 0) +
      (isLate(one) && isLate(other) && both(natures.isDessert, 1) ? 3 : 0)
    );
  });

  const againIn = (of: readonly Meal[], { start, food, timesAWeek }: typeof catalogue.notable) =>
    sum(
      [...timesAWeek].map((often, number) => {
        const on = of
          .filter(({ recipe }) => food.subarray(start[recipe], start[recipe + 1]).includes(number))
          .map(({ day }) => day);
        const onDays = new Set(on);
        const isRarest = often === 3;
        return (
          excess(on.length, Math.ceil(often * weeks), 2) +
          (on.length - onDays.size) * (isRarest ? 3 : 1) +
          (isRarest ? [...onDays].filter((day) => onDays.has(day - 1)).length : 0)
        );
      }),
    );
  const cooked = mains.filter(({ isWarmed }) => !isWarmed);
  const small = meals.filter(({ isMain }) => !isMain);
  const breakfasts = meals.filter(({ type, isInSlot }) => type === 'BREAKFAST' && isInSlot);
  const running = breakfasts.filter(
    ({ recipe }, at) => at >= 2 && breakfasts[at - 1]!.recipe === recipe && breakfasts[at - 2]!.recipe === recipe,
  );
  const again =
    againIn(cooked, catalogue.notable) +
    againIn(small, catalogue.smallMeals) +
    (wishes.sameBreakfast ? 0 : running.length);

  const { start, family } = catalogue.families;
  const familiesOf = (recipe: number) => [...family.subarray(start[recipe], start[recipe + 1])];
  const around = pool.aroundDays;
  type Counted = Readonly<{ recipe: number; day: number; isMain: boolean; isSide: boolean }>;
  const familyMeals = (of: readonly Counted[], number: number) =>
    of.filter(
      (meal) => familiesOf(meal.recipe).includes(number) && (limitsOfFamily(number).asSideOnly !== true || meal.isSide),
    );
  const familyPoints = (of: readonly Counted[], number: number) => {
    const { weekly, apart, atAnyMeal = false } = limitsOfFamily(number);
    const has = familyMeals(of, number);
    const counted = has.filter(({ isMain }) => isMain || atAnyMeal);
    const close = [...new Set(has.map(({ day }) => day))].map((day) => {
      const onDay = has.filter((meal) => meal.day === day);
      const counts = atAnyMeal || onDay.some(({ isMain }) => isMain);
      const isNear = has.some((meal) => meal.day < day && meal.day >= day - apart && (meal.isMain || counts));
      return (counts ? 2 * (onDay.length - 1) : 0) + (isNear ? (counts ? 1 : onDay.length) : 0);
    });
    return (excess(counted.length, Math.ceil(weekly * weeks), 3) + sum(close)) * (atAnyMeal ? 2 : 1);
  };
  const inPlan = [...cooked, ...small];
  const families = [...new Set([...inPlan, ...around].flatMap(({ recipe }) => familiesOf(recipe)))].map(
    (number) => familyPoints([...inPlan, ...around], number) - familyPoints(around, number),
  );

  const last = (of: readonly Meal[], day: number) => of.findLast((meal) => meal.day === day)?.recipe;
  const shared = days.map((_, day) => {
    const [lunch, dinner] = [last(lunches!, day), last(dinners!, day)];
    return lunch === undefined || dinner === undefined ? 0 : alikePoints(pool, lunch, dinner);
  });

  const nextDinners = days.slice(1).map((_, day) => {
    const [one, next] = [last(dinners!, day), last(dinners!, day + 1)];
    return one === undefined || next === undefined ? 0 : sharedTraits(natures, one, next);
  });

  const eaten = [...pool.around.filter(({ type }) => type === 'DINNER'), ...dinners!].map(({ recipe }) => recipe);
  const isFrom = (source: number) => (recipe: number) => natures.source[recipe] === source;
  const sources = PROTEIN_SOURCES.map((source, number) => {
    const of = eaten.filter(isFrom(number));
    return mixDeviation(mix[source], of.length, eaten.length, of.filter((one) => natures.isMixed[one] !== 1).length);
  });
  const hasOily = mains.some(({ recipe }) => natures.hasOilyFish[recipe] === 1);
  const lacksOily = !hasOily && eaten.length >= 7 && mix.FISH[0] > 0;
  const ranges = pool.dinners.ranges ?? pool.expected;
  const groups = DINNER_GROUPS.map((group, number) =>
    ranges === null
      ? 0
      : mixDeviation(ranges[group], eaten.filter((recipe) => natures.group[recipe] === number).length, eaten.length),
  );
  const { breakfast } = natures;
  const isBreakfast = ({ type }: Readonly<{ type: string | null }>) => type === 'BREAKFAST';
  const already = [...pool.around, ...days.flatMap((day) => day.existing)].filter(isBreakfast);
  const kindsEaten = [...already, ...breakfasts].map(({ recipe }) => breakfast[recipe]);
  const wanted = slots.filter(({ kind }) => isBreakfast(kind)).length + already.length;
  const [ofBread, ofDrinks] = [1, 2].map((kind) => kindsEaten.filter((one) => one === kind).length);
  const breakfastsBeyond =
    Math.max(0, Math.floor((2 * wanted) / 7) - ofBread!, ofBread! - Math.ceil((4 * wanted) / 7)) +
    Math.max(0, ofDrinks! - Math.ceil((2 * wanted) / 7));
  const fishLate = cooked.map(({ recipe, day, isInSlot }) =>
    isInSlot && natures.isFreshFish[recipe] === 1 ? Math.max(0, Math.min(4, day - 1)) : 0,
  );
  const wishesForBreakfast = wishes.sameBreakfast || wishes.breakfast !== 'EITHER';
  return {
    'each dish on its own': sum(base),
    'minutes of a weekday': weights.dayMinuteOver * sum(minutesOver),
    'fresh fish later than the second day': weights.freshFishLate * sum(fishLate),
    'kinds of breakfast': wishesForBreakfast ? 0 : weights.breakfastMix * breakfastsBeyond,
    'forms, sources and cuisines': weights.monotony * monotony,
    'similar dishes': weights.alike * (sum(alike) + sum(alikeOnDay)),
    'repeated foods and breakfasts': weights.again * again,
    'families of dishes': weights.family * sum(families),
    'lunch and dinner of a day': sum(shared),
    'dinners of consecutive days': weights.nextDinner * sum(nextDinners),
    'sources of dinners': weights.mix * (sum(sources) + (lacksOily ? 1 : 0)),
    'meat, fish and meatless dinners': (pool.dinners.ranges === null ? weights.mix : weights.wish) * sum(groups),
  };
}
