export { deleteTargetAnswer } from './expenditure.store.ts';
