/** The types of measurements that are recorded over time. */
export const MEASUREMENT_TYPES = ['WEIGHT', 'SLEEP', 'STRESS', 'WAIST_CIRCUMFERENCE', 'BODY_FAT_PERCENTAGE'] as const;
export type MeasurementType = (typeof MEASUREMENT_TYPES)[number];

/** The periods for which progress can be shown. */
export const PROGRESS_PERIODS = [
  'LAST_WEEK',
  'LAST_2_WEEKS',
  'LAST_MONTH',
  'LAST_2_MONTHS',
  'SINCE_BEGINNING',
] as const;
export type ProgressPeriod = (typeof PROGRESS_PERIODS)[number];
