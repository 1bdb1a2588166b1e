import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** The times of meal reminders. */
export const REMINDED_TIMES = {
  BREAKFAST: '07:30',
  MORNING_SNACK: null,
  LUNCH: '12:30',
  AFTERNOON_SNACK: null,
  DINNER: '18:00',
  SNACK: null,
  LATE_SNACK: null,
};

/** Gives a person reminders and a device that receives them. */
export async function insertReminders(db: Kysely<Tables>, personId: number, mark: string, now: Date) {
  await db
    .insertInto('reminder_settings')
    .values({
      person_id: personId,
      version: 1,
      meals_on: true,
      meal_weekdays: ['sunday'],
      meal_times: JSON.stringify(REMINDED_TIMES),
      names_dishes: false,
      weigh_in_on: false,
      weigh_in_weekdays: ['monday'],
      weigh_in_time: '07:30',
      shopping_on: false,
      shopping_weekdays: ['saturday'],
      shopping_time: '10:00',
      quiet_from: null,
      quiet_until: null,
      time_zone: null,
    })
    .execute();
  await db.insertInto('reminder_due').values({ person_id: personId, next_at: now }).execute();
  await db
    .insertInto('sent_reminder')
    .values({ person_id: personId, kind: 'LUNCH', date: '2027-03-13', sent_at: now })
    .execute();
  await db
    .insertInto('reminder_stop')
    .values({ person_id: personId, secret_hash: Buffer.from(mark), made_at: now })
    .execute();
  const device = await db
    .insertInto('push_device')
    .values({
      person_id: personId,
      token_id: null,
      endpoint_hash: Buffer.from(mark),
      sealed: Buffer.from(mark),
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { pushDeviceId: device.id };
}
