import { labelNutrientsOf } from '@weekbord/domain/recipes/labels/label-nutrients';
import {
  DERIVED_TAGS,
  sourceOfFood,
  sourceOfRecipe,
  tagsOfRecipe,
} from '@weekbord/domain/recipes/dish-facts/kind-of-recipe';
import { DISH_FAMILIES, type DishFamily } from '@weekbord/domain/recipes/dish-facts/dish-families';
import {
  APPEALS,
  CUISINES,
  DISH_FORMS,
  PRICE_CLASSES,
  PROTEIN_SOURCES,
  type Season,
} from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { SCENES } from '@weekbord/domain/recipes/dish-facts/scenes';
import { TEMPERATURES } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';
import { traitsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { CatalogueError, fieldsOf, listOf, numberOf, oneOf, textOf } from './check.ts';
import { seasonsOfRecipe } from './derive.ts';
import type { CatalogueFood, CatalogueIngredient, CatalogueRecipe, Per100 } from './format.ts';
import { inBoth, readSeasons } from './read-foods.ts';
import { readOwnSwaps } from './read-swaps.ts';

const FACTS = ['source', 'form', 'temperature', 'scene', 'cuisine', 'families', 'season', 'price', 'appeal'];
const RULES = ['together', 'swaps'];
const CONTENTS = ['meals', 'course', 'minutes', 'portions', 'tags', 'ingredients', 'steps'];
const FIELDS = ['id', 'en', 'nl', ...CONTENTS, ...FACTS, ...RULES];

export function readRecipes(
  name: string,
  parsed: unknown,
  foods: ReadonlyMap<string, CatalogueFood>,
): readonly CatalogueRecipe[] {
  return listOf(parsed ?? [], name).map((entry) => {
    const fields = fieldsOf(entry, name, FIELDS);
    const id = textOf(fields['id'], `${name}, id`);
    return readRecipe(id, fields, `${name}, ${id}`, foods);
  });
}

function readRecipe(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  where: string,
  foods: ReadonlyMap<string, CatalogueFood>,
): CatalogueRecipe {
  const portions = numberOf(fields['portions'], `${where}, portions`);
  if (!Number.isInteger(portions) || portions < 1) throw new CatalogueError(where, 'makes no whole number of portions');
  const minutes = listOf(fields['minutes'], `${where}, minutes`).map((one) => numberOf(one, `${where}, minutes`));
  const ingredients = listOf(fields['ingredients'], `${where}, ingredients`).map((line) =>
    readLine(textOf(line, where), where, foods),
  );
  const tags = listOf(fields['tags'] ?? [], `${where}, tags`).map((tag) => oneOf(tag, RECIPE_TAGS, `${where}, tags`));
  const derived = DERIVED_TAGS.find((tag) => tags.includes(tag));
  if (derived !== undefined) throw new CatalogueError(where, `the tag ${derived} is derived and not written down`);
  const traits = traitsOfIngredients(ingredients.map(({ food }) => food));
  const perPortion = {
    kcal: total(ingredients, portions, 'kcal'),
    protein: total(ingredients, portions, 'protein'),
    fat: total(ingredients, portions, 'fat'),
    carbohydrates: total(ingredients, portions, 'carbohydrates'),
    fiber: total(ingredients, portions, 'fiber'),
    further: labelNutrientsOf(
      ingredients.map(({ food, grams }) => ({
        grams: grams / portions,
        per100: { ...food.per100, saturated_fat: food.per100.saturated },
      })),
    ),
    grams: ingredients.reduce((sum, { grams }) => sum + grams, 0) / portions,
  };
  return {
    id,
    name: { en: textOf(fields['en'], `${where}, en`), nl: textOf(fields['nl'], `${where}, nl`) },
    meals: listOf(fields['meals'], `${where}, meals`).map((meal) => oneOf(meal, MEAL_TYPES, `${where}, meals`)),
    isSide: choiceOf(fields, 'course', ['SIDE'], where) !== null,
    minutes: { preparation: minutes[0] ?? 0, cooking: minutes[1] ?? 0, waiting: minutes[2] ?? 0 },
    portions,
    source: choiceOf(fields, 'source', PROTEIN_SOURCES, where) ?? sourceOfRecipe(ingredients.map(proteinOf(portions))),
    form: choiceOf(fields, 'form', DISH_FORMS, where),
    temperature: choiceOf(fields, 'temperature', TEMPERATURES, where),
    scene: oneOf(fields['scene'], SCENES, `${where}, scene`),
    cuisine: choiceOf(fields, 'cuisine', CUISINES, where),
    families: familiesOf(fields['families'], `${where}, families`),
    seasons: seasonsOf(fields['season'], `${where}, season`, ingredients, portions),
    price: choiceOf(fields, 'price', PRICE_CLASSES, where),
    appeal: choiceOf(fields, 'appeal', APPEALS, where),
    together: readTogether(fields['together'], where, ingredients),
    swaps: readOwnSwaps(fields['swaps'], where, foods, ingredients),
    tags: tagsOfRecipe(tags, { ...perPortion, isVegan: traits.diets.vegan === 'yes' }),
    ingredients,
    steps: listOf(fields['steps'], `${where}, steps`).map((step) => inBoth(step, `${where}, steps`)),
    perPortion,
    diets: traits.diets,
    allergens: traits.allergens,
    dislikes: [...new Set(ingredients.flatMap(({ food }) => food.dislikes))],
  };
}

function familiesOf(value: unknown, where: string): readonly DishFamily[] {
  const families = listOf(value ?? [], where).map((one) => oneOf(one, DISH_FAMILIES, where));
  if (new Set(families).size < families.length) throw new CatalogueError(where, 'names a family twice');
  return families;
}

function seasonsOf(
  value: unknown,
  where: string,
  ingredients: readonly CatalogueIngredient[],
  portions: number,
): readonly Season[] {
  const inPortion = ingredients.map(({ food, grams }) => ({ food, grams: grams / portions }));
  const own = readSeasons(value, where);
  const seasons = seasonsOfRecipe(own, inPortion);
  if (seasons === null)
    throw new CatalogueError(where, 'there is no season in which all of its foods are in the shops');
  const ofFoods = seasonsOfRecipe([], inPortion);
  if (own.length > 0 && ofFoods !== null && ofFoods.length === seasons.length)
    throw new CatalogueError(where, 'follows from its foods and is not written down');
  return seasons;
}

/** Returns a field whose value must be one of the given words; null if absent. */
function choiceOf<const T extends string>(
  fields: Readonly<Record<string, unknown>>,
  field: string,
  choices: readonly T[],
  where: string,
): T | null {
  return fields[field] === undefined ? null : oneOf(fields[field], choices, `${where}, ${field}`);
}

/** Returns the groups of foods that only change together; each food must be in the ingredient list exactly once. */
function readTogether(
  value: unknown,
  where: string,
  ingredients: readonly CatalogueIngredient[],
): CatalogueRecipe['together'] {
  if (value === 'all') return 'all';
  const groups = listOf(value ?? [], `${where}, together`).map((group) =>
    listOf(group, `${where}, together`).map((id) => textOf(id, `${where}, together`)),
  );
  const named = groups.flat();
  const absent = named.find((id) => !ingredients.some(({ food }) => food.id === id));
  if (absent !== undefined) throw new CatalogueError(where, `'${absent}' changes together but is not in the list`);
  if (new Set(named).size < named.length) throw new CatalogueError(where, 'a food changes together in two groups');
  return groups;
}

const LINE = /^(\d+(?:\.\d+)?|\d+\/\d+|\d+ \d+\/\d+) (\S+) ([a-z0-9-]+)(?:\s*\|\s*(.+?)\s*\|\s*(.+))?$/;

/** Parses '<amount> <measure> <food id> [| English note | Dutch note]'. */
export function readLine(line: string, where: string, foods: ReadonlyMap<string, CatalogueFood>): CatalogueIngredient {
  const [, amountText, measure = '', foodId = '', en, nl] = LINE.exec(line) ?? [];
  if (amountText === undefined) throw new CatalogueError(where, `cannot read the line '${line}'`);
  const food = foods.get(foodId);
  if (food === undefined) throw new CatalogueError(where, `no food '${foodId}' (${line})`);
  const each = food.servings.get(measure);
  if (each === undefined) throw new CatalogueError(where, `no measure '${measure}' for ${foodId} (${line})`);
  const amount = amountText.split(' ').reduce((sum, part) => {
    const [over = '0', under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);
  if (!(amount > 0)) throw new CatalogueError(where, `nothing of ${foodId}`);
  return {
    food,
    amount,
    measure,
    // The number for `ml` is the density, which is also the grams per unit.
    grams: amount * each,
    note: en === undefined || nl === undefined ? null : { en, nl },
  };
}

function total(ingredients: readonly CatalogueIngredient[], portions: number, figure: keyof Per100): number | null {
  let sum = 0;
  for (const { food, grams } of ingredients) {
    const per100 = food.per100[figure];
    if (per100 === null) return null;
    sum += (per100 * grams) / 100;
  }
  return sum / portions;
}

/** Returns a function that computes how much protein a line of a recipe adds to a portion, and its source. */
function proteinOf(portions: number) {
  return ({ food, grams }: CatalogueIngredient) => ({
    protein: ((food.per100.protein ?? 0) * grams) / 100 / portions,
    source: sourceOfFood([...(food.origin?.keys() ?? [])], food.source),
  });
}
