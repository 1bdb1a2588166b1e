import type { GtinFault } from '@weekbord/domain/foods/gtin';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Maximum length of a typed barcode: enough for fourteen digits separated by spaces. */
export const LONGEST_BARCODE = 20;

/** Returns a formatter for what is wrong with a barcode's number. */
export function useGtinFaultText(): (fault: GtinFault) => string {
  const say = usePhrases('foods');
  return (fault) => say(fault === 'not_a_barcode' ? 'notABarcode' : 'wrongDigit');
}
