export { updatePerson } from './accounts.store.ts';
export { eraseCaller } from './delete-me.ts';
export { erasePeople, eraseReturned, type Erasing } from './erase-people.ts';
export { inviteClient, inviteFor } from './invite-client.ts';
export { presentUser } from './present-user.ts';
