import { personInMail } from '@weekbord/domain/organisations/organisation-name';
import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';

export const MAIL_PHRASES = { en: english, nl: dutch };

/** How a mail begins: another person may have signed the address up, and chosen the name. */
export function greetingOf(language: Locale, firstName: string): string {
  const phrases = MAIL_PHRASES[language];
  const name = personInMail(firstName);
  return name === '' ? phrases.greeting : fillPhrase(phrases.greetingNamed, language, { name });
}
