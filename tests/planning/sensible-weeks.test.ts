import { describe, expect, it } from 'vitest';
import type { CatalogueFood } from '@weekbord/catalogue/format';
import { sizeOfMeal } from '@weekbord/domain/plates/flex-table';
import type { PlannedItem } from '@weekbord/domain/planner/plan-result';
import { planPersona, type PlannedPersona } from './plan-persona.ts';
import { randomPersonas } from './random-personas.ts';
import { catalogue, recipeOf } from './real-catalogue.ts';

/** Weeks of random people with all their rules, as a cook and a shopper would look at them. */
const PEOPLE = 60;
const SEED = 33;
const people = randomPersonas(PEOPLE, SEED).map((form, index) => planPersona(form, index));

type Meal = Readonly<{
  item: PlannedItem;
  date: string;
  /** Its recipe, for naming it where it breaks something. */
  dish: string;
  /** By how much larger than a usual meal it may be. */
  size: number;
  lines: readonly Readonly<{ food: CatalogueFood; grams: number }>[];
}>;

function mealsOf({ plan, recipes, nutrition }: PlannedPersona): Meal[] {
  return plan.days.flatMap(({ date, items }) =>
    items.map((item) => {
      const foods = recipes.foodsOf(item.recipeId);
      const { protein, others } = sizeOfMeal(nutrition.mealSlots.find(({ order }) => order === item.slotId)!);
      const size = Math.max(protein, others);
      const lines = item.lines.map(({ grams }, line) => ({ food: foods[line]!, grams }));
      return { item, date, dish: recipeOf(item.recipeId).id, lines, size };
    }),
  );
}

const weeks = people.map(mealsOf);

const kindOf = ({ id }: CatalogueFood) => catalogue.kinds.get(id)?.kind ?? null;
const gramsOf = (meal: Meal, isWanted: (food: CatalogueFood) => boolean): number =>
  meal.lines.reduce((sum, { food, grams }) => sum + (isWanted(food) ? grams : 0), 0);

/** The most that a dietitian would serve one person at one meal, in grams, stated apart from the product's own table. */
const SERVED: Readonly<Record<string, readonly [most: number, isIt: (food: CatalogueFood) => boolean]>> = {
  'dry soya': [50, ({ id }) => id === 'soy-mince-dried' || id === 'soy-chunks-dried'],
  'dry rice': [150, (food) => kindOf(food) === 'RICE'],
  'dry grain': [150, (food) => kindOf(food) === 'GRAIN'],
  'pasta of pulses': [150, ({ id }) => id === 'lentil-pasta' || id === 'edamame-pasta'],
  edamame: [150, ({ id }) => id === 'edamame'],
  'drained pulses': [250, (food) => kindOf(food) === 'COOKED_PULSES'],
  eggs: [200, ({ id }) => id === 'egg'],
  'tinned tuna': [230, ({ id }) => id === 'tuna-in-oil' || id === 'tuna-in-water'],
  potatoes: [700, (food) => kindOf(food) === 'POTATO'],
  milk: [400, (food) => kindOf(food) === 'MILK'],
  // Imitated bacon is no main part of a plate.
  substitutes: [180, (food) => food.source === 'SUBSTITUTE' && kindOf(food) !== 'BACON'],
};

describe(`the weeks of ${PEOPLE} random people`, () => {
  it('have no more of a food at a meal than a person is served', () => {
    const over = weeks.flat().flatMap((meal) =>
      Object.entries(SERVED).flatMap(([name, [most, isIt]]) => {
        const grams = gramsOf(meal, isIt);
        return grams > most * meal.size + 1e-6 ? `${meal.dish}: ${Math.round(grams)} g of ${name}` : [];
      }),
    );
    expect(over).toEqual([]);
  });
});
