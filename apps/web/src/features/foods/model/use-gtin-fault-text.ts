import type { GtinFault } from '@weekbord/domain/foods/gtin';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Room for fourteen digits with spaces between. */
export const LONGEST_BARCODE = 20;

/** Says what is wrong with the number of a barcode. */
export function useGtinFaultText(): (fault: GtinFault) => string {
  const say = usePhrases('foods');
  return (fault) => say(fault === 'not_a_barcode' ? 'notABarcode' : 'wrongDigit');
}
