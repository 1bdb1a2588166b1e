export { listDays as listMeasuredDays } from './progress.store.ts';
