import { describe, expect, it } from 'vitest';
import { defaultGroceryRange, pickGroceryDate, validateGroceryRange } from './date-range.ts';

describe('the grocery dates', () => {
  it('[GRO-02] are today and the next six days by default', () => {
    expect(defaultGroceryRange('2026-01-28')).toEqual({ start: '2026-01-28', end: '2026-02-03' });
  });

  it('[GRO-02] take a start, then an end; an earlier date restarts the range', () => {
    const first = pickGroceryDate(null, '2026-01-10');
    expect(first).toEqual({ start: '2026-01-10', end: null });
    const second = pickGroceryDate(first, '2026-01-14');
    expect(second).toEqual({ start: '2026-01-10', end: '2026-01-14' });
    expect(pickGroceryDate(first, '2026-01-08')).toEqual({ start: '2026-01-08', end: null });
    expect(pickGroceryDate(second, '2026-01-20')).toEqual({ start: '2026-01-20', end: null });
    expect(pickGroceryDate(first, '2026-01-10')).toEqual({ start: '2026-01-10', end: '2026-01-10' });
  });

  it.each([
    [null, 'required'],
    [{ start: '2026-01-01', end: null }, 'required'],
    [{ start: '2026-01-02', end: '2026-01-01' }, 'range_reversed'],
    [{ start: '2026-01-01', end: '2026-01-31' }, null],
    [{ start: '2026-01-01', end: '2026-02-01' }, 'range_too_long'],
  ])('are validated: %j gives %s', (range, error) => {
    expect(validateGroceryRange(range)?.code ?? null).toBe(error);
  });
});
