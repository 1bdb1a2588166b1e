import type { CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import { produceOfFood } from '@weekbord/domain/plates/food-in-a-dish';
import { isBoughtForTheWeek } from '@weekbord/domain/groceries/pantry';
import { isKitchenQuantity } from '@weekbord/domain/plates/kitchen-measure';
import type { PlannedItem } from '@weekbord/domain/planner/plan-result';
import { REHEATING_MINUTES } from '@weekbord/domain/recipes/preparation-time';
import type { ProteinSource } from '@weekbord/domain/recipes/nature-of-dish';
import type { MealMoment, SlotMacros } from '@weekbord/domain/vocabulary';
import type { PlannedPersona } from './plan-persona.ts';
import { recipeOf } from './real-catalogue.ts';

/** What a cook, a shopper and a dietitian would count in some people's planned weeks. */
export type WeekMeasures = Readonly<{
  days: number;
  nearDays: number;
  balancedDays: number;
  lines: number;
  measurableLines: number;
  meals: number;
  /** Meals whose figures are not the sum of their lines. */
  contradictoryMeals: number;
  specialMeals: number;
  dinners: number;
  dinnersBySource: ReadonlyMap<ProteinSource, number>;
  daysAlike: number;
  weeks: number;
  weeksWithFish: number;
  weeksOfFourSources: number;
  weeksInGuidelines: number;
  late: Readonly<Record<'BREAKFAST' | 'LUNCH' | 'DINNER', number>>;
  weekdays: number;
  weekdayMinutes: readonly number[];
  things: readonly number[];
  thingsToBuy: readonly number[];
  mainsAgain: number;
}>;

/** Minutes in all of a weekday's meal. */
const LATE = { BREAKFAST: 10, LUNCH: 15, DINNER: 40 } as const;
const MAINS: ReadonlySet<MealMoment> = new Set(['LUNCH', 'DINNER']);

/** The figures of a planned meal, summed from its lines and the foods of the catalogue. */
function figuresOf(
  { lines }: PlannedItem,
  foods: readonly CatalogueFood[],
): SlotMacros & { fiber: number; salt: number } {
  const sum = (figure: 'kcal' | 'protein' | 'fat' | 'carbohydrates' | 'fiber' | 'salt') =>
    lines.reduce((total, { grams }, at) => total + ((foods[at]!.per100[figure] ?? 0) * grams) / 100, 0);
  return {
    kcal: sum('kcal'),
    protein: sum('protein'),
    fat: sum('fat'),
    carbohydrates: sum('carbohydrates'),
    fiber: sum('fiber'),
    salt: sum('salt'),
  };
}

/** What is left of another meal is only warmed. */
function minutesOf({ minutes }: CatalogueRecipe, { leftoverOf }: PlannedItem): number {
  if (leftoverOf !== undefined) return REHEATING_MINUTES;
  return minutes.preparation + minutes.cooking + minutes.waiting;
}

/** Measures some people's weeks, from the planned lines and the catalogue, not from the planner's own sums. */
export function measureWeeks(people: readonly PlannedPersona[]): WeekMeasures {
  const count = {
    days: 0,
    nearDays: 0,
    balancedDays: 0,
    lines: 0,
    measurableLines: 0,
    meals: 0,
    contradictoryMeals: 0,
    specialMeals: 0,
    dinners: 0,
    daysAlike: 0,
    weeks: people.length,
    weeksWithFish: 0,
    weeksOfFourSources: 0,
    weeksInGuidelines: 0,
    weekdays: 0,
    mainsAgain: 0,
  };
  const late = { BREAKFAST: 0, LUNCH: 0, DINNER: 0 };
  const dinnersBySource = new Map<ProteinSource, number>();
  const weekdayMinutes: number[] = [];
  const things: number[] = [];
  const thingsToBuy: number[] = [];
  for (const { nutrition, plan, form, recipes } of people) {
    const moments = new Map(nutrition.mealSlots.map((slot) => [slot.order, slot.mealMoment]));
    const isKeto = form.dietPreferences.dietType === 'KETO';
    const sources = new Set<string>();
    const all = new Set<string>();
    const bought = new Set<string>();
    const mains = new Map<number, number>();
    const mean = { vegetable: 0, fruit: 0, fiber: 0, salt: 0 };
    for (const [at, day] of plan.days.entries()) {
      const isWeekday = at < 5;
      count.days += 1;
      const sum = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };
      let minutes = 0;
      const stands = new Map<MealMoment, CatalogueRecipe>();
      for (const item of day.items) {
        const recipe = recipeOf(item.recipeId);
        const moment = moments.get(Number(item.slotId))!;
        stands.set(moment, recipe);
        const foods = recipes.foodsOf(item.recipeId);
        const figures = figuresOf(item, foods);
        for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates'] as const) sum[macro] += figures[macro];
        mean.fiber += figures.fiber / 7;
        mean.salt += figures.salt / 7;
        count.meals += 1;
        if (Math.abs(figures.kcal - item.macros.kcal) > 0.5 || Math.abs(figures.protein - item.macros.protein) > 0.05)
          count.contradictoryMeals += 1;
        if (foods.some((food) => food.isSpecial)) count.specialMeals += 1;
        minutes += minutesOf(recipe, item);
        if (isWeekday && (moment === 'BREAKFAST' || moment === 'LUNCH' || moment === 'DINNER'))
          if (minutesOf(recipe, item) > LATE[moment]) late[moment] += 1;
        if (MAINS.has(moment) && item.leftoverOf === undefined)
          mains.set(item.recipeId, (mains.get(item.recipeId) ?? 0) + 1);
        for (const [line, { quantity, measure, grams }] of item.lines.entries()) {
          const food = foods[line]!;
          count.lines += 1;
          const isWhole = food.origin?.size === 1 && food.origin.has('egg') && measure === 'piece';
          if (isKitchenQuantity(quantity, measure, isWhole)) count.measurableLines += 1;
          const onList = food.bought === null ? food.id : food.bought.as;
          if (onList !== null) {
            all.add(onList);
            if (isBoughtForTheWeek(food.category, food.perishable)) bought.add(onList);
          }
          const produce = produceOfFood(food.category, food.role);
          if (produce !== null) mean[produce] += grams / 7;
        }
      }
      const off = (macro: keyof SlotMacros) =>
        Math.abs(sum[macro] / nutrition.mealSlots.reduce((total, slot) => total + slot[macro], 0) - 1);
      if (off('kcal') <= 0.02 && off('protein') <= 0.05) count.nearDays += 1;
      const isCarbohydrates = isKeto ? sum.carbohydrates <= 42 : off('carbohydrates') <= 0.1;
      if (off('fat') <= 0.1 && isCarbohydrates) count.balancedDays += 1;
      const [lunch, dinner] = [stands.get('LUNCH'), stands.get('DINNER')];
      if (dinner !== undefined) {
        count.dinners += 1;
        sources.add(dinner.source);
        dinnersBySource.set(dinner.source, (dinnersBySource.get(dinner.source) ?? 0) + 1);
      }
      if (lunch !== undefined && dinner !== undefined && isAlike(lunch, dinner)) count.daysAlike += 1;
      if (isWeekday) {
        count.weekdays += 1;
        weekdayMinutes.push(minutes);
      }
    }
    if (sources.has('FISH')) count.weeksWithFish += 1;
    if (sources.size >= 4) count.weeksOfFourSources += 1;
    if (mean.vegetable >= 250 && mean.fruit >= 200 && mean.fiber >= 25 && mean.salt <= 6) count.weeksInGuidelines += 1;
    things.push(all.size);
    thingsToBuy.push(bought.size);
    for (const times of mains.values()) count.mainsAgain += times - 1;
  }
  return { ...count, late, dinnersBySource, weekdayMinutes, things, thingsToBuy };
}

function isAlike(lunch: CatalogueRecipe, dinner: CatalogueRecipe): boolean {
  return (lunch.source !== 'NONE' && lunch.source === dinner.source) || lunch.form === dinner.form;
}

/** A bar: what it says, what was measured, and whether that holds. */
export type Bar = Readonly<{ what: string; measured: number; bar: string; holds: boolean }>;

function atLeast(what: string, measured: number, bar: number): Bar {
  return { what, measured, bar: `>= ${bar}`, holds: measured >= bar };
}

function atMost(what: string, measured: number, bar: number): Bar {
  return { what, measured, bar: `<= ${bar}`, holds: measured <= bar };
}

const percent = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The bars that hold for everyone, in per cent. */
export function barsOfAll(measures: WeekMeasures, isRestricted: boolean): Bar[] {
  return [
    atLeast('days within 2 % of energy and 5 % of protein', percent(measures.nearDays, measures.days), 99),
    atLeast(
      'days within 10 % of fat and carbohydrates',
      percent(measures.balancedDays, measures.days),
      isRestricted ? 94 : 97,
    ),
    atLeast('lines on a kitchen amount', percent(measures.measurableLines, measures.lines), 99.5),
    atMost('meals whose figures are not the sum of their lines', measures.contradictoryMeals, 0),
    atMost('main meals again in the week', measures.mainsAgain, 0),
  ];
}

/** The bars of a week for people who eat everything. */
export function barsOfEaters(measures: WeekMeasures): Bar[] {
  const dinners = (...sources: readonly ProteinSource[]) =>
    percent(
      sources.reduce((sum, source) => sum + (measures.dinnersBySource.get(source) ?? 0), 0),
      measures.dinners,
    );
  const flesh = dinners('POULTRY', 'RED_MEAT', 'FISH');
  return [
    atLeast('dinners from meat, poultry or fish', flesh, 55),
    atMost('dinners from meat, poultry or fish, at most', flesh, 80),
    atMost('dinners from pulses', dinners('PULSES'), 20),
    atLeast('weeks with fish', percent(measures.weeksWithFish, measures.weeks), 95),
    atLeast('weeks with four sources at dinner', percent(measures.weeksOfFourSources, measures.weeks), 95),
    atMost('days with lunch and dinner alike', percent(measures.daysAlike, measures.days), 1),
    atMost('meals with a product for people who avoid something', measures.specialMeals, 0),
    atMost('weekday breakfasts over 10 minutes', percent(measures.late.BREAKFAST, measures.weekdays), 10),
    atMost('weekday lunches over 15 minutes', percent(measures.late.LUNCH, measures.weekdays), 10),
    atMost('weekday dinners over 40 minutes', percent(measures.late.DINNER, measures.weekdays), 10),
    atMost('minutes of a weekday, median', median(measures.weekdayMinutes), 45),
    atMost('things on the list, median', median(measures.things), 50),
    atMost('things without those of the cupboard, median', median(measures.thingsToBuy), 35),
    atLeast('weeks within the guidelines', percent(measures.weeksInGuidelines, measures.weeks), 85),
  ];
}
