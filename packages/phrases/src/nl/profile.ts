import { allergenNames } from './allergen-names.ts';
import { dietNames } from './diet-names.ts';
import { goalNames } from './goal-names.ts';
import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../phrases.ts';

export const profile = {
  ...allergenNames,
  ...dietNames,
  ...goalNames,
  OMNIVORE: 'Alles',
  dietWithout: '{diet}, zonder {allergens}',
  plan: 'Mijn plan',
  goal: 'Doel',
  goalAndSpeed: '{goal}, {speed}',
  app: 'De app',
  look: 'Weergave',
  lookSystem: 'Automatisch',
  lookLight: 'Licht',
  lookDark: 'Donker',
  lookHint: 'Automatisch volgt je apparaat. Je keuze geldt op dit apparaat.',
  languageHint: 'Verandert meteen, voor de app en voor de mail die je krijgt.',
  units: 'Eenheden',
  unitsValue: 'Recepten {recipes}, gewicht in {weight}, lengte in {height}',
  recipesMetric: 'metrisch',
  recipesImperial: 'imperiaal',
  heightUnit: 'Lengte',
  CENTIMETRES: 'Centimeters',
  FEET: 'Voet en inches',
  weightUnit: 'Lichaamsgewicht',
  KILOGRAMS: 'Kilogram',
  POUNDS: 'Pond (lb)',
  STONES: 'Stone',
  inKILOGRAMS: 'kg',
  inPOUNDS: 'lb',
  inSTONES: 'st',
  inCENTIMETRES: 'cm',
  inFEET: 'voet',
  unitsSaved: 'Eenheden aangepast',
  account: 'Account en privacy',
  more: 'Hulp en meer',
} as const satisfies Translation<typeof english>;
