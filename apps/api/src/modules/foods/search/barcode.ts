import { parseGtin } from '@weekbord/domain/foods/gtin';
import { FieldError } from '../../../platform/http/errors.ts';

/** Parses a scanned or typed barcode. Rejects text that is not a barcode. */
export function gtinOf(barcode: string): number {
  const parsed = parseGtin(barcode);
  if ('fault' in parsed) throw new FieldError({ barcode: parsed.fault });
  return parsed.gtin;
}
