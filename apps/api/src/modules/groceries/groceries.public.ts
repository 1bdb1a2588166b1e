export { changedNeeds } from './changed-needs.ts';
