import { lookOfCategory } from '@weekbord/dishes/dish-of-food';
import { ESTIMATE } from '@weekbord/catalogue/read-figures';
import type { Answered } from '@weekbord/contract/endpoint';
import type { getFood } from '@weekbord/contract/foods/foods';
import { allergensOfStored, type StoredAllergens } from '@weekbord/domain/recipes/labels/label-lists';
import { macrosOfGrams } from '@weekbord/domain/recipes/amounts/macros-of-amounts';
import type { Diets, Traits as TraitsOfFood } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import { countServings, nameOfServing } from '@weekbord/domain/foods/count-servings';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { addressOfPicture, keyOfFoods } from '../dish-pictures/dish-pictures.public.ts';
import type { FoodRow, ServingRow } from './foods.store.ts';

type Food = Answered<typeof getFood>;
type SuggestedServing = Food['suggested_servings'][number];

type StoredTraits = StoredAllergens & Diets;

/** Meals are rounded to tenths of a kcal or gram. */
const TENTHS = 10;
/** Servings, which may be a single gram, are rounded to ten-thousandths. */
const TEN_THOUSANDTHS = 10_000;

/** Returns energy and macros, rounded to a tenth by default; unknown stays null. */
export function presentFigures(figures: PartialMacros, parts = TENTHS): PartialMacros {
  const rounded = (figure: number | null) => (figure === null ? null : Math.round(figure * parts) / parts);
  return {
    kcal: rounded(figures.kcal),
    protein: rounded(figures.protein),
    fat: rounded(figures.fat),
    carbohydrates: rounded(figures.carbohydrates),
    fiber: rounded(figures.fiber),
  };
}

/** Returns the diets and allergens a food or a recipe is marked for. */
export function presentTraits(row: StoredTraits): Pick<Food, 'diets' | 'allergens'> {
  const { gluten, lactose, nuts, crustaceans_shellfish } = row;
  return { diets: dietsOf(row), allergens: { gluten, lactose, nuts, crustaceans_shellfish } };
}

/** Returns the traits that a dish takes from a food. */
export function traitsOfFood(row: StoredTraits & Readonly<{ dislikes: readonly string[] }>): TraitsOfFood {
  return { diets: dietsOf(row), allergens: allergensOfStored(row), dislikes: row.dislikes };
}

function dietsOf({ vegan, vegetarian, pescatarian, halal }: Diets): Diets {
  return { vegan, vegetarian, pescatarian, halal };
}

/** Returns a serving of a food, with its nutrients. */
export function presentServing(row: ServingRow): SuggestedServing {
  return {
    id: row.serving_id,
    measure: row.measure,
    serving_description: countServings('1', row.measure_name),
    measurement_description: nameOfServing(row.measure_name),
    measurement_description_plural: nameOfServing(row.measure_plural),
    one_serving_in_metric_value: row.serving_grams,
    ...presentFigures(macrosOfGrams(row, row.serving_grams), TEN_THOUSANDTHS),
    food: row.food_id,
  };
}

function presentFiguresPer100g(row: FoodRow): Food['per_100g'] {
  const { kcal, protein, fat, carbohydrates, fiber, sugars, saturated_fat, salt } = row;
  return { kcal, protein, carbohydrates, fat, fiber, sugars, saturated_fat, salt };
}

/** The names of the databases that foods are imported from. */
const NAMES_OF_SOURCES = { OPEN_FOOD_FACTS: 'Open Food Facts', USDA: 'USDA' } as const;

/** Returns the source of a food's nutrients, with its key there. */
function figuresFrom({ source, source_key: key, figures_from: from }: FoodRow): string {
  if (source === 'CATALOGUE') return from ?? ESTIMATE;
  if (source === 'PERSON') return 'own';
  return [NAMES_OF_SOURCES[source], key].filter(Boolean).join(' ');
}

/** Returns the URL of a food's picture: one of its own look, or a neutral one for its category. */
export function pictureOfFood({ picture, category }: Pick<FoodRow, 'picture' | 'category'>): string {
  return addressOfPicture(keyOfFoods(picture ?? lookOfCategory(category)));
}

/** Returns foods with their servings. */
export function presentFoods(rows: readonly FoodRow[], servings: readonly ServingRow[]): Food[] {
  const byFood = Map.groupBy(servings, ({ food_id: foodId }) => foodId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    brand_name: row.brand_name,
    category: row.category,
    source: row.source,
    picture: pictureOfFood(row),
    per_100g: presentFiguresPer100g(row),
    by_volume: row.source !== 'CATALOGUE' && row.grams_per_ml !== null,
    figures_from: figuresFrom(row),
    label_allergens: row.label_allergens,
    may_contain: row.may_contain,
    suggested_servings: (byFood.get(row.id) ?? []).map(presentServing),
    ...presentTraits(row),
  }));
}
