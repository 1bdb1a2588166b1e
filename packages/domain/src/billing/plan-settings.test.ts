import { expect, it } from 'vitest';
import { PLAN_SETTINGS, planSettingOfText, PRICE_SETTINGS, TERMS_OF_SALE } from './plan-settings.ts';

it.each([
  ['amount', ' 1495 ', 1495],
  ['amount', '14.95', '14.95'],
  ['trial_days', '-1', -1],
  ['is_offered', 'off', false],
  ['is_offered', 'perhaps', 'perhaps'],
  ['name_en', ' 4 weeks ', '4 weeks'],
])('the setting %s=%s is parsed as %j', (name, text, value) => {
  expect(planSettingOfText(name, text)).toBe(value);
});

it('staff can set every part of the price, and everything else a buyer agrees to', () => {
  expect(PLAN_SETTINGS).toEqual(expect.arrayContaining([...TERMS_OF_SALE]));
  expect(TERMS_OF_SALE).toEqual(expect.arrayContaining([...PRICE_SETTINGS]));
});
