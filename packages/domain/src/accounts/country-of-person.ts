import type { Units } from '../intake/chosen-units.ts';
import type { Language } from '../vocabulary.ts';
import type { Country } from './countries.ts';

/** What is known of a person that says in which country they live. */
export type CountrySigns = Readonly<{
  /** The country that they chose; null where they chose none. */
  chosen: Country | null;
  language: Language;
  /** Whether their organisation, or their coach's, offers imperial units. */
  organisationIsImperial: boolean;
  /** The units of their profile; null where they have none. */
  units: Units | null;
}>;

/**
 * The country of a person: the one that they chose, else the one that their language, their organisation and their units
 * point to, and OTHER where these point to none. Units are read as devices start with them: feet without pounds, and
 * stones, are British, imperial recipes are American.
 */
export function countryOfPerson({ chosen, language, organisationIsImperial, units }: CountrySigns): Country {
  if (chosen !== null) return chosen;
  if (language === 'nl') return 'NETHERLANDS';
  if (organisationIsImperial || units?.personal_weight_unit === 'STONES') return 'UNITED_KINGDOM';
  if (units?.uses_imperial_measurements_for_recipes) return 'UNITED_STATES';
  return units?.uses_imperial_measurements_for_height ? 'UNITED_KINGDOM' : 'OTHER';
}
