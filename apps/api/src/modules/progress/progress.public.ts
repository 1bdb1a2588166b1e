export {
  deleteAllMeasurements,
  deleteMeasurements,
  insertMeasurements,
  listDays as listMeasuredDays,
  listDaysOfAll as listAllMeasuredDays,
} from './progress.store.ts';
