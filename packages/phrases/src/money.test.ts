import { describe, expect, it } from 'vitest';
import { moneyText } from './money.ts';

describe('an amount of money', () => {
  it.each([
    [1495, 'eur', 'en', '€14.95'],
    [1495, 'eur', 'nl', '€ 14,95'],
    [119_400, 'eur', 'nl', '€ 1.194'],
    [5000, 'gbp', 'en', '£50'],
    [5, 'gbp', 'nl', '£ 0,05'],
    [0, 'eur', 'en', '€0'],
    [-1250, 'eur', 'en', '−€12.50'],
    [-1250, 'eur', 'nl', '€ −12,50'],
  ] as const)('is formatted: %i %s in %s becomes %s', (amount, currency, language, expected) => {
    expect(moneyText(amount, currency, language).replace('\u00A0', ' ')).toBe(expected);
  });
});
