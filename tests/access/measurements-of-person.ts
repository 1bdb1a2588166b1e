import type { Tables } from '@weekbord/api/platform/database/tables';
import { MEASUREMENT_TYPES, type MeasurementType } from '@weekbord/domain/progress/measurement-types';
import type { Kysely } from 'kysely';

/** Inserts one measurement of each type, all with the same value. */
export async function insertMeasurements(db: Kysely<Tables>, personId: number, value: number, now: Date) {
  const idOf = async (type: MeasurementType) => {
    const row = { person_id: personId, type, value, created_at: now };
    return (await db.insertInto('measurement').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const ids = new Map<MeasurementType, number>();
  for (const type of MEASUREMENT_TYPES) ids.set(type, await idOf(type));
  return {
    weightId: ids.get('WEIGHT')!,
    sleepId: ids.get('SLEEP')!,
    stressId: ids.get('STRESS')!,
    waistId: ids.get('WAIST_CIRCUMFERENCE')!,
    bodyFatId: ids.get('BODY_FAT_PERCENTAGE')!,
  };
}
