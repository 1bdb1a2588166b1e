import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { MAIL_PHRASES } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';

interface Question {
  /** The support address. */
  readonly to: string;
  /** The address of the person who asks. */
  readonly from: string;
  readonly message: string;
  readonly hasAccount: boolean;
  /** The language of the person who asks. */
  readonly language: Locale;
  readonly organisation: OrganisationRow;
}

/** Returns the email that forwards a question to support. A reply goes to the person. */
export function contactMail({ to, from, message, hasAccount, language, organisation }: Question): Message {
  const phrases = MAIL_PHRASES[language];
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language);
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal, email: from });
  const lines = [
    fill(phrases.contactFrom),
    ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    fill(hasAccount ? phrases.contactAccount : phrases.contactGuest),
  ];
  return {
    to,
    language,
    fromName,
    replyTo: from,
    about: from,
    subject: fill(phrases.contactSubject),
    ...bodyOf(lines),
  };
}
