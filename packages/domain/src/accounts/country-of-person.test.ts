import { describe, expect, it, test } from 'vitest';
import { IMPERIAL, type Units } from '../intake/chosen-units.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { WEIGHT_UNITS } from '../units/weight-units.ts';
import { COUNTRIES } from './countries.ts';
import { countryOfPerson, type CountrySigns } from './country-of-person.ts';

const METRIC: Units = {
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
};
const SIGNS: CountrySigns = {
  chosen: null,
  language: 'en',
  organisationIsImperial: false,
  units: METRIC,
};

describe('the country of a person who has not chosen one', () => {
  test.each([
    ['Dutch', { language: 'nl' }, 'NETHERLANDS'],
    ['Dutch, without a profile', { language: 'nl', units: null }, 'NETHERLANDS'],
    [
      'Dutch, with imperial units in an imperial portal',
      { language: 'nl', organisationIsImperial: true, units: IMPERIAL },
      'NETHERLANDS',
    ],
    ['English in an imperial portal', { organisationIsImperial: true }, 'UNITED_KINGDOM'],
    [
      'English in an imperial portal, without a profile',
      { organisationIsImperial: true, units: null },
      'UNITED_KINGDOM',
    ],
    ['English in an imperial portal, with pounds', { organisationIsImperial: true, units: IMPERIAL }, 'UNITED_KINGDOM'],
    ['English with stones', { units: { ...METRIC, personal_weight_unit: 'STONES' } }, 'UNITED_KINGDOM'],
    [
      'English with stones and imperial recipes',
      { units: { ...IMPERIAL, personal_weight_unit: 'STONES' } },
      'UNITED_KINGDOM',
    ],
    ['English with feet', { units: { ...METRIC, uses_imperial_measurements_for_height: true } }, 'UNITED_KINGDOM'],
    [
      'English with feet and pounds',
      { units: { ...IMPERIAL, uses_imperial_measurements_for_recipes: false } },
      'UNITED_KINGDOM',
    ],
    ['English, all imperial', { units: IMPERIAL }, 'UNITED_STATES'],
    [
      'English with imperial recipes',
      { units: { ...METRIC, uses_imperial_measurements_for_recipes: true } },
      'UNITED_STATES',
    ],
    ['English, all metric', {}, 'OTHER'],
    ['English, without a profile', { units: null }, 'OTHER'],
    ['English with nothing but pounds', { units: { ...METRIC, personal_weight_unit: 'POUNDS' } }, 'OTHER'],
  ] as const satisfies readonly (readonly [string, Partial<CountrySigns>, string])[])(
    'follows from what is known: %s',
    (_, signs, country) => {
      expect(countryOfPerson({ ...SIGNS, ...signs })).toBe(country);
    },
  );
});

it("a person's country is the one they chose, whatever else is known", () => {
  for (const chosen of COUNTRIES)
    for (const language of LANGUAGES)
      for (const organisationIsImperial of [true, false])
        for (const personal_weight_unit of WEIGHT_UNITS)
          expect(
            countryOfPerson({
              chosen,
              language,
              organisationIsImperial,
              units: { ...IMPERIAL, personal_weight_unit },
            }),
          ).toBe(chosen);
});
