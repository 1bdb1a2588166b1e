import { anyWordOf } from '../words/patterns.ts';

/** Words that keep their capital within a name. */
const CAPITALISED_WORDS = [
  'British',
  'Chinese',
  'Danish',
  'Dutch',
  'English',
  'Flemish',
  'French',
  'German',
  'Greek',
  'Indian',
  'Indonesian',
  'Italian',
  'Jägerschnitzel',
  'Japanese',
  'Korean',
  'Lancashire',
  'Mexican',
  'Moroccan',
  'Nordic',
  'Scottish',
  'Spanish',
  'Surinamese',
  'Swedish',
  'Thai',
  'Turkish',
  'Vietnamese',
  'Welsh',
];
const KEEPS_CAPITAL = new RegExp(`^${anyWordOf(CAPITALISED_WORDS)}`, 'u');

/** Capitalises the text if it replaces capitalised words at the start of a sentence. */
export function likeCase(text: string, replaced: string, before: string): string {
  const isStart = /^\p{Lu}/u.test(replaced) && /(?:^|[.!?:]\s)$/u.test(before);
  return isStart ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A name in lower case at its start, to follow another word, unless it is always written with a capital. */
export function withoutCapital(name: string): string {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(name) && !KEEPS_CAPITAL.test(name);
  return isCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
