import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';

export const MAIL_PHRASES = { en: english, nl: dutch };

/** Another person may have signed the address up: mail programs would make links of such a name. */
const LIKE_AN_ADDRESS = /[:/\\@]|\.\S/;

/** How a mail begins. */
export function greetingOf(language: Locale, firstName: string): string {
  const phrases = MAIL_PHRASES[language];
  return firstName === '' || LIKE_AN_ADDRESS.test(firstName)
    ? phrases.greeting
    : fillPhrase(phrases.greetingNamed, language, { name: firstName });
}
