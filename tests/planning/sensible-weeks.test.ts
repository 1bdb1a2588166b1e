import type { DishFamily } from '@weekbord/domain/recipes/dish-facts/dish-families';
import { describe, expect, it } from 'vitest';
import type { CatalogueFood } from '@weekbord/catalogue/format';
import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { sizeOfMeal } from '@weekbord/domain/plates/flex-table';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { planPersona, type PlannedPersona } from './plan-persona.ts';
import { eatersOfEverything, randomPersonas } from './random-personas.ts';
import { catalogue, recipeOf } from './real-catalogue.ts';
import { measuredMoment } from './week-measures.ts';

/** How many random people get a week that follows all their rules, and is judged as a cook and a shopper would. */
const PEOPLE = 30;
const SEED = 33;
const people = randomPersonas(PEOPLE, SEED).map((form, index) => planPersona(form, index));

type Meal = Readonly<{
  item: PlannedItem;
  date: string;
  moment: MealMoment;
  /** The recipe, which is named if the meal violates an expectation. */
  dish: string;
  /** The maximum size of the meal, relative to an ordinary meal. */
  size: number;
  lines: readonly Readonly<{ food: CatalogueFood; grams: number }>[];
}>;

function mealsOf({ plan, recipes, nutrition }: PlannedPersona): Meal[] {
  return plan.days.flatMap(({ date, items }) =>
    items.map((item) => {
      const foods = recipes.foodsOf(item.recipeId);
      const slot = nutrition.mealSlots.find(({ order }) => order === item.slotId)!;
      const { protein, others } = sizeOfMeal(slot);
      const size = Math.max(protein, others);
      const lines = item.lines.map(({ grams }, line) => ({ food: foods[line]!, grams }));
      const recipe = recipeOf(item.recipeId);
      return { item, date, moment: measuredMoment(recipe, slot.mealMoment), dish: recipe.id, lines, size };
    }),
  );
}

const weeks = people.map(mealsOf);

/** Number of people who can choose from everything. */
const EATERS = 36;
/** The number of weeks that may break a rule of taste (one in twelve), because a stronger rule takes precedence. */
const MAY_BREAK = EATERS / 12;
const eaters = eatersOfEverything(EATERS, SEED).map((form, index) =>
  mealsOf(planPersona(form, index, DEFAULT_ITERATIONS)),
);

const kindOf = ({ id }: CatalogueFood) => catalogue.kinds.get(id)?.kind ?? null;
const gramsOf = (meal: Meal, isWanted: (food: CatalogueFood) => boolean): number =>
  meal.lines.reduce((sum, { food, grams }) => sum + (isWanted(food) ? grams : 0), 0);

const MAINS: ReadonlySet<MealMoment> = new Set(['LUNCH', 'DINNER']);

/**
 * Maximum grams that a dietitian would serve one person at one meal, stated independently of the product's own table.
 */
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
  // Without imitation bacon, which is not a main ingredient.
  // A dish may have two, such as plant chicken with plant chorizo.
  substitutes: [225, (food) => food.source === 'SUBSTITUTE' && food.role === 'protein' && kindOf(food) !== 'BACON'],
};

describe(`the weeks of ${PEOPLE} random people`, () => {
  it("have no more of a food in a meal than one person's portion", () => {
    const over = weeks.flat().flatMap((meal) =>
      Object.entries(SERVED).flatMap(([name, [most, isIt]]) => {
        const grams = gramsOf(meal, isIt);
        return grams > most * meal.size + 1e-6 ? `${meal.dish}: ${Math.round(grams)} g of ${name}` : [];
      }),
    );
    expect(over).toEqual([]);
  });

  it('have no half pieces of fruit or tiny amounts of nuts or milk as a snack', () => {
    const little = [...weeks, ...eaters].flat().flatMap(({ item, moment, dish, lines }) => {
      const { meals } = recipeOf(item.recipeId);
      if (meals.some((meal) => meal !== 'SNACK') || MAINS.has(moment)) return [];
      return lines.flatMap(({ food, grams }, line) => {
        const { measure, quantity } = item.lines[line]!;
        const isPart = food.category === 'FRUIT' && measure === 'piece' && quantity < 1 && quantity > 0.5;
        const isFew = kindOf(food) === 'NUTS' && grams > 9 && grams < 15;
        return isPart || isFew ? `${dish}: ${quantity} ${measure} ${food.id}` : [];
      });
    });
    expect(little).toEqual([]);
  });
});

/** Returns a day's lunch and dinner. */
function mainsOfDays(week: readonly Meal[]): (readonly [Meal, Meal])[] {
  return [...Map.groupBy(week, ({ date }) => date).values()].flatMap((day) => {
    const [lunch, dinner] = (['LUNCH', 'DINNER'] as const).map((moment) => day.find((meal) => meal.moment === moment));
    return lunch === undefined || dinner === undefined ? [] : [[lunch, dinner] as const];
  });
}

const FILLING: Readonly<Record<string, readonly (string | null)[]>> = {
  potatoes: ['POTATO', 'COOKED_POTATO', 'CHIPS'],
  rice: ['RICE', 'ROUND_RICE', 'STICKY_RICE'],
  pasta: ['PASTA', 'SMALL_PASTA', 'FRESH_PASTA', 'FILLED_PASTA'],
  grains: ['GRAIN'],
};

describe(`the weeks of ${EATERS} people who eat everything`, () => {
  it('do not fill the plate with the same food at lunch and dinner, nor serve eggs at both', () => {
    const same = eaters.flatMap(mainsOfDays).flatMap(([lunch, dinner]) => {
      const kcalOf = (meal: Meal, isIt: (food: CatalogueFood) => boolean) =>
        meal.lines.reduce(
          (sum, { food, grams }) => sum + (isIt(food) ? ((food.per100.kcal ?? 0) * grams) / 100 : 0),
          0,
        );
      const isMuch = (meal: Meal, kinds: readonly (string | null)[]) =>
        kcalOf(meal, (food) => kinds.includes(kindOf(food))) >= 0.2 * meal.item.macros.kcal;
      const filling = Object.keys(FILLING).filter((name) =>
        [lunch, dinner].every((meal) => isMuch(meal, FILLING[name]!)),
      );
      const isEggs = [lunch, dinner].every((meal) => recipeOf(meal.item.recipeId).source === 'EGG');
      return [...filling, ...(isEggs ? ['eggs'] : [])].map((what) => `${what}: ${lunch.dish}, ${dinner.dish}`);
    });
    expect(same).toEqual([]);
  });

  it.each<DishFamily>([
    'TEX_MEX',
    'SWEET_AND_SOUR',
    'ENDIVE',
    'PANCAKE',
    'MUSTARD',
    'COUSCOUS',
    'BREADED_FISH',
    'GOATS_CHEESE',
  ])('have a dish of the kind %s at no more than one main meal per week', (family) => {
    const often = eaters.filter(
      (week) =>
        week.filter(({ moment, item }) => MAINS.has(moment) && recipeOf(item.recipeId).families.includes(family))
          .length > 1,
    );
    expect(often.length).toBeLessThanOrEqual(MAY_BREAK);
  });

  it('never have salmon, leek, feta or prawns two days in a row, and have baked beans at most once', () => {
    const close = eaters.flatMap((week) => {
      const daysWith = (isIt: (meal: Meal) => boolean) =>
        week.filter((meal) => MAINS.has(meal.moment) && isIt(meal)).map(({ date }) => Number(date.slice(-2)));
      const running = (days: readonly number[]) => days.some((day, at) => at > 0 && day - days[at - 1]! <= 1);
      const named = (words: RegExp) => (meal: Meal) => words.test(recipeOf(meal.item.recipeId).name.en);
      const leek = (meal: Meal) => gramsOf(meal, ({ id }) => id === 'leek') >= 100;
      return [
        ...(['salmon', 'feta', 'prawn'] as const).filter((word) => running(daysWith(named(new RegExp(word, 'i'))))),
        ...(running(daysWith(leek)) ? ['leek'] : []),
        ...(daysWith((meal) => gramsOf(meal, ({ id }) => id === 'baked-beans') >= 100).length > 1 ? ['beans'] : []),
      ];
    });
    expect(close.length).toBeLessThanOrEqual(MAY_BREAK);
  });

  it('have at most one avocado a day and five a week', () => {
    const many = [...weeks, ...eaters].flatMap((week) => {
      const avocados = (meals: readonly Meal[]) =>
        meals.reduce((sum, meal) => sum + gramsOf(meal, ({ id }) => id === 'avocado'), 0) / 150;
      const days = [...Map.groupBy(week, ({ date }) => date).values()].map(avocados);
      return Math.max(...days) > 1.34 || avocados(week) > 5 ? [days.join()] : [];
    });
    expect(many).toEqual([]);
  });
});
