import { personInMail } from '@weekbord/domain/organisations/organisation-name';
import type { SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../../platform/http/actor.ts';
import type { MailLine } from '../../../platform/mail/mail-body.ts';

export const MAIL_PHRASES = { en: english, nl: dutch };

/** Returns the greeting of an email. The name may have been chosen by someone else, who signed the address up. */
export function greetingOf(language: Locale, firstName: string): string {
  const phrases = MAIL_PHRASES[language];
  const name = personInMail(firstName);
  return name === '' ? phrases.greeting : fillPhrase(phrases.greetingNamed, language, { name });
}

/** Returns how to join a portal, with the page that explains more. */
export function howToJoin(
  language: Locale,
  { portal, mode, page }: Readonly<{ portal: string; mode: SignUpMode; page: string }>,
): readonly MailLine[] {
  const phrases = MAIL_PHRASES[language];
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal });
  return [fill(phrases[`join${mode}`]), { address: page, label: fill(phrases.joinPage) }];
}
