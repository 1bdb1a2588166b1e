import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CalendarLinkTable } from '../../../platform/database/tables/diary.ts';
import type { AccountRow } from '../../auth/auth.public.ts';
import type { SwapsOfMeal } from '../../recipes/recipes.public.ts';

type Db = Kysely<Tables>;

export function findCalendarLink(db: Db, personId: number): Promise<Selectable<CalendarLinkTable> | undefined> {
  return db.selectFrom('calendar_link').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Gives a person a calendar link, replacing any earlier one. */
export async function replaceCalendarLink(db: Db, personId: number, secretHash: Buffer, now: Date): Promise<void> {
  const fresh = { secret_hash: secretHash, made_at: now };
  await db
    .insertInto('calendar_link')
    .values({ person_id: personId, ...fresh })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteCalendarLink(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('calendar_link').where('person_id', '=', personId).execute();
}

/** Returns the account behind the presented secret, with what a calendar app needs. */
export async function findCalendarAccount(db: Db): Promise<(AccountRow & { language: 'en' | 'nl' }) | undefined> {
  const { rows } = await sql<AccountRow & { language: 'en' | 'nl' }>`
    select *, known_age_of_calendar() as known_age from calendar_account()`.execute(db);
  return rows[0];
}

/** A meal as a calendar app shows it. A quick add may have no name. */
export type CalendarMealRow = Readonly<{
  id: number;
  date: string;
  meal_moment: MealMoment;
  modified_at: Date;
  name_en: string | null;
  name_nl: string | null;
  /** The swaps in a dish; null if there are none. The names above are those of the original recipe. */
  made: SwapsOfMeal | null;
  /** Null for anything but a dish. */
  cook_for: number | null;
  is_leftover: boolean;
  preparation: number | null;
  cooking: number | null;
  waiting: number | null;
}>;

/** Returns the meals of the account behind the presented secret, oldest first. */
export async function listCalendarMeals(
  db: Db,
  { first, last }: Readonly<{ first: string; last: string }>,
): Promise<CalendarMealRow[]> {
  const { rows } = await sql<CalendarMealRow>`select * from calendar_meals(${first}::date, ${last}::date)`.execute(db);
  return rows;
}
