import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The unit of weights; with pounds, heights are in feet and inches. */
export type CoachUnit = 'KILOGRAMS' | 'POUNDS';

/** Returns the unit for the weights that a coach enters and reads. */
export function useCoachUnit(): CoachUnit {
  return useCurrentUser().uses_imperial_measurements ? 'POUNDS' : 'KILOGRAMS';
}
