import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Inserts a product of an open food database with only its names. Returns its id. */
export async function insertProduct(
  db: Kysely<Tables>,
  { name, brand = null, popularity = 0 }: Readonly<{ name: string; brand?: string | null; popularity?: number }>,
): Promise<number> {
  const names = { name_en: name, name_nl: name, brand_name: brand };
  const unknown = { gluten: 'unknown', lactose: 'unknown', nuts: 'unknown', crustaceans_shellfish: 'unknown' } as const;
  const { id } = await db
    .insertInto('food')
    .values({
      ...names,
      ...unknown,
      source: 'OPEN_FOOD_FACTS',
      search: searchTextOfFood(names),
      popularity,
      category: 'OTHER',
      role: 'other',
      perishable: false,
      dislikes: [],
      vegan: 'unknown',
      vegetarian: 'unknown',
      pescatarian: 'unknown',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
