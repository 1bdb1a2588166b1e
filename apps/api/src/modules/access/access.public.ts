export {
  countDemos,
  deleteOldAudit,
  deletePlaceholdersOf,
  endDemoOf,
  findPerson,
  findPersonByEmail,
  insertAuditEntries,
  insertPerson,
  isInvited,
  listEndedDemos,
  listAccessLogRows,
  listReachable,
  lockClients,
  lockPerson,
  only,
  ownerIn,
  saveMinorStatement,
  type AccessLogRow,
  type NewPerson,
  type PersonRow,
} from './access.store.ts';
export {
  type Asking,
  authorize,
  authorizeList,
  authorizePerson,
  authorizeReference,
  checkKept,
  checkReach,
  noteOwnAct,
  OWN_ACTS,
} from './authorize.ts';
export { coachedOf } from './coached.ts';
export { giveConsents, listConsents, withdrawConsent } from './consents.store.ts';
export { listRecords } from './list-records.ts';
export { ownIn, person, recordOf, type Resource } from './resource.ts';
