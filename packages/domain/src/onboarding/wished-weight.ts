import { parseDecimal } from '../numbers/parse-decimal.ts';
import { type GoalWeightFault, validateGoalWeight } from './validate-body.ts';
import { typedWeightInKg } from '../units/weight.ts';
import type { Fault } from '../validation/fault.ts';
import type { WeightUnit } from '../units/weight-units.ts';

/** Day-to-day variation of body weight in kg; a goal closer than this counts as reached. */
const AS_GOOD_AS_REACHED_KG = 1;

/** Whether a goal weight in kg leaves something to lose. */
export function leavesToLose(goalWeightInKg: number | null, weightInKg: number): boolean {
  return goalWeightInKg !== null && goalWeightInKg <= weightInKg - AS_GOOD_AS_REACHED_KG;
}

export type WeightToLoseFault = GoalWeightFault | Fault<'not_a_number' | 'not_below'>;

/** The person whose goal weight is read; `heightInCm` is null if unknown. */
type Body = Readonly<{ weightInKg: number; heightInCm: number | null; unit: WeightUnit }>;

/**
 * Parses a typed goal weight for losing weight, in kilograms or pounds. Returns it in kg, or why it is refused; limits
 * are in kg.
 */
export function readWeightToLose(
  text: string,
  { weightInKg, heightInCm, unit }: Body,
): Readonly<{ kilograms: number }> | Readonly<{ fault: WeightToLoseFault }> {
  if (text.trim() === '') return { fault: { code: 'required' } };
  const typed = parseDecimal(text);
  if (typed === null) return { fault: { code: 'not_a_number' } };
  const fault = validateGoalWeight(typed, unit, heightInCm);
  if (fault !== null && fault.code !== 'too_large') return { fault };
  const kilograms = typedWeightInKg(typed, unit);
  return kilograms < weightInKg ? { kilograms } : { fault: { code: 'not_below', limit: weightInKg } };
}
