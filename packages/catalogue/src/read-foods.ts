import type { Country } from '@weekbord/domain/accounts/countries';
import { PLANT_SOURCES, type Season, SEASONS } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { CatalogueError, type Fields, fieldsOf, listOf, numberOf, oneOf, textOf } from './check.ts';
import { allergensOfFood, dietsOfFood } from './derive.ts';
import { ESTIMATE } from './read-figures.ts';
import { everywhereAsNull } from './read-sold-in.ts';
import {
  type CatalogueFood,
  type InBoth,
  LABEL_ALLERGENS,
  type Measure,
  ORIGINS,
  type Per100,
  type Presence,
  ROLES,
} from './format.ts';

const FIELDS = [
  'id',
  'en',
  'nl',
  'plural',
  'synonyms',
  'per100',
  'alcohol',
  'origin',
  'contains',
  'lactose',
  'dislikes',
  'role',
  'source',
  'special',
  'perishable',
  'season',
  'buy',
  'servings',
  'like',
];

/** Fields that a food never inherits: words for the other food, and what is bought instead of it. */
const ITS_OWN = { plural: undefined, synonyms: undefined, buy: undefined };

/**
 * Reads the foods of all files. With `like`, a food inherits fields from another food in any file. `figures` gives the
 * sources of foods' nutrients, `soldIn` the countries where foods are sold.
 */
export function readFoods(
  files: readonly Readonly<{ name: string; parsed: unknown }>[],
  measures: ReadonlyMap<string, Measure>,
  figures: ReadonlyMap<string, string> = new Map(),
  soldIn: ReadonlyMap<string, readonly Country[]> = new Map(),
): ReadonlyMap<string, CatalogueFood> {
  const raw = new Map<string, { fields: Fields; where: string; category: string }>();
  for (const { name, parsed } of files) {
    const category = name.replace(/^.*\//, '').replace('.yaml', '').toUpperCase();
    for (const entry of listOf(parsed ?? [], name)) {
      const fields = fieldsOf(entry, name, FIELDS);
      const id = textOf(fields['id'], `${name}, id`);
      if (raw.has(id)) throw new CatalogueError(`${name}, ${id}`, 'stands twice');
      raw.set(id, { fields, where: `${name}, ${id}`, category });
    }
  }
  const foods = new Map<string, CatalogueFood>();
  for (const [id, { fields, where, category }] of raw) {
    const like = fields['like'] === undefined ? {} : raw.get(textOf(fields['like'], where))?.fields;
    if (like === undefined) throw new CatalogueError(where, 'is like a food that does not exist');
    const food = readFood(id, { ...like, ...ITS_OWN, ...fields }, where, category, measures);
    const figuresOf = fields['per100'] === undefined ? String(fields['like']) : id;
    const countries = [id, fields['like'], food.bought?.as].map((one) => soldIn.get(String(one)));
    foods.set(id, {
      ...food,
      figuresFrom: figures.get(id) ?? figures.get(figuresOf) ?? ESTIMATE,
      soldIn: everywhereAsNull(countries.find((some) => some !== undefined)),
    });
  }
  for (const food of foods.values()) checkBought(food, foods, raw.get(food.id)!.where);
  for (const [file, named] of [
    ['figures.yaml', figures],
    ['sold-in.yaml', soldIn],
  ] as const)
    for (const id of named.keys()) if (!foods.has(id)) throw new CatalogueError(file, `no food '${id}'`);
  return foods;
}

function readFood(
  id: string,
  fields: Fields,
  where: string,
  category: string,
  measures: ReadonlyMap<string, Measure>,
): Omit<CatalogueFood, 'figuresFrom' | 'soldIn'> {
  const name: InBoth = { en: textOf(fields['en'], `${where}, en`), nl: textOf(fields['nl'], `${where}, nl`) };
  const alcohol = fields['alcohol'] === undefined ? 0 : numberOf(fields['alcohol'], where);
  const origin = originOf(fields['origin'], alcohol, where);
  const contains = presences(fields['contains'], LABEL_ALLERGENS, where);
  const lactose = fields['lactose'] === undefined ? undefined : oneOf(fields['lactose'], ['free', 'unknown'], where);
  return {
    id,
    name,
    plural: fields['plural'] === undefined ? name : inBoth(fields['plural'], `${where}, plural`),
    synonyms: synonymsOf(fields['synonyms'], where),
    category: oneOf(category, GROCERY_CATEGORIES, where),
    per100: per100Of(fields['per100'], where),
    alcohol,
    origin,
    contains,
    diets: dietsOfFood(origin),
    allergens: allergensOfFood(contains, lactose),
    dislikes: listOf(fields['dislikes'] ?? [], where).map((one) => oneOf(one, INGREDIENT_DISLIKES, where)),
    role: oneOf(fields['role'], ROLES, `${where}, role`),
    source: fields['source'] === undefined ? null : oneOf(fields['source'], PLANT_SOURCES, `${where}, source`),
    isSpecial: fields['special'] === true,
    perishable: fields['perishable'] === true,
    seasons: readSeasons(fields['season'], `${where}, season`),
    bought: boughtOf(fields['buy'], where),
    servings: servingsOf(fields['servings'], measures, where),
  };
}

const BOUGHT = /^([a-z0-9-]+)(?: (\d+(?:\.\d+)?))?$/;

function boughtOf(value: unknown, where: string): CatalogueFood['bought'] {
  if (value === undefined) return null;
  const text = textOf(value, `${where}, buy`);
  const [, food, factor = '1'] = BOUGHT.exec(text) ?? [];
  if (food === undefined || Number(factor) === 0) throw new CatalogueError(where, `buy: '${text}' is no food`);
  return food === 'never' ? { as: null, factor: 0 } : { as: food, factor: Number(factor) };
}

/** Checks that the food bought instead of a food exists, is bought itself, and suits everyone that the food suits. */
function checkBought(
  { id, bought, diets, allergens }: CatalogueFood,
  foods: ReadonlyMap<string, CatalogueFood>,
  where: string,
) {
  if (bought === null || bought.as === null) return;
  const other = foods.get(bought.as);
  if (other === undefined || other.bought !== null) throw new CatalogueError(where, `buy: ${bought.as} is not bought`);
  const suits = (state: string) => state === 'yes' || state === 'free';
  const lost = [
    ...Object.entries(diets).filter(([diet, state]) => suits(state) && !suits(other.diets[diet as keyof typeof diets])),
    ...Object.entries(allergens).filter(
      ([one, state]) => suits(state) && !suits(other.allergens[one as keyof typeof allergens]),
    ),
  ];
  if (lost.length > 0) throw new CatalogueError(where, `buy: ${bought.as} suits fewer people than ${id}`);
}

/** Returns the seasons in a field, or an empty list if it is absent: all year. */
export function readSeasons(value: unknown, where: string): readonly Season[] {
  if (value === undefined) return [];
  const seasons = listOf(value, where).map((one) => oneOf(one, SEASONS, where));
  const isAllYear = SEASONS.every((season) => seasons.includes(season));
  if (seasons.length === 0 || isAllYear) throw new CatalogueError(where, 'names no limited part of the year');
  return seasons;
}

export function inBoth(value: unknown, where: string): InBoth {
  const fields = fieldsOf(value, where, ['en', 'nl']);
  return { en: textOf(fields['en'], `${where}, en`), nl: textOf(fields['nl'], `${where}, nl`) };
}

function presences<const T extends string>(
  value: unknown,
  choices: readonly T[],
  where: string,
): ReadonlyMap<T, Presence> | null {
  if (value === undefined) return null;
  return new Map(
    listOf(value, where).map((entry) => {
      const text = textOf(entry, where);
      return [oneOf(text.replace(/\?$/, ''), choices, where), text.endsWith('?') ? 'maybe' : 'certain'] as const;
    }),
  );
}

/** Grams of alcohol per 100 g above what natural fermentation produces, as in kefir, bread and ripe fruit. */
const ALCOHOLIC = 0.5;

/** Returns the origin of a food, including alcohol if it contains any. */
function originOf(value: unknown, alcohol: number, where: string): CatalogueFood['origin'] {
  const origin = presences(value, ORIGINS, where);
  return origin === null || alcohol < ALCOHOLIC ? origin : new Map([...origin, ['alcohol', 'certain'] as const]);
}

function synonymsOf(value: unknown, where: string): CatalogueFood['synonyms'] {
  const fields = value === undefined ? {} : fieldsOf(value, `${where}, synonyms`, ['en', 'nl']);
  const texts = (list: unknown) => listOf(list ?? [], where).map((text) => textOf(text, where));
  return { en: texts(fields['en']), nl: texts(fields['nl']) };
}

function per100Of(value: unknown, where: string): Per100 {
  const figures = listOf(value, `${where}, per100`);
  if (figures.length !== 8) throw new CatalogueError(where, `per100 has ${figures.length} figures, not 8`);
  const at = (index: number) => (figures[index] === null ? null : numberOf(figures[index], `${where}, per100`));
  return {
    kcal: at(0),
    protein: at(1),
    fat: at(2),
    saturated: at(3),
    carbohydrates: at(4),
    sugars: at(5),
    fiber: at(6),
    salt: at(7),
  };
}

function servingsOf(
  value: unknown,
  measures: ReadonlyMap<string, Measure>,
  where: string,
): ReadonlyMap<string, number> {
  const servings = new Map([['g', 1]]);
  for (const [measure, grams] of Object.entries((value ?? {}) as Fields)) {
    if (!measures.has(measure)) throw new CatalogueError(where, `unknown measure '${measure}'`);
    const amount = numberOf(grams, `${where}, ${measure}`);
    if (amount === 0) throw new CatalogueError(where, `a ${measure} weighs nothing`);
    servings.set(measure, amount);
  }
  return servings;
}
