export {
  deleteAllMeasurements,
  deleteMeasurements,
  insertMeasurements,
  listDays as listMeasuredDays,
} from './progress.store.ts';
