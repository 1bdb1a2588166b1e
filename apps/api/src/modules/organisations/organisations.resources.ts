import { ownIn } from '../access/access.public.ts';
import { findOwnOrganisation } from './organisations.store.ts';

/** The organisation of the calling coach. */
export const ownOrganisation = ownIn(async ({ db, actor }, id: number) => {
  const own = await findOwnOrganisation(db, actor.id);
  return own?.id === id ? own : undefined;
});
