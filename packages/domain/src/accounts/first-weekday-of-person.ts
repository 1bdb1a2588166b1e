import type { FirstWeekday } from '../dates/first-weekday.ts';
import type { Country } from './countries.ts';
import { type CountrySigns, countryOfPerson } from './country-of-person.ts';

/** The weekday on which weeks start in each country's calendars. */
const USUAL: Readonly<Record<Country, FirstWeekday>> = {
  NETHERLANDS: 'monday',
  BELGIUM: 'monday',
  UNITED_KINGDOM: 'monday',
  IRELAND: 'monday',
  UNITED_STATES: 'sunday',
  OTHER: 'monday',
};

/** The first day of a person's weeks: the one they chose or, if none, the usual one in their country. */
export function firstWeekdayOfPerson(chosen: FirstWeekday | null, signs: CountrySigns): FirstWeekday {
  return chosen ?? USUAL[countryOfPerson(signs)];
}
