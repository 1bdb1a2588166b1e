import type { Goal } from '../goals/goals.ts';
import { parseDecimal } from '../numbers/parse-decimal.ts';
import { typedWeightInKg } from '../units/weight.ts';
import type { WeightUnit } from '../units/weight-units.ts';
import type { Fault } from '../validation/fault.ts';
import { type GoalWeightFault, validateGoalWeight } from './validate-body.ts';

/** Day-to-day variation of body weight in kg; a goal closer than this counts as reached. */
const AS_GOOD_AS_REACHED_KG = 1;

/** A goal that changes the weight. */
export type WeightGoal = Exclude<Goal, 'RECOMPOSITION'>;

/** Whether a goal changes the weight and therefore has a goal weight. */
export function changesWeight(goal: Goal | null | undefined): goal is WeightGoal {
  return goal === 'LOSE_WEIGHT' || goal === 'GAIN_MUSCLE';
}

/**
 * How many kg remain between the weight and the goal weight, in the direction of the goal; negative if the goal weight
 * has been passed.
 */
export function kilogramsToGoal(goal: WeightGoal, goalWeightInKg: number, weightInKg: number): number {
  return goal === 'LOSE_WEIGHT' ? weightInKg - goalWeightInKg : goalWeightInKg - weightInKg;
}

/** Whether there is still weight to lose or gain to reach a goal weight in kg. */
export function isGoalAhead(goal: WeightGoal, goalWeightInKg: number | null, weightInKg: number): boolean {
  return goalWeightInKg !== null && kilogramsToGoal(goal, goalWeightInKg, weightInKg) >= AS_GOOD_AS_REACHED_KG;
}

export type TypedGoalWeightFault = GoalWeightFault | Fault<'not_a_number' | 'not_below' | 'not_above'>;

/** The person whose goal weight is parsed; `heightInCm` is null if unknown. */
type Body = Readonly<{ weightInKg: number; heightInCm: number | null; unit: WeightUnit }>;

/**
 * Parses a typed goal weight, in kilograms or pounds. Returns it in kg, or why it is refused; limits are in kg. Null if
 * it is empty, which is allowed for gaining muscle.
 */
export function readTypedGoalWeight(
  goal: WeightGoal,
  text: string,
  { weightInKg, heightInCm, unit }: Body,
): Readonly<{ kilograms: number | null }> | Readonly<{ fault: TypedGoalWeightFault }> {
  if (text.trim() === '') return goal === 'LOSE_WEIGHT' ? { fault: { code: 'required' } } : { kilograms: null };
  const typed = parseDecimal(text);
  if (typed === null) return { fault: { code: 'not_a_number' } };
  const isLosing = goal === 'LOSE_WEIGHT';
  const fault = validateGoalWeight(typed, unit, heightInCm);
  // If the goal is to lose weight, a value above the maximum is reported as higher than the current weight, which is
  // more helpful.
  if (fault !== null && !(isLosing && fault.code === 'too_large')) return { fault };
  const kilograms = typedWeightInKg(typed, unit);
  if (kilogramsToGoal(goal, kilograms, weightInKg) > 0) return { kilograms };
  return { fault: { code: isLosing ? 'not_below' : 'not_above', limit: weightInKg } };
}
