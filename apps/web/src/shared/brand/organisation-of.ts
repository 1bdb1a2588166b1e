import type { CurrentUser } from '../session/current-user.ts';

/**
 * Returns the organisation whose name, colour and logo a user sees: their coach's, or their own if they have no coach.
 */
export function organisationOf({ coach, organisation }: Pick<CurrentUser, 'coach' | 'organisation'>) {
  return coach?.organisation ?? organisation;
}
