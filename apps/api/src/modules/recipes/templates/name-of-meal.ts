import { nameOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import type { Language } from '@weekbord/domain/languages/languages';
import { sql } from 'kysely';

/** The names of the foods that replace others in a recipe meal, and whether everything in it is vegan. */
export type SwapsOfMeal = Readonly<{
  is_vegan: boolean;
  swaps: readonly Readonly<Record<`${'from' | 'to'}_${Language}`, string>>[];
}>;

/**
 * The swaps in the recipe meal that a query calls `dish`, null if there are none; for `nameOfMeal`. Foods that a person
 * swapped by hand have no reason, and the dish keeps its name.
 */
export const SWAPS_OF_DISH = sql<SwapsOfMeal | null>`(
  select json_build_object('is_vegan', bool_and(standing.vegan = 'yes'), 'swaps', json_agg(json_build_object(
    'from_en', written.name_en, 'from_nl', written.name_nl, 'to_en', standing.name_en, 'to_nl', standing.name_nl
  ) order by line.position) filter (where written.id is not null))
  from recipe_meal_ingredient as line
  join serving as measured on measured.id = line.serving_id
  join food as standing on standing.id = measured.food_id
  left join food as written on written.id = line.swapped_from_id and cardinality(line.swapped_because) > 0
  where line.person_id = dish.person_id and line.recipe_meal_id = dish.id
  having count(written.id) > 0
)`;

/** Returns the name of a meal; if foods were swapped, the name of that version. */
export function nameOfMeal(name: string, made: SwapsOfMeal | null, language: Language): string {
  if (made === null) return name;
  const swapped = made.swaps.map((swap) => ({ from: swap[`from_${language}`], to: swap[`to_${language}`] }));
  return nameOfVersion(name, swapped, made.is_vegan);
}
