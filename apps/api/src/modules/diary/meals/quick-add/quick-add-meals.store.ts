import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { QuickAddMealTable } from '../../../../platform/database/tables/diary.ts';

type Db = Kysely<Tables>;

export type QuickAddRow = Selectable<QuickAddMealTable>;

/** The nutrients that a person enters for a quick add. */
export type QuickFigures = Readonly<Pick<QuickAddRow, 'name' | 'kcal' | 'protein' | 'fat' | 'carbohydrates'>>;

/** Also includes the fibre that another app recorded; people are not asked for it. */
type BroughtFigures = QuickFigures & Readonly<Partial<Pick<QuickAddRow, 'fiber'>>>;

/** Returns a quick add by its id, if the caller may see it. */
export function findQuickAddMeal(db: Db, id: number, people: Expression<number>): Promise<QuickAddRow | undefined> {
  return db
    .selectFrom('quick_add_meal')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

export function listQuickAddMeals(db: Db, personId: number, ids: readonly number[]): Promise<QuickAddRow[]> {
  return db
    .selectFrom('quick_add_meal')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

export function insertQuickAddMeal(db: Db, personId: number, figures: QuickFigures): Promise<QuickAddRow> {
  const { name, kcal, protein, fat, carbohydrates } = figures;
  return db
    .insertInto('quick_add_meal')
    .values({ person_id: personId, name, kcal, protein, fat, carbohydrates, fiber: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts several quick adds. Returns their ids in the same order. */
export async function insertQuickAddMeals(
  db: Db,
  personId: number,
  meals: readonly BroughtFigures[],
): Promise<number[]> {
  if (meals.length === 0) return [];
  const values = meals.map(({ name, kcal, protein, fat, carbohydrates, fiber = null }) => {
    return { person_id: personId, name, kcal, protein, fat, carbohydrates, fiber };
  });
  const rows = await db.insertInto('quick_add_meal').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
}

export function updateQuickAddMeal(db: Db, meal: QuickAddRow, figures: QuickFigures): Promise<QuickAddRow> {
  return db
    .updateTable('quick_add_meal')
    .set(figures)
    .where('person_id', '=', meal.person_id)
    .where('id', '=', meal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
