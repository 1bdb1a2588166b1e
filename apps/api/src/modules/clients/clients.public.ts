export { deleteOldInvitations } from './invitations.store.ts';
