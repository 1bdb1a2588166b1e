import {
  MEASUREMENT_TYPES,
  type MeasurementType,
  PROGRESS_PERIODS,
  type ProgressPeriod,
} from '@weekbord/domain/progress/measurement-types';

/** The URL parameters of progress: what is shown, and whether a measurement is being added. */
export type ProgressSearch = Readonly<{ type: MeasurementType; period: ProgressPeriod; add?: true }>;

/** Reads the URL parameters of progress, which may contain anything; defaults to the weights of the last month. */
export function readProgressSearch(search: Readonly<Record<string, unknown>>): ProgressSearch {
  const type = MEASUREMENT_TYPES.find((one) => one === search['type']) ?? 'WEIGHT';
  const period = PROGRESS_PERIODS.find((one) => one === search['period']) ?? 'LAST_MONTH';
  return { type, period, ...(search['add'] === true && { add: true }) };
}
