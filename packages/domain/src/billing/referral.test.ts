import { expect, it } from 'vitest';
import { COUNTRIES } from '../accounts/countries.ts';
import { referralOf } from './referral.ts';

it.each(COUNTRIES)('the referral reward for a coach in %s is 50, in pounds or euros', (country) => {
  expect(referralOf(country)).toEqual({ amount: 5000, currency: country === 'UNITED_KINGDOM' ? 'gbp' : 'eur' });
});
