/** Why a text is no barcode. */
export type GtinFault = 'not_a_barcode' | 'barcode_check_digit';

/** What a barcode says: its number without leading zeros, or what is wrong with it. */
export type ParsedGtin = Readonly<{ gtin: number } | { fault: GtinFault }>;

/**
 * Reads an EAN-8, EAN-13, GTIN-14 or UPC-A as it is scanned or typed; spaces and dashes between digits are left out. An
 * EAN-13 that begins with 0 is the UPC-A without it. The check digit is the last one, modulo 10, weights 3 and 1 from
 * the right (GS1 General Specifications 7.9).
 */
export function parseGtin(text: string): ParsedGtin {
  const digits = text.trim().replace(/(?<=[0-9])[ -](?=[0-9])/g, '');
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(digits)) return { fault: 'not_a_barcode' };
  const gtin = Number(digits);
  if (gtin === 0) return { fault: 'not_a_barcode' };
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? { gtin } : { fault: 'barcode_check_digit' };
}

/** The check digit that belongs behind the other digits of a barcode. */
export function checkDigit(others: string): number {
  const sum = others
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
