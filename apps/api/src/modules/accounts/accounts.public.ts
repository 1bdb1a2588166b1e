export { updatePerson } from './accounts.store.ts';
export { presentUser } from './present-user.ts';
