import { firstWeekdayOfPerson } from '@weekbord/domain/accounts/first-weekday-of-person';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findFirstWeekdayRow } from './first-weekday.store.ts';
import { findIntakeOf } from './intake.store.ts';

/** Returns the weekday on which a person's weeks start. */
export async function findFirstWeekday(db: Kysely<Tables>, personId: number): Promise<FirstWeekday> {
  const [row, intake] = await Promise.all([findFirstWeekdayRow(db, personId), findIntakeOf(db, personId)]);
  if (row === undefined) return 'monday';
  const { chosen, country, language, isImperial } = row;
  const signs = { chosen: country, language, organisationIsImperial: isImperial, units: intake ?? null };
  return firstWeekdayOfPerson(chosen, signs);
}
