export { deleteOldInvitations } from './invitations.store.ts';
export { mailEndedByStaff } from './end-relation.ts';
