export { openPortalLooks } from './portal-looks.ts';
export { findPortal } from './find-portal.ts';
export { deleteEntriesOfAddress, deleteLetIn, isLetIn } from './let-in.store.ts';
export { mailSenderOf } from './mail-sender.ts';
export { presentOrganisation } from './organisations.present.ts';
export { findOrganisation, findOwnOrganisation, type OrganisationRow } from './organisations.store.ts';
export { seedOrganisations } from './seed-organisations.ts';
