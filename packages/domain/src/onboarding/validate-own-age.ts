import { ADULT_AGE } from '../goals/adult-age.ts';
import { type Coached, type MinorFault, validateMinor } from '../intake/minors.ts';
import type { Fault, RangeCode } from '../validation/fault.ts';
import { validateAge } from './validate-body.ts';

/** Checks an age in whole years that someone enters for themselves; says why a minor is refused. */
export function validateOwnAge(
  age: number | null,
  coached: Coached,
): MinorFault | Fault<RangeCode | 'not_whole'> | null {
  const isMinor = age !== null && Number.isInteger(age) && age > 0 && age < ADULT_AGE;
  return isMinor ? validateMinor(age, coached, 'SELF') : validateAge(age);
}
