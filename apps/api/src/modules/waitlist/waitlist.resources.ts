import { ownIn } from '../access/access.public.ts';
import { findOwnOrganisation } from '../organisations/organisations.public.ts';
import { findEntry } from './waitlist.store.ts';

/** An entry on the waitlist of the calling coach's own organisation. */
export const waitlistEntry = ownIn(async ({ db, actor }, id: number) => {
  const own = await findOwnOrganisation(db, actor.id);
  return own === undefined ? undefined : findEntry(db, own.id, id);
});
