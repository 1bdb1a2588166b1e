import { parseGtin } from '../gtin.ts';
import type { NotedRepair, ReadPart } from './imported-food.ts';

/** The key of a product at its source, and its barcode if that is globally unique. */
export type ReadCode = Readonly<{ key: string; gtin: number | null; repairs: readonly NotedRepair[] }>;

/**
 * Length of the shorter kind of barcode, in digits. A code that lost its leading zeros is padded to this length or to
 * LONG.
 */
const SHORT = 8;
/** Length of the longer kind of barcode, in digits. */
const LONG = 13;

/**
 * Parses a product's code. The key is the number padded to 8 or 13 digits, so that a product has the same key however
 * many zeros were lost. Numbers assigned by shops (prefixes 2, 02 and 04, and 8-digit ones that begin with 0 or 2: GS1
 * General Specifications 1.4) are not barcodes, because another shop may use them for another product.
 */
export function readCode(code: string): ReadPart<ReadCode> {
  if (code === '') return { refused: 'no_code', detail: '' };
  if (!/^\d{1,20}$/.test(code)) return { refused: 'bad_code', detail: code.slice(0, 40) };
  const digits = code.replace(/^0+/, '');
  if (digits === '') return { refused: 'no_code', detail: code };
  if (digits.length > LONG || digits.length < 3) return { refused: 'bad_code', detail: code };
  const key = digits.padStart(digits.length <= SHORT ? SHORT : LONG, '0');
  const parsed = parseGtin(key);
  if ('fault' in parsed) return { refused: 'bad_check_digit', detail: code };
  const repairs: NotedRepair[] = [];
  if (code.length < key.length) repairs.push({ repair: 'code_padded', detail: `${code} is ${key}` });
  const local = key.length === SHORT ? /^[02]/.test(key) : /^(?:2|0[24])/.test(key);
  if (local) repairs.push({ repair: 'shop_local_code', detail: code });
  return { value: { key, gtin: local ? null : parsed.gtin, repairs } };
}
