import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The unit of weights; heights are in feet and inches where it is pounds. */
export type CoachUnit = 'KILOGRAMS' | 'POUNDS';

/** The unit in which a coach enters and reads weights. */
export function useCoachUnit(): CoachUnit {
  return useCurrentUser().uses_imperial_measurements ? 'POUNDS' : 'KILOGRAMS';
}
