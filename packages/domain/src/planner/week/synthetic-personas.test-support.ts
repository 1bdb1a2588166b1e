import { WIZARD_ALLERGENS } from '../../foods/allergens.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import type { MarkedDiet } from '../../diets/diets.ts';
import type { PlanDayInput, PlannerRecipe, PlanWeekRequest } from './plan-request.ts';
import { createRandom, randomBelow } from '../../numbers/random.ts';
import { SYNTHETIC_FOODS } from '../catalogue/synthetic-foods.test-support.ts';

export type Persona = Readonly<{
  name: string;
  keto: boolean;
  kcal: number;
  request: (catalogue: readonly PlannerRecipe[], options?: Partial<PlanWeekRequest>) => PlanWeekRequest;
}>;

const SHARES: Readonly<Record<MealMoment, number>> = {
  BREAKFAST: 25,
  MORNING_SNACK: 10,
  LUNCH: 30,
  AFTERNOON_SNACK: 5,
  DINNER: 40,
  SNACK: 10,
  LATE_SNACK: 20,
};

const MOMENTS: readonly (readonly MealMoment[])[] = [
  ['BREAKFAST', 'LUNCH', 'DINNER'],
  ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'],
  ['LUNCH', 'DINNER'],
  ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'],
  ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'],
];
const STYLES = ['recommended', 'highProtein', 'lowCarb', 'keto', 'recommended'] as const;
const DIETS: readonly (MarkedDiet | null)[] = [null, 'vegan', null, 'vegetarian', null, 'pescatarian', null, null];

const KETO_CARBS_GRAMS = 40;

/** The day's macros for a style of eating and a person of `weight` kg; fibre is 14 g per 1,000 kcal. */
function targetFor(style: (typeof STYLES)[number], kcal: number, weight: number): SlotMacros {
  const fiberKcal = (2 * 14 * kcal) / 1000;
  const protein = weight * (style === 'highProtein' ? 2.3 : style === 'recommended' ? 1.5 : 1.7);
  if (style === 'keto' || style === 'lowCarb') {
    const carbohydrates = style === 'keto' ? KETO_CARBS_GRAMS : kcal / 16;
    const fiber = style === 'keto' ? fiberKcal / 2 : fiberKcal;
    return { kcal, protein, carbohydrates, fat: (kcal - 4 * protein - 4 * carbohydrates - fiber) / 9 };
  }
  const fat = (kcal * 0.3) / 9;
  return { kcal, protein, fat, carbohydrates: (kcal - 4 * protein - 9 * fat - fiberKcal) / 4 };
}

/** A week from a Monday; the slots of a day share its target by the usual weights. */
export function makeDays(target: SlotMacros, moments: readonly MealMoment[]): PlanDayInput[] {
  const total = moments.reduce((sum, moment) => sum + SHARES[moment], 0);
  return Array.from({ length: 7 }, (_, day) => ({
    date: `2026-03-${String(2 + day).padStart(2, '0')}`,
    dayClass: day < 5 ? ('weekday' as const) : ('weekend' as const),
    slots: moments.map((type, index) => {
      const share = SHARES[type] / total;
      return {
        id: `${day}-${index}`,
        type,
        target: {
          kcal: target.kcal * share,
          protein: target.protein * share,
          fat: target.fat * share,
          carbohydrates: target.carbohydrates * share,
        },
      };
    }),
  }));
}

/**
 * Demanding people: every style of eating, various diets and avoided foods, half with intolerances, 2 to 5 meals a day.
 */
export function makePersonas(count: number, seed: number): Persona[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, number) => {
    const style = STYLES[number % STYLES.length]!;
    const moments = MOMENTS[Math.floor(number / 2) % MOMENTS.length]!;
    const keto = style === 'keto';
    const wanted = DIETS[number % DIETS.length]!;
    const diet = keto && wanted === 'vegan' ? 'pescatarian' : wanted;
    const kcal = Math.round(1310 + 2120 * random());
    const weight = Math.min(115, 44 + kcal / 65 + 8 * random());
    const scaled = diet === 'vegan' ? weight * 0.95 : weight;
    const target = targetFor(style, kcal, scaled);
    const intolerances = number % 2 === 0 ? [WIZARD_ALLERGENS[randomBelow(random, WIZARD_ALLERGENS.length)]!] : [];
    const avoidFoodIds = Array.from(
      { length: randomBelow(random, 4) },
      () => 1 + randomBelow(random, SYNTHETIC_FOODS.length),
    );
    const taste = randomBelow(random, 1_000_000);
    return {
      name: `${number} ${style} ${diet ?? 'omnivore'} ${kcal} kcal, ${moments.length} meals`,
      keto,
      kcal,
      request: (catalogue, options) => {
        const likes = createRandom(taste);
        const draws = catalogue.map(({ id }) => ({ id, draw: likes() }));
        return {
          seed: 1 + number,
          days: makeDays(target, moments),
          diet,
          intolerances,
          avoidFoodIds,
          likedRecipeIds: draws.filter(({ draw }) => draw < 0.02).map(({ id }) => id),
          dislikedRecipeIds: draws.filter(({ draw }) => draw > 0.99).map(({ id }) => id),
          carbCapGrams: keto ? KETO_CARBS_GRAMS : null,
          ...options,
        };
      },
    };
  });
}
