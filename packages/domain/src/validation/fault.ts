/**
 * Why a value is refused: a code with its own phrase, the violated limit if there is one, and the value if the phrase
 * mentions it.
 */
export type Fault<Code extends string = string> = Readonly<{ code: Code; limit?: number; given?: number }>;

export type Range = Readonly<{ min: number; max: number }>;
export type RangeCode = 'required' | 'too_small' | 'too_large';

/** Whether a number is missing: its field is empty or contains text that is not a number. */
export function isMissing(value: number | null): value is null {
  return value === null || !Number.isFinite(value);
}

/** Checks that a number is present and within a range, both ends inclusive; all in the same unit. */
export function validateRange(value: number | null, range: Range): Fault<RangeCode> | null {
  if (isMissing(value)) return { code: 'required' };
  if (value < range.min) return { code: 'too_small', limit: range.min };
  return value > range.max ? { code: 'too_large', limit: range.max } : null;
}

/** Checks that a whole number is present and within a range, both ends inclusive. */
export function validateWholeRange(value: number | null, range: Range): Fault<RangeCode | 'not_whole'> | null {
  const fault = validateRange(value, range);
  return fault ?? (Number.isInteger(value) ? null : { code: 'not_whole' });
}
