import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { readMoment } from '@weekbord/domain/dates/moment';
import {
  roundMeasurement,
  validateMeasuredDate,
  validateMeasuredMoment,
  validateMeasurement,
} from '@weekbord/domain/progress/measurements';
import type { Context } from '../../platform/http/context.ts';
import { findIntake, refuseFaults } from '../intake/intake.public.ts';
import type { MeasurementRow } from './progress.store.ts';

/** The measured value of a request, and its time: a calendar date or a moment. */
export type Measured = Readonly<{ value?: number | undefined; created_at?: string | undefined }>;

/**
 * Returns what to store for a measurement. Throws a `FieldError` for a value that is out of range, and for a time in
 * the future.
 */
export async function checkMeasured(
  { db, now }: Pick<Context, 'db' | 'now'>,
  of: Pick<MeasurementRow, 'person_id' | 'type'>,
  measured: Measured,
): Promise<Partial<Pick<MeasurementRow, 'value' | keyof When>>> {
  const { value, created_at: at } = measured;
  const rounded = value === undefined ? undefined : roundMeasurement(value);
  const unit = of.type === 'WEIGHT' ? await weightUnitOf(db, of.person_id) : 'KILOGRAMS';
  refuseFaults({
    value: rounded === undefined ? null : validateMeasurement(of.type, rounded, unit),
    created_at: at === undefined ? null : faultOfTime(at, now),
  });
  return { ...(rounded !== undefined && { value: rounded }), ...(at !== undefined && whenOf(at)) };
}

type When = Pick<MeasurementRow, 'created_at' | 'utc_offset_minutes'>;

/** Returns what to store for a date or a moment, as written. */
export function whenOf(at: string): When {
  const moment = readMoment(at);
  return { created_at: new Date(moment?.instant ?? at), utc_offset_minutes: moment?.offsetMinutes ?? 0 };
}

function faultOfTime(at: string, now: Date) {
  const moment = readMoment(at);
  return moment === null
    ? validateMeasuredDate(at, latestDateAnywhere(now.getTime()))
    : validateMeasuredMoment(moment.instant, now.getTime());
}

async function weightUnitOf(db: Context['db'], personId: number) {
  return (await findIntake(db, personId))?.personal_weight_unit ?? 'KILOGRAMS';
}
