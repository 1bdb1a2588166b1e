import { recipeAdapter, type Swaps } from '../../recipes/versions/adapt-recipe.ts';
import { linesOfVersion, type MeasuredLine } from '../../recipes/versions/lines-of-version.ts';
import { ALLERGENS } from '../../foods/allergens.ts';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { type PlannableFood, plannerRecipe, plannerVersion } from './planner-recipe.ts';
import { packVersion, unpackVersion, withVersions } from './sent-versions.ts';

const ALL_FREE = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'free'])) as PlannableFood['allergens'];

function food(id: number, origin: string, given: Partial<PlannableFood> = {}): PlannableFood {
  const isPlant = origin === 'plant' ? 'yes' : 'no';
  const isDead = origin === 'poultry' ? 'no' : 'yes';
  return {
    id,
    diets: { vegan: isPlant, vegetarian: isDead, pescatarian: isDead, halal: 'yes' },
    allergens: ALL_FREE,
    dislikes: [],
    category: 'REFRIGERATED',
    role: 'protein',
    perishable: true,
    isSpecial: false,
    origins: [origin],
    plantSource: null,
    kitchenKind: null,
    per100: { kcal: 100, protein: 20, fat: 2, carbohydrates: 1, fiber: 0, salt: 0.5, sugars: 0 },
    measures: { g: 1 },
    ...given,
  };
}

const chicken = food(1, 'poultry', { measures: { g: 1, piece: 150 } });
const yoghurt = food(2, 'dairy', {
  allergens: { ...ALL_FREE, lactose: 'contains' },
  measures: { g: 1, tbsp: 15 },
  per100: { kcal: 60, protein: 4, fat: 3, carbohydrates: 5, fiber: 0, salt: 0.1, sugars: 5 },
});
const rice = food(3, 'plant', { role: 'starch', plantSource: null });
const plantChicken = food(4, 'plant', {
  isSpecial: true,
  plantSource: 'SUBSTITUTE',
  per100: { kcal: 150, protein: 18, fat: 5, carbohydrates: 4, fiber: 5, salt: 1, sugars: 1 },
});
const soyYoghurt = food(5, 'plant', { isSpecial: true, plantSource: 'SOY', measures: { g: 1, tbsp: 15 } });
const swaps: Swaps<PlannableFood> = new Map([
  [1, [{ food: plantChicken, factor: 1 }]],
  [2, [{ food: soyYoghurt, factor: 2 }]],
]);

type Line = MeasuredLine<PlannableFood>;
const line = (one: PlannableFood, grams: number, measure = 'g', group: number | null = null): Line => ({
  food: one,
  grams,
  measure,
  group,
});
const lines = [line(chicken, 150, 'piece'), line(yoghurt, 30, 'tbsp', 0), line(rice, 80, 'g', 0)];
const dish = {
  id: 7,
  meals: ['DINNER'] as const,
  minutes: 30,
  tags: ['RICE_AND_NOODLES'],
  source: 'POULTRY' as const,
  form: 'RICE' as const,
  cuisine: null,
};
const asWritten = plannerRecipe(dish, lines);
const adapt = recipeAdapter(swaps, { diet: 'vegan' });
const parts = linesOfVersion(lines, adapt({ lines })!);
const version = plannerVersion(asWritten, parts);

describe('a version of a recipe', () => {
  it('uses only measures that its foods have, and keeps lines of a group together', () => {
    expect(parts.map(({ line: { food: one, grams, measure, group } }) => [one.id, grams, measure, group])).toEqual([
      [4, 150, 'g', null],
      [5, 60, 'tbsp', 0],
      [3, 80, 'g', 0],
    ]);
    expect(parts.map(({ swapped }) => swapped?.from.id ?? null)).toEqual([1, 2, null]);
    expect(parts[2]!.line).toBe(lines[2]);
  });

  it('has the nutrients, traits and tags of its own lines, and the protein source of the foods it now contains', () => {
    expect(version.kcal).toBeCloseTo(225 + 60 + 80, 9);
    expect(version.salt).toBeCloseTo(1.5 + 0.3 + 0.4, 9);
    expect(version.diets.vegan).toBe('yes');
    expect(version.tags).toEqual(['RICE_AND_NOODLES', 'VEGAN']);
    expect([asWritten.source, version.source]).toEqual(['POULTRY', 'SUBSTITUTE']);
    expect(version).toMatchObject({ id: 7, minutes: 30, form: 'RICE' });
    expect(version).not.toHaveProperty('cuisine');
  });

  it('keeps its protein source if some other food was swapped', () => {
    const withoutLactose = linesOfVersion(lines, recipeAdapter(swaps, { intolerances: ['lactose'] })({ lines })!);
    expect(plannerVersion(asWritten, withoutLactose).source).toBe('POULTRY');
  });

  it('does not count as a special dish for the person who needs it, unless the original does', () => {
    expect(version.isSpecial).toBe(false);
    const special = [...lines, line(food(9, 'plant', { isSpecial: true }), 10)];
    const other = linesOfVersion(special, adapt({ lines: special })!);
    expect(plannerVersion(plannerRecipe(dish, special), other).isSpecial).toBe(true);
  });

  it('is sold in the countries where all its own foods are sold, including substitutes', () => {
    const rookworst = food(10, 'pork', { soldIn: ['NETHERLANDS', 'BELGIUM'] });
    const plantSausage = food(11, 'plant', { soldIn: ['BELGIUM', 'IRELAND'] });
    const stamppot = [line(rookworst, 100), line(rice, 80)];
    const written = plannerRecipe(dish, stamppot);
    const soldInWith = (substitute: PlannableFood) => {
      const adaptIt = recipeAdapter(new Map([[10, [{ food: substitute, factor: 1 }]]]), { diet: 'vegan' });
      return plannerVersion(written, linesOfVersion(stamppot, adaptIt({ lines: stamppot })!)).soldIn;
    };
    expect(written.soldIn).toEqual(['NETHERLANDS', 'BELGIUM']);
    expect(soldInWith(plantSausage)).toEqual(['BELGIUM', 'IRELAND']);
    expect(soldInWith(plantChicken)).toBeUndefined();
    expect(plannerRecipe(dish, [...stamppot, line(plantSausage, 10)]).soldIn).toEqual(['BELGIUM']);
    expect(asWritten).not.toHaveProperty('soldIn');
  });

  it('is compact when sent, and is restored with the original objects for unchanged ingredients', () => {
    const sent = packVersion(version, asWritten);
    expect(sent.ingredients[2]).toBe(2);
    const back = unpackVersion(structuredClone(sent), asWritten);
    expect(back).toEqual(version);
    expect(back.ingredients[2]).toBe(asWritten.ingredients[2]);
  });

  it('replaces the recipe in an index, and leaves the tables of other recipes unchanged', () => {
    const other = plannerRecipe({ ...dish, id: 8 }, lines);
    const index = buildCatalogueIndex([asWritten, other]);
    const forEater = buildCatalogueIndex(withVersions([asWritten, other], new Map([[7, version]])), {
      index,
      name: 'vegan',
    });
    expect(forEater.flex(1)).toBe(index.flex(1));
    expect(forEater.flex(0)).not.toBe(index.flex(0));
    expect(forEater.platesFor('one')).not.toBe(index.platesFor('one'));
    expect(forEater.platesFor('one')).toBe(forEater.platesFor('one'));
  });
});

it('an index built from an earlier one equals one built from scratch', () => {
  const others = [plannerRecipe({ ...dish, id: 8 }, lines), plannerRecipe({ ...dish, id: 9 }, lines.slice(1))];
  const index = buildCatalogueIndex([asWritten, ...others]);
  const recipes = [version, ...others];
  const fromBefore = buildCatalogueIndex(recipes, { index, name: 'vegan' });
  const anew = buildCatalogueIndex(recipes);
  const foodsOf = ({ foodNumber, ingredientStart, ingredientFood }: typeof index, recipe: number) => {
    const ids = new Map([...foodNumber].map(([id, number]) => [number, id]));
    const own = ingredientFood.subarray(ingredientStart[recipe], ingredientStart[recipe + 1]);
    return [...own].map((number) => ids.get(number));
  };
  for (const recipe of [0, 1, 2]) expect(foodsOf(fromBefore, recipe)).toEqual(foodsOf(anew, recipe));
  for (const column of ['kcal', 'minutes', 'meals', 'diets', 'freeOf', 'ingredientStart'] as const)
    expect(fromBefore[column]).toEqual(anew[column]);
  const bought = ({ shop: { start, food: numbers, ids, forTheWeek } }: typeof index, recipe: number) =>
    [...numbers.subarray(start[recipe], start[recipe + 1])].map((number) => [ids[number], forTheWeek[number]]);
  for (const recipe of [0, 1, 2]) expect(bought(fromBefore, recipe)).toEqual(bought(anew, recipe));
  expect(fromBefore.balance).toEqual(anew.balance);
});

it('the grocery list has the food that a line is prepared from, and nothing for water', () => {
  const cooked = food(8, 'plant', { boughtAs: 3 });
  const water = food(9, 'plant', { boughtAs: null });
  const recipe = plannerRecipe(dish, [line(cooked, 100), line(rice, 50), line(water, 200)]);
  const { shop } = buildCatalogueIndex([recipe]);
  expect(shop.ids).toEqual([3]);
  expect([...shop.food]).toEqual([0]);
});
