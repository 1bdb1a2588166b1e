import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { firstWeekdayOfPerson } from './first-weekday-of-person.ts';

const SIGNS = { language: 'en', organisationIsImperial: false, units: null } as const;
const REGIONS = {
  NETHERLANDS: 'nl-NL',
  BELGIUM: 'nl-BE',
  UNITED_KINGDOM: 'en-GB',
  IRELAND: 'en-IE',
  UNITED_STATES: 'en-US',
} as const;

it.each(COUNTRIES)(
  'the weeks of a person in %s start as calendars there do, unless they chose otherwise',
  (country) => {
    const usual = firstWeekdayOfPerson(null, { ...SIGNS, chosen: country });
    const first = country === 'OTHER' ? 1 : weekInfoOf(REGIONS[country]).firstDay;
    expect(usual).toBe(first === 7 ? 'sunday' : 'monday');
    expect(firstWeekdayOfPerson('saturday', { ...SIGNS, chosen: country })).toBe('saturday');
  },
);

it('the weeks of a person without a chosen country follow what their language and units suggest', () => {
  const american = {
    personal_weight_unit: 'POUNDS',
    uses_imperial_measurements_for_recipes: true,
    uses_imperial_measurements_for_height: true,
  } as const;
  expect(firstWeekdayOfPerson(null, { ...SIGNS, chosen: null, units: american })).toBe('sunday');
  expect(firstWeekdayOfPerson(null, { ...SIGNS, chosen: null, language: 'nl', units: american })).toBe('monday');
});

/** The weekday on which a region's weeks start, from 1 for Monday to 7 for Sunday. */
function weekInfoOf(region: string): { firstDay: number } {
  const locale = new Intl.Locale(region) as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  return locale.getWeekInfo();
}
