import { expect, it } from 'vitest';
import { validateEnergyBalance } from './energy-balance.ts';

it.each([
  [9.9, 'too_small'],
  [10, null],
  [87.5, null],
  [500, null],
  [501, 'too_large'],
  [null, 'required'],
])('validating an energy balance with %s gives %s', (balance, code) => {
  expect(validateEnergyBalance(balance)?.code ?? null).toBe(code);
});
