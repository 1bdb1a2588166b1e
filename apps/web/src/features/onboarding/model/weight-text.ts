import { WEIGHT_KG_RANGE, WEIGHT_LB_RANGE } from '@weekbord/domain/onboarding/validate-body';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import {
  kilogramsToPounds,
  POUNDS_PER_KILOGRAM,
  poundsToKilograms,
  poundsToStones,
} from '@weekbord/domain/units/weight';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import type { Format } from '../../../shared/locale/format.ts';

/** Formats a weight given in kg in the person's unit, for a sentence: `70.5 kg`, `155.4 lb`, `11 st 1.4 lb`. */
export function weightText(kilograms: number, unit: WeightUnit, format: Format): string {
  if (unit === 'KILOGRAMS') return `${format.number(roundTo(kilograms, 1), 1)} kg`;
  return poundsText(kilogramsToPounds(kilograms), unit, format);
}

/** Formats the minimum weight given in kg, rounded so that typing the shown number is enough. */
export function leastWeightText(kilograms: number, unit: WeightUnit, format: Format): string {
  if (unit === 'KILOGRAMS') return weightText(kilograms, unit, format);
  const tenths = Math.ceil(roundTo(kilograms * POUNDS_PER_KILOGRAM * 10, 6));
  // The conversions in both directions round, so a tenth of a pound is added if the shown number would be too low.
  const pounds = poundsToKilograms(tenths / 10) >= kilograms ? tenths / 10 : (tenths + 1) / 10;
  return poundsText(pounds, unit, format);
}

/** Returns the limits of a weight typed in one unit, shown in another. */
export function weightRangeTexts(
  typedIn: WeightUnit,
  unit: WeightUnit,
  format: Format,
): Readonly<{ min: string; max: string }> {
  const { min, max } = typedIn === 'KILOGRAMS' ? WEIGHT_KG_RANGE : WEIGHT_LB_RANGE;
  const text = (limit: number) => weightText(typedIn === 'KILOGRAMS' ? limit : poundsToKilograms(limit), unit, format);
  return { min: text(min), max: text(max) };
}

function poundsText(pounds: number, unit: WeightUnit, format: Format): string {
  const { stones, pounds: rest } = poundsToStones(pounds);
  if (unit === 'POUNDS' || stones === 0) return `${format.number(pounds, 1)} lb`;
  return rest === 0 ? `${format.number(stones)} st` : `${format.number(stones)} st ${format.number(rest, 1)} lb`;
}
