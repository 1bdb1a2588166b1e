export { describeTable } from './describe-table.ts';
