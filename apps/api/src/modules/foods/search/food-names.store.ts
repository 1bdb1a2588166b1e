import type { Language } from '@weekbord/domain/languages/languages';
import { MARKED_DIETS, type MarkedDiet } from '@weekbord/domain/diets/diets';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

function foodNames(locale: Language) {
  return statement((db, place: Place<{ ids: readonly number[] }>) =>
    db
      .selectFrom('food')
      .select(['id', `name_${locale} as name`, ...MARKED_DIETS])
      .where('id', '=', sql<number>`any(${place('ids')})`),
  );
}

const FOOD_NAMES = { en: foodNames('en'), nl: foodNames('nl') } as const;

/** The name of a food that another replaces, and the diets for which only some brands of it are suitable. */
export type NamedFood = Readonly<{ fromId: number; from: string; unsureFor: readonly MarkedDiet[] }>;

/**
 * Returns the names of the given foods, by id. `kept` contains names that were read before, and is extended with the
 * new ones.
 */
export async function namesOfFoods(
  db: Kysely<Tables>,
  ids: Iterable<number>,
  locale: Language,
  kept: Map<number, NamedFood> = new Map(),
): Promise<ReadonlyMap<number, NamedFood>> {
  const missing = new Set([...ids].filter((id) => !kept.has(id)));
  if (missing.size === 0) return kept;
  for (const { id, name, ...marks } of await FOOD_NAMES[locale](db, { ids: [...missing] }))
    kept.set(id, { fromId: id, from: name, unsureFor: MARKED_DIETS.filter((diet) => marks[diet] === 'unknown') });
  return kept;
}
