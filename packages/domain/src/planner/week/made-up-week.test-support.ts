import type { FlexLine } from '../../plates/flex-table.ts';
import type { MealMoment, MealType } from '../../slots/meal-moments.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import type { PlanDayInput, PlannerIngredient, PlannerRecipe, PlanSlot } from './plan-request.ts';
import { allergensIn, FOR_ALL } from '../../recipes/dish-facts/traits.test-support.ts';

/** The properties of a made-up recipe that a test can set. */
export type MadeUp = Partial<Omit<PlannerRecipe, 'id' | 'ingredients' | 'meals'>> &
  Readonly<{
    meals?: readonly MealType[];
    /** The foods that the recipe adds to the grocery list, by number. */
    buys?: readonly number[];
    lines?: readonly Partial<PlannerIngredient>[];
  }>;

const PORTION = { kcal: 500, protein: 25, fat: 15, carbohydrates: 60, fiber: 9 };

/** A recipe with one line of 500 g that scales freely, with 500 kcal unless given, and nothing else. */
export function madeUpRecipe(id: number, made: MadeUp = {}): PlannerRecipe {
  const { meals = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'], buys = [], lines = [], ...about } = made;
  const macros = { ...PORTION, ...about };
  const base: FlexLine = { ...macros, grams: 500, role: 'other', measure: 'g', measures: { g: 1 }, isWhole: false };
  const nothing = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0, fiber: 0 };
  return {
    minutes: 10,
    diets: FOR_ALL,
    allergens: allergensIn('free'),
    tags: [],
    ...macros,
    ...about,
    id,
    meals,
    ingredients: [
      { ...base, foodId: 1, fiber: macros.fiber, bought: false, boughtAs: null, ...lines[0] },
      ...lines.slice(1).map((line) => ({ ...base, ...nothing, foodId: 2, bought: false, boughtAs: null, ...line })),
      ...buys.map((foodId) => ({ ...base, ...nothing, foodId: 100 + foodId, bought: true })),
    ],
  };
}

export const SLOT_TARGET: SlotMacros = { kcal: 500, protein: 25, fat: 15, carbohydrates: 60 };

/** Weekend days, so that up to 90 minutes cost nothing, each with a slot of 500 kcal for every moment. */
export function madeUpDays(
  count: number,
  moments: readonly MealMoment[],
  more: Partial<Omit<PlanDayInput, 'slots'>> & Readonly<{ slot?: Partial<PlanSlot> }> = {},
): PlanDayInput[] {
  const { slot, ...day } = more;
  return Array.from({ length: count }, (_, number) => ({
    date: `2026-03-${String(number + 1).padStart(2, '0')}`,
    dayClass: 'weekend',
    slots: moments.map((type, at) => ({ id: `${number}-${at}`, type, target: SLOT_TARGET, ...slot })),
    ...day,
  }));
}
