import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { greetingOf, MAIL_PHRASES } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';

interface LetInMail {
  readonly to: string;
  readonly firstName: string;
  readonly language: Locale;
  readonly portal: OrganisationRow;
  /** The URL to log in at. */
  readonly link: string;
}

/**
 * Returns the email saying that a place on the portal is free. It is the same for addresses with and without an
 * account.
 */
export function letInMail({ to, firstName, language, link, ...mail }: LetInMail): Message {
  const phrases = MAIL_PHRASES[language];
  const { portal, fromName, bodyOf } = mailSenderOf(mail.portal, language);
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal });
  const lines = [
    greetingOf(language, firstName),
    fill(phrases.letInText),
    { address: link, label: phrases.logIn },
    phrases.noAccountNotYou,
  ];
  return { to, language, fromName, subject: fill(phrases.letInSubject), ...bodyOf(lines) };
}
