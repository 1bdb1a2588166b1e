import { expect, it } from 'vitest';
import { COUNTRIES } from '../accounts/countries.ts';
import { referralOf } from './referral.ts';

it.each(COUNTRIES)('the reward for a referral is 50, in pounds or euros, for a coach in %s', (country) => {
  expect(referralOf(country)).toEqual({ amount: 5000, currency: country === 'UNITED_KINGDOM' ? 'gbp' : 'eur' });
});
