export { updatePerson } from './accounts.store.ts';
export { eraseCaller, erasePerson } from './delete-me.ts';
export { inviteClient, inviteFor } from './invite-client.ts';
export { presentUser } from './present-user.ts';
