import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import {
  roundMeasurement,
  validateMeasuredDate,
  validateMeasuredMoment,
  validateMeasurement,
} from '@weekbord/domain/progress/measurements';
import type { Context } from '../../platform/http/context.ts';
import { findIntake, refuseFaults } from '../intake/intake.public.ts';
import type { MeasurementRow } from './progress.store.ts';

/** What a request says was measured, and when: a calendar date, or a moment. */
export type Measured = Readonly<{ value?: number | undefined; created_at?: string | undefined }>;

/** What of it is to be stored. Throws a `FieldError` for a value that is out of range, and for the future. */
export async function checkMeasured(
  { db, now }: Pick<Context, 'db' | 'now'>,
  of: Pick<MeasurementRow, 'person_id' | 'type'>,
  measured: Measured,
): Promise<Partial<Pick<MeasurementRow, 'value' | 'created_at'>>> {
  const { value, created_at: at } = measured;
  const rounded = value === undefined ? undefined : roundMeasurement(value);
  const unit = of.type === 'WEIGHT' ? await weightUnitOf(db, of.person_id) : 'KILOGRAMS';
  refuseFaults({
    value: rounded === undefined ? null : validateMeasurement(of.type, rounded, unit),
    created_at: at === undefined ? null : faultOfTime(at, now),
  });
  return { ...(rounded !== undefined && { value: rounded }), ...(at !== undefined && { created_at: new Date(at) }) };
}

function faultOfTime(at: string, now: Date) {
  const isDate = at.length === 'YYYY-MM-DD'.length;
  return isDate
    ? validateMeasuredDate(at, latestDateAnywhere(now.getTime()))
    : validateMeasuredMoment(Date.parse(at), now.getTime());
}

async function weightUnitOf(db: Context['db'], personId: number) {
  return (await findIntake(db, personId))?.personal_weight_unit ?? 'KILOGRAMS';
}
