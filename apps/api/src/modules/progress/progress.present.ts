import type { Distance, Measurement } from '@weekbord/contract/progress/models';
import type { MeasurementRow } from './progress.store.ts';

/** Returns a measurement as the API shows it. */
export function presentMeasurement({ id, person_id, value, created_at, date }: MeasurementRow): Measurement {
  return { id, user: person_id, value, created_at: created_at.toISOString(), date };
}

/** Returns a circumference measurement as the API shows it. */
export function presentDistance(row: MeasurementRow): Distance {
  return { ...presentMeasurement(row), body_area: 'WAIST' };
}
