import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { EnergyExpenditureError, type NutritionProfile } from '@weekbord/domain/energy/profile';
import type { PlanMaker } from '@weekbord/domain/goals/energy-floor';
import { faultsOfDay } from '@weekbord/domain/plans/day-faults';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { FieldError } from '../../platform/http/errors.ts';
import { type IntakeRow, nutritionProfileOf, problemOf } from '../intake/intake.public.ts';
import type { SlotFigures } from '../plans/plans.public.ts';

/**
 * Rejects days that are not allowed in any plan for this person. The error is attached to the request field that
 * contains them.
 */
export function refuseDays(
  intake: IntakeRow,
  days: readonly (readonly SlotFigures[])[],
  { field, maker, now }: Readonly<{ field: string; maker: PlanMaker; now: Date }>,
): void {
  const today = latestDateAnywhere(now.getTime());
  const faults = days.flatMap((meals) => faultsOf(nutritionProfileOf(intake, today), meals, maker));
  if (faults.length > 0) throw new FieldError(faults.map((fault) => problemOf([field], fault)));
}

function faultsOf(profile: NutritionProfile, meals: readonly SlotFigures[], maker: PlanMaker) {
  try {
    return faultsOfDay(profile, dayGoal(meals), maker);
  } catch (error) {
    if (error instanceof EnergyExpenditureError) throw new FieldError({ user: 'missing_for_energy' });
    throw error;
  }
}
