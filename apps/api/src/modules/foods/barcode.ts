import { parseGtin } from '@weekbord/domain/foods/gtin';
import { FieldError } from '../../platform/http/errors.ts';

/** The number of a barcode that was scanned or typed; refuses what is none. */
export function gtinOf(barcode: string): number {
  const parsed = parseGtin(barcode);
  if ('fault' in parsed) throw new FieldError({ barcode: parsed.fault });
  return parsed.gtin;
}
