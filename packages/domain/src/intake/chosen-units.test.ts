import { describe, expect, it } from 'vitest';
import { IMPERIAL, unitsAfter, unitsOfNew } from './chosen-units.ts';

const metric = {
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
} as const;

describe('chosen units', () => {
  it.each([
    ['nothing', {}, { ...metric, units_chosen: false }],
    [
      'a unit for weight',
      { personal_weight_unit: 'STONES' },
      { ...metric, personal_weight_unit: 'STONES', units_chosen: true },
    ],
    ['the usual units', { uses_imperial_measurements_for_height: false }, { ...metric, units_chosen: true }],
  ] as const)('are stored for a new profile that states %s', (_, given, stored) => {
    expect(unitsOfNew(given)).toEqual(stored);
  });

  it('stay as shown, except for the unit that is changed', () => {
    expect(unitsAfter(IMPERIAL, { uses_imperial_measurements_for_recipes: false })).toEqual({
      uses_imperial_measurements_for_recipes: false,
      uses_imperial_measurements_for_height: true,
      personal_weight_unit: 'POUNDS',
      units_chosen: true,
    });
  });

  it('are not recorded by a change without units', () => {
    expect(unitsAfter(IMPERIAL, {})).toBeNull();
  });
});
