import { randomBytes } from 'node:crypto';
import { anOnboardedPerson } from '@weekbord/api/demo/demo-scenarios';
import { aPerson } from '@weekbord/api/demo/people';
import type { Config } from '@weekbord/api/platform/config/config';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { hashOf } from '@weekbord/api/platform/secret/tokens';
import { seedCatalogue } from '@weekbord/api/modules/recipes/recipes.public';

/** A person who calls the API. */
export type BenchPerson = Readonly<{
  token: string;
  recipeId: number;
  slotId: number;
  /** A day to which meals are added, outside the measured reads. */
  lastDayId: number;
  /** Days to which a few meals each are added, as in real use. */
  spareDayIds: readonly number[];
}>;

const SPARE_DAYS = 365;

/** Creates a person with four meals a day, a planned week from `start`, and a session. */
export async function personWithWeek(connectionString: string, config: Config, start: string): Promise<BenchPerson> {
  const { db, close } = openDatabase(connectionString, { max: 2, patient: true });
  const now = new Date();
  await seedCatalogue(db, now);
  const person = await aPerson(db, {
    payment_status_override: true,
    feature_flags: ['FF_RECIPE_INSPIRATION'],
  });
  const meals = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;
  await anOnboardedPerson({ db, config, now, locale: 'en' }, person, { start, meals });
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('auth_token')
    .values({ person_id: person.id, token_hash: hashOf(token), created_at: now, last_used_at: now, device_hash: null })
    .execute();
  const day = await db
    .insertInto('calendar_day')
    .values({ person_id: person.id, date: addDays(start, 70) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const spare = await db
    .insertInto('calendar_day')
    .values(Array.from({ length: SPARE_DAYS }, (_, nth) => ({ person_id: person.id, date: addDays(start, 71 + nth) })))
    .returning('id')
    .execute();
  const slot = await db
    .selectFrom('meal_slot')
    .select('id')
    .where('person_id', '=', person.id)
    .where('meal_moment', '=', 'DINNER')
    .executeTakeFirstOrThrow();
  const meal = await db
    .selectFrom('calendar_item')
    .innerJoin('recipe_meal', 'recipe_meal.id', 'calendar_item.recipe_meal_id')
    .select('recipe_meal.recipe_template_id')
    .where('calendar_item.person_id', '=', person.id)
    .where('calendar_item.meal_moment', '=', 'DINNER')
    .executeTakeFirstOrThrow();
  await close();
  return {
    token,
    recipeId: meal.recipe_template_id,
    slotId: slot.id,
    lastDayId: day.id,
    spareDayIds: spare.map(({ id }) => id),
  };
}
