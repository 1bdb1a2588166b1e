import { weeklyGoalLabel } from '@weekbord/domain/goals/weekly-goals';
import type { WeeklyGoal } from '@weekbord/domain/goals/goals';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import type { Format } from '../locale/format.ts';

/** Returns the amount of a weekly goal in a unit, as people say it: 0.5 kg, 1½ lb. */
export function weeklyGoalAmount(goal: WeeklyGoal, weightUnit: WeightUnit, format: Format) {
  const { amount, unit } = weeklyGoalLabel(goal, weightUnit);
  return { amount: unit === 'kg' ? format.number(amount, 2) : inHalves(amount), unit };
}

/** Returns pounds as people say them: ½, 1, 1½, 2. */
function inHalves(amount: number): string {
  const whole = Math.floor(amount);
  return `${whole === 0 ? '' : whole}${amount === whole ? '' : '½'}`;
}
