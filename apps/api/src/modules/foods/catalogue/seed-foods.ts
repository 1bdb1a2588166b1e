import type { Catalogue, CatalogueFood, PlaceInKind, Presence } from '@weekbord/catalogue/format';
import { lookOfFood } from '@weekbord/dishes/dish-of-food';
import { labelListsOf, wizardAllergensOf } from '@weekbord/domain/recipes/labels/label-lists';
import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { ingredientsToAvoid as en } from '@weekbord/phrases/en/ingredients-to-avoid';
import { ingredientsToAvoid as nl } from '@weekbord/phrases/nl/ingredients-to-avoid';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  type CatalogueFoodRow,
  type CatalogueServingRow,
  saveBought,
  saveFoods,
  saveIngredientsToAvoid,
  saveInShop,
  saveServings,
} from './catalogue-foods.store.ts';

/**
 * Writes the catalogue's foods with their servings, and what people can choose to avoid. Returns the ids of the foods
 * that are new or changed.
 */
export async function seedFoods(db: Kysely<Tables>, { foods, measures, kinds, inShop }: Catalogue): Promise<number[]> {
  const all = [...foods.values()];
  const changed = await saveFoods(
    db,
    all.map((food) => foodRow(food, kinds.get(food.id))),
  );
  await saveBought(
    db,
    all.flatMap(({ id, bought }) => (bought === null ? [] : { slug: id, bought_as: bought.as, factor: bought.factor })),
  );
  await saveInShop(
    db,
    all.map(({ id }) => ({
      slug: id,
      sold_as: inShop.soldAs.get(id) ?? null,
      is_staple: inShop.staples.has(id),
    })),
  );
  const weighed = await saveServings(
    db,
    all.flatMap((food) => servingRows(food, measures)),
  );
  await saveIngredientsToAvoid(
    db,
    INGREDIENT_DISLIKES.map((key) => ({ key, name_en: en[key], name_nl: nl[key] })),
  );
  return [...new Set([...changed, ...weighed])];
}

/** Returns the names of a catalogue food as columns. */
export function namesOfFood({ name, plural, synonyms }: CatalogueFood) {
  return {
    name_en: name.en,
    name_nl: name.nl,
    plural_en: plural.en,
    plural_nl: plural.nl,
    synonyms_en: synonyms.en,
    synonyms_nl: synonyms.nl,
  };
}

function foodRow(food: CatalogueFood, place: PlaceInKind | undefined): CatalogueFoodRow {
  const { kcal, protein, fat, carbohydrates, fiber, saturated, sugars, salt } = food.per100;
  const names = namesOfFood(food);
  return {
    slug: food.id,
    ...names,
    search: searchTextOfFood(names),
    category: food.category,
    role: food.role,
    origins: food.origin === null ? null : [...food.origin.keys()],
    perishable: food.perishable,
    protein_source: food.source,
    is_special: food.isSpecial,
    sold_in: food.soldIn,
    kitchen_kind: place?.kind ?? null,
    kitchen_place: place?.place ?? null,
    kitchen_on_need: place?.isOnNeed ?? food.isSpecial,
    grams_per_ml: food.servings.get('ml') ?? null,
    grams_per_piece: food.servings.get('piece') ?? null,
    picture: lookOfFood({
      slug: food.id,
      name: food.name.en,
      category: food.category,
      diets: food.diets,
      allergens: food.allergens,
    }),
    kcal,
    protein,
    fat,
    carbohydrates,
    fiber,
    saturated_fat: saturated,
    sugars,
    salt,
    figures_from: food.figuresFrom,
    label_allergens: food.contains === null ? null : allergensOf(food.contains, 'certain'),
    may_contain: food.contains === null ? [] : allergensOf(food.contains, 'maybe'),
    free_of: labelListsOf(food.allergens).freeOf,
    ...food.diets,
    ...wizardAllergensOf(food.allergens),
    dislikes: food.dislikes,
  };
}

function allergensOf(contains: NonNullable<CatalogueFood['contains']>, presence: Presence): string[] {
  return [...contains].filter(([, one]) => one === presence).map(([allergen]) => allergen);
}

function servingRows(food: CatalogueFood, measures: Catalogue['measures']): CatalogueServingRow[] {
  return [...food.servings].map(([measure, grams]) => {
    const names = measures.get(measure);
    if (names === undefined) throw new Error(`${food.id} is measured in ${measure}, which has no name`);
    const { one, many } = names;
    return {
      slug: food.id,
      measure,
      description_en: one.en,
      description_nl: one.nl,
      plural_en: many.en,
      plural_nl: many.nl,
      grams,
    };
  });
}
