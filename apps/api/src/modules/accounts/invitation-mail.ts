import { personInMail } from '@weekbord/domain/organisations/organisation-name';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { greetingOf, MAIL_PHRASES } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';

interface InvitationMail {
  readonly to: string;
  readonly firstName: string;
  readonly language: Locale;
  /** The name of the inviting coach. */
  readonly coach: string;
  readonly portal: OrganisationRow;
  /** The URL to log in at. */
  readonly link: string;
}

/** Returns the email for a coach's invitation. It is the same whether or not the recipient has an account. */
export function invitationMail({ to, firstName, language, coach, link, ...mail }: InvitationMail): Message {
  const phrases = MAIL_PHRASES[language];
  const name = personInMail(coach);
  const { portal, fromName, bodyOf } = mailSenderOf(mail.portal, language);
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal, coach: name === '' ? portal : name });
  const lines = [
    greetingOf(language, firstName),
    fill(phrases.invitationText),
    { address: link, label: phrases.logIn },
    fill(phrases.invitationNotYou),
  ];
  return { to, language, fromName, subject: fill(phrases.invitationSubject), ...bodyOf(lines) };
}
