import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { servingColumns } from './serving-columns.ts';

type Db = Kysely<Tables>;

function servingsByIds(locale: Language) {
  return statement((db, place: Place<{ ids: readonly number[] }>) =>
    db
      .selectFrom('serving')
      .innerJoin('food', 'food.id', 'serving.food_id')
      .select(servingColumns(locale))
      .select(['food.source', `food.name_${locale} as food_name`, `food.plural_${locale} as food_plural`])
      .where('serving.id', '=', sql<number>`any(${place('ids')})`),
  );
}

const SERVINGS_BY_IDS = { en: servingsByIds('en'), nl: servingsByIds('nl') } as const;

/** A serving with the names of its food and the food's nutrients per 100 g. */
export type NamedServingRow = Awaited<ReturnType<typeof listServingsByIds>>[number];

/** Returns the given servings with the names of their foods, each once, in no particular order. */
export function listServingsByIds(db: Db, ids: ReadonlySet<number>, locale: Language) {
  return SERVINGS_BY_IDS[locale](db, { ids: [...ids] });
}

/** Returns every serving of the given foods, with its measure. */
export function listServingsOfFoods(db: Db, foodIds: ReadonlySet<number>) {
  return db
    .selectFrom('serving')
    .select(['id', 'food_id', 'measure', 'grams'])
    .where('food_id', '=', sql<number>`any(${[...foodIds]})`)
    .orderBy('id')
    .execute();
}
