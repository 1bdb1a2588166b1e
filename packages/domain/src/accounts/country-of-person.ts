import type { Units } from '../intake/chosen-units.ts';
import type { Language } from '../languages/languages.ts';
import type { Country } from './countries.ts';

/** What is known about a person that suggests the country they live in. */
export type CountrySigns = Readonly<{
  /** The country the person chose; null if none. */
  chosen: Country | null;
  language: Language;
  /** Whether the person's organisation, or their coach's, offers imperial units. */
  organisationIsImperial: boolean;
  /** The units in the person's profile; null without a profile. */
  units: Units | null;
}>;

/**
 * The country of a person: the one they chose or, if none, the one suggested by their language, organisation and units;
 * OTHER if there is no hint. Devices default to the usual units of their country: stone, or feet without imperial
 * recipes, suggests the United Kingdom, and imperial recipes suggest the United States.
 */
export function countryOfPerson({ chosen, language, organisationIsImperial, units }: CountrySigns): Country {
  if (chosen !== null) return chosen;
  if (language === 'nl') return 'NETHERLANDS';
  if (organisationIsImperial || units?.personal_weight_unit === 'STONES') return 'UNITED_KINGDOM';
  if (units?.uses_imperial_measurements_for_recipes) return 'UNITED_STATES';
  return units?.uses_imperial_measurements_for_height ? 'UNITED_KINGDOM' : 'OTHER';
}
