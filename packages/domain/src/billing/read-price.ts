/**
 * Parses a price as people type it, `14.95` or `14,95`, into the smallest unit of its currency; null if it is not a
 * price.
 */
export function readPrice(typed: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (found === null) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
