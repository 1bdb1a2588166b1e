import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';

export const MAIL_PHRASES = { en: english, nl: dutch };

/** Another person may have signed the address up: mail programs would make links of such a name. */
const LIKE_AN_ADDRESS = /[:/\\@]|\.\S/;

/** A name that another person chose, where it can stand in a mail; else none. */
export function plainName(name: string): string {
  return LIKE_AN_ADDRESS.test(name) ? '' : name;
}

/** How a mail begins. */
export function greetingOf(language: Locale, firstName: string): string {
  const phrases = MAIL_PHRASES[language];
  return plainName(firstName) === ''
    ? phrases.greeting
    : fillPhrase(phrases.greetingNamed, language, { name: firstName });
}
