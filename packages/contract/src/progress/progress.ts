import { deleteMeasurement } from './delete-measurement.ts';
import { getProgress } from './get-progress.ts';
import * as bodyFat from './user-body-fat-percentage.ts';
import * as distance from './user-distance.ts';
import * as sleep from './user-sleep.ts';
import * as stress from './user-stress.ts';
import * as weight from './user-weight.ts';

/** A person's measurements over time. */
export const progress = {
  ...weight,
  ...sleep,
  ...stress,
  ...bodyFat,
  ...distance,
  deleteMeasurement,
  getProgress,
};
