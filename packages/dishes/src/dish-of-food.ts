import type { Allergens, Diets } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { Dish } from './dish.ts';
import { SHOWN_AS_PIECE, plainName } from './shown-as-piece.ts';
import { CALM, type LookName, PLANT_LIKE, SHOWS } from './looks-of-foods.ts';
import { LOOKS_OF_SLUGS } from './looks-of-slugs.ts';
import { MEALS } from './meals-of-foods.ts';
import { RULES } from './words-of-foods.ts';

/** The properties of a food that determine its look. */
export interface FoodToPaint {
  /** The food's id in the catalogue; null for foods named by people or shops. */
  readonly slug: string | null;
  readonly name: string;
  readonly category: GroceryCategory;
  readonly diets: Diets;
  readonly allergens: Allergens;
}

/** The ingredients that the picture must not show. */
type Excluded = ReadonlySet<string>;

const VEGAN = /vegan|plantaardig|plant[- ]based|\bvivera\b|\balpro\b|\boatly\b|vegetable protein/;
const VEGETARIAN = /vegetari|\bvega\b|vleesvervanger|meat[- ]?free|vleesvrij|\bquorn\b|vegetarische slager/;

/** Returns what a food is free of, judging by its marks or its name. */
function excludedBy(food: FoodToPaint, words: string): Excluded {
  const { diets, allergens } = food;
  const excluded = new Set<string>();
  const isVegan = diets.vegan === 'yes' || VEGAN.test(words);
  const isVegetarian = isVegan || diets.vegetarian === 'yes' || VEGETARIAN.test(words);
  if (isVegetarian) excluded.add('meat').add('pork').add('fish');
  if (diets.pescatarian === 'yes') excluded.add('meat').add('pork');
  if (diets.halal === 'yes') excluded.add('pork').add('wine');
  if (allergens.fish === 'free' && allergens.crustaceans_shellfish === 'free') excluded.add('fish');
  if (isVegan || allergens.egg === 'free') excluded.add('egg');
  if (isVegan || allergens.milk === 'free') excluded.add('dairy');
  if (allergens.nuts === 'free') excluded.add('nuts');
  if (allergens.peanut === 'free') excluded.add('peanut');
  if (allergens.gluten === 'free') excluded.add('gluten');
  return excluded;
}

const isHonest = (look: LookName, excluded: Excluded): boolean =>
  !(SHOWS.get(look) ?? []).some((one) => excluded.has(one));

/** Returns a text in lower case without accents. */
const simply = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9%'&-]+/g, ' ')
    .trim();

/** Returns the part of a name before the words for 'with' and 'without': the 'yoghurt' of 'yoghurt met aardbei'. */
const head = (words: string): string => words.replace(/ (?:met|with|in|zonder|without|op|on|voor|for|naar)\b.*$/, '');

/**
 * Returns the looks that a name suggests, likeliest first: what the food is made into, then the last and longest word.
 */
function named(words: string): LookName[] {
  return RULES.flatMap(({ look, tier, pattern }) =>
    [...words.matchAll(pattern)]
      .slice(-1)
      .map((match) => ({ look, tier, end: match.index + match[0].length, length: match[0].length })),
  )
    .toSorted((one, other) => one.tier - other.tier || other.end - one.end || other.length - one.length)
    .map(({ look }) => look);
}

/** Returns the look of a food: its own, the one that its name suggests, or a neutral one for its category. */
export function lookOfFood(food: FoodToPaint): LookName {
  const slug = food.slug === null ? null : plainName(food.slug);
  if (slug !== null) {
    const own = LOOKS_OF_SLUGS.get(food.slug!) ?? LOOKS_OF_SLUGS.get(slug);
    if (own !== undefined) return own;
    if (SHOWN_AS_PIECE.has(slug)) return slug;
  }
  const words = simply(food.slug === null ? food.name : food.slug.replaceAll('-', ' '));
  const excluded = excludedBy(food, words);
  for (const look of [...named(head(words)), ...named(words.replace(/ (?:zonder|without)\b.*$/, ''))]) {
    if (isHonest(look, excluded)) return look;
    const like = PLANT_LIKE.get(look);
    if (like !== undefined && isHonest(like, excluded)) return like;
  }
  const calm = CALM[food.category];
  return isHonest(calm, excluded) ? calm : 'bowl';
}

/** Returns the look of a food with only a known category. */
export function lookOfCategory(category: GroceryCategory): LookName {
  return CALM[category];
}

const LOOKS: ReadonlySet<LookName> = new Set([
  ...SHOWN_AS_PIECE,
  ...MEALS.keys(),
  ...LOOKS_OF_SLUGS.values(),
  ...RULES.map(({ look }) => look),
  ...PLANT_LIKE.values(),
  ...Object.values(CALM),
]);

/** Returns the picture of a single food. Foods with the same look share it. */
export function dishOfFood(food: FoodToPaint): Dish {
  return dishWithLook(lookOfFood(food));
}

/** Returns the picture of foods with this look; null if no food can have it. */
export function dishOfLook(look: LookName): Dish | null {
  return LOOKS.has(look) ? dishWithLook(look) : null;
}

function dishWithLook(look: LookName): Dish {
  const meal = MEALS.get(look);
  if (meal !== undefined) return { id: `food-${look}`, ...meal };
  return {
    id: `food-${look}`,
    scene: 'FOOD',
    form: null,
    meal: 'SNACK',
    title: look,
    method: '',
    ingredients: [{ food: look, grams: 100, note: '' }],
  };
}
