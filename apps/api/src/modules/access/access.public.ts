export {
  findPerson,
  findPersonByEmail,
  insertPerson,
  listVisible,
  lockClients,
  only,
  ownerIn,
  type NewPerson,
  type PersonRow,
} from './access.store.ts';
export { type Asking, authorize, authorizeList, authorizePerson, authorizeReference, mayReach } from './authorize.ts';
export { ownIn, person, recordOf, type Resource } from './resource.ts';
