/** English and Dutch names of the months with their abbreviations, January first. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  ['january', 'januari', 'jan'],
  ['february', 'februari', 'feb', 'febr'],
  ['march', 'maart', 'mar', 'mrt'],
  ['april', 'apr'],
  ['may', 'mei'],
  ['june', 'juni', 'jun'],
  ['july', 'juli', 'jul'],
  ['august', 'augustus', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oktober', 'oct', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
];

/** English and Dutch names of the weekdays with their abbreviations, Monday first. */
export const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ['monday', 'maandag', 'mon', 'ma', 'mo', 'maa'],
  ['tuesday', 'dinsdag', 'tue', 'tues', 'di', 'tu', 'din'],
  ['wednesday', 'woensdag', 'wed', 'wo', 'we', 'woe'],
  ['thursday', 'donderdag', 'thu', 'thur', 'thurs', 'do', 'th', 'don'],
  ['friday', 'vrijdag', 'fri', 'vr', 'fr', 'vri'],
  ['saturday', 'zaterdag', 'sat', 'za', 'sa', 'zat'],
  ['sunday', 'zondag', 'sun', 'zo', 'su', 'zon'],
];
