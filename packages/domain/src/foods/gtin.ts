/** Why a text is not a valid barcode. */
export type GtinFault = 'not_a_barcode' | 'barcode_check_digit';

/** The result of parsing a barcode: its number without leading zeros, or what is wrong with it. */
export type ParsedGtin = Readonly<{ gtin: number } | { fault: GtinFault }>;

/**
 * Parses an EAN-8, EAN-13, GTIN-14, UPC-A or UPC-E as scanned or typed, ignoring spaces and dashes. An EAN-13 that
 * begins with 0 is the UPC-A without that 0. The last digit is the check digit: modulo 10, with alternating weights 3
 * and 1 from the right (GS1 General Specifications 7.9). Eight digits that begin with 0 are a UPC-E if its check digit
 * is right, because an EAN-8 that begins with 0 is not sold across shops.
 */
export function parseGtin(text: string): ParsedGtin {
  const digits = text.trim().replace(/(?<=[0-9])[ -](?=[0-9])/g, '');
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(digits)) return { fault: 'not_a_barcode' };
  const gtin = Number(digits);
  if (gtin === 0) return { fault: 'not_a_barcode' };
  const upcA = digits.length === 8 ? upcAOf(digits) : null;
  const isUpcE = upcA !== null && isChecked(upcA);
  if (isChecked(digits) && !(isUpcE && digits.startsWith('0'))) return { gtin };
  return isUpcE ? { gtin: Number(upcA) } : { fault: 'barcode_check_digit' };
}

function isChecked(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/**
 * The UPC-A that the eight digits of a UPC-E represent (GS1 General Specifications 5.2.2.4); null if there is none. The
 * last digit before the check digit indicates where zeros were left out.
 */
function upcAOf(digits: string): string | null {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = digits;
  if (system !== '0' && system !== '1') return null;
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}${check}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}${check}`;
}

/** A barcode's number as printed, with eight or thirteen digits. */
export function gtinText(gtin: number): string {
  const digits = String(gtin);
  return digits.padStart(digits.length <= 8 ? 8 : 13, '0');
}

/** The check digit of a barcode, from its other digits. */
export function checkDigit(others: string): number {
  const sum = others
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
