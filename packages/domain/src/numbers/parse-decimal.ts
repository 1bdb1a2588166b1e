const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Parses a typed number with a comma or a dot as its decimal separator ('70,5' or '70.5'), ignoring surrounding spaces.
 * Null for anything else, including two separators, so that '1.234,5' is never silently changed.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
