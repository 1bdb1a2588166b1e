import type { Answered } from '@weekbord/contract/endpoint';
import type { getFood } from '@weekbord/contract/foods/foods';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentFoods } from '../foods.present.ts';
import { listFoodsByIds, listServings } from '../foods.store.ts';

export async function presentFoodsByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  locale: Language,
): Promise<ReadonlyMap<number, Answered<typeof getFood>>> {
  if (ids.length === 0) return new Map();
  const rows = await listFoodsByIds(db, ids, locale);
  const foods = presentFoods(rows, await listServings(db, ids, locale));
  return new Map(foods.map((food) => [food.id, food]));
}
