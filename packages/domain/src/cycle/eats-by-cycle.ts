import type { Gender } from '../energy/profile.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';
import type { MenstrualCycle } from './current-cycle.ts';

/** Whether a person eats according to her hormones: by her cycle, or during menopause. */
export function eatsByHormones(gender: Gender, dietType: MacroPreference): boolean {
  return gender === 'FEMALE' && (dietType === 'CYCLE_DIET' || dietType === 'MENOPAUSE');
}

/** Whether a person eats by her cycle, and therefore records it. */
export function eatsByCycle(gender: Gender, dietType: MacroPreference): boolean {
  return gender === 'FEMALE' && dietType === 'CYCLE_DIET';
}

/** Whether the diary shows the day and phase of a person's cycle: she eats by it, and its start is known. */
export function showsCycle(
  gender: Gender,
  dietType: MacroPreference,
  { lastMenstrualPeriodStartDate: start }: MenstrualCycle,
): boolean {
  return eatsByCycle(gender, dietType) && start !== null;
}
