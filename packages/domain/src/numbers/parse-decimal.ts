const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a typed number with a comma or a dot as its decimal separator ('70,5' or '70.5'); surrounding spaces do
 * not count. Null for anything else, also for two separators, so that '1.234,5' is never silently changed.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
