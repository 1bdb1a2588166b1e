import { expect, test } from 'vitest';
import { isPlantDairy } from './plant-dairy.ts';

test('soy drink and coconut yoghurt count as plant dairy; milk, tofu and unknown foods do not', () => {
  expect(isPlantDairy('MILK', ['plant'])).toBe(true);
  expect(isPlantDairy('YOGHURT', ['plant'])).toBe(true);
  expect(isPlantDairy('MILK', ['dairy'])).toBe(false);
  expect(isPlantDairy('TOFU', ['plant'])).toBe(false);
  expect(isPlantDairy('MILK', null)).toBe(false);
  expect(isPlantDairy(null, ['plant'])).toBe(false);
});
