import { EnergyExpenditureError } from '@weekbord/domain/energy/profile';
import { faultsOfDay } from '@weekbord/domain/plans/coach-plan';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { FieldError } from '../../platform/http/errors.ts';
import { type IntakeRow, nutritionProfileOf, problemOf } from '../intake/intake.public.ts';
import type { SlotFigures } from '../plans/plans.public.ts';

/** Refuses days that no plan may give this person, at the field of the request that names them. */
export function refuseDays(intake: IntakeRow, days: readonly (readonly SlotFigures[])[], field: string): void {
  const faults = days.flatMap((meals) => faultsOf(intake, meals));
  if (faults.length > 0) throw new FieldError(faults.map((fault) => problemOf([field], fault)));
}

function faultsOf(intake: IntakeRow, meals: readonly SlotFigures[]) {
  try {
    return faultsOfDay(nutritionProfileOf(intake), dayGoal(meals));
  } catch (error) {
    if (error instanceof EnergyExpenditureError) throw new FieldError({ user: 'missing_for_energy' });
    throw error;
  }
}
