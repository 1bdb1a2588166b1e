import type { CurrentUser } from '../session/current-user.ts';

/** Whose name, colour and logo a user sees: their coach's organisation, or their own where they have no coach. */
export function organisationOf({ coach, organisation }: Pick<CurrentUser, 'coach' | 'organisation'>) {
  return coach?.organisation ?? organisation;
}
