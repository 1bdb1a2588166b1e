import { describe, expect, it } from 'vitest';
import { SETTING_NAMES, settingOfText, type SettingName } from './setting-names.ts';

describe('settingOfText', () => {
  it.each<[SettingName, string, unknown]>([
    ['high_protein', 'on', true],
    ['high_protein', ' TRUE ', true],
    ['high_protein', 'no', false],
    ['high_protein', 'off', false],
    ['high_protein', 'perhaps', 'perhaps'],
    ['high_protein', '', ''],
    ['name', ' Practice Vos ', 'Practice Vos'],
    ['name', '', ''],
    ['subdomain', '', null],
    ['subdomain', 'vos', 'vos'],
    ['login_method', 'OTP', 'OTP'],
    ['feature_flags', '', []],
    ['feature_flags', 'FF_RECIPE_INSPIRATION, FF_FEMALE_HORMONES', ['FF_RECIPE_INSPIRATION', 'FF_FEMALE_HORMONES']],
  ])('parses the setting %s from %j as %j', (name, text, value) => {
    expect(settingOfText(name, text)).toEqual(value);
  });
});

it('setting names are unique', () => {
  expect(new Set(SETTING_NAMES).size).toBe(SETTING_NAMES.length);
});
