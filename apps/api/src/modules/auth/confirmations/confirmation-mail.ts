import { personInMail } from '@weekbord/domain/organisations/organisation-name';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../../platform/http/actor.ts';
import type { MailLine } from '../../../platform/mail/mail-body.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import type { PersonRow } from '../../access/access.public.ts';
import { mailSenderOf, type OrganisationRow } from '../../organisations/organisations.public.ts';
import { greetingOf, MAIL_PHRASES, howToJoin } from '../login/mail-text.ts';

type Words = (typeof MAIL_PHRASES)[Locale];

/** The phrases of each email: its subject, its purpose, the label of its link, and other information. */
const SENTENCES = {
  ACTIVATION: ['activationSubject', 'activationText', 'confirm', 'activationNotYou'],
  RESET_PASSWORD: ['resetPasswordSubject', 'resetPasswordText', 'choosePassword', 'resetNotYou'],
  RESET_EMAIL: ['resetEmailSubject', 'resetEmailText', 'chooseAddress', 'resetNotYou'],
  OLD_ADDRESS: ['oldAddressSubject', 'oldAddressText', 'confirm', 'oldAddressNotYou'],
  CHANGE_BEGUN: ['changeBegunSubject', 'changeBegunText', null, 'changeBegunNotYou'],
  NEW_ADDRESS: ['newAddressSubject', 'newAddressText', 'confirm', 'noAccountNotYou'],
  ADDRESS_IN_USE: ['newAddressSubject', 'addressInUseText', null, 'noAccountNotYou'],
  NO_ACCOUNT: ['noAccountSubject', 'noAccountText', null, 'noAccountNotYou'],
  NOTHING_TO_CONFIRM: ['nothingToConfirmSubject', 'nothingToConfirmText', null, 'noAccountNotYou'],
  PASSWORD_CHANGED: ['passwordChangedSubject', 'passwordChangedText', null, 'passwordChangedNotYou'],
  CALENDAR_LINK: ['calendarLinkSubject', 'calendarLinkText', null, 'calendarLinkNotYou'],
  ADDRESS_CHANGED: ['addressChangedSubject', 'addressChangedText', null, 'addressChangedNotYou'],
  ADDRESS_NOT_CHANGED: ['addressNotChangedSubject', 'addressNotChangedText', null, 'noAccountNotYou'],
} as const satisfies Readonly<
  Record<
    string,
    readonly [keyof Words, keyof Words, 'confirm' | 'choosePassword' | 'chooseAddress' | null, keyof Words]
  >
>;

interface ConfirmationMail {
  readonly to: string;
  readonly firstName: string;
  readonly language: Locale;
  readonly portal: OrganisationRow;
  readonly purpose: keyof typeof SENTENCES;
  readonly link: string | null;
  /** The page that explains how to join, if there is no account. */
  readonly joining?: string;
  /** How long the link is valid, in minutes. */
  readonly minutes: number;
  readonly expiresAt?: Date;
  /** The address of the account, if the email goes to another address. */
  readonly about?: string;
  /** The name of the person's coach, if the email mentions it. */
  readonly coach?: string | undefined;
}

/** Returns an email about an account: a notice, or a confirmation link on its own line. */
export function confirmationMail(mail: ConfirmationMail): Message {
  const { to, language, link, minutes, expiresAt, about } = mail;
  const { portal, fromName, bodyOf } = mailSenderOf(mail.portal, language);
  const words = MAIL_PHRASES[language];
  const [subject, text, label, note] = SENTENCES[mail.purpose];
  const fill = (phrase: Words[keyof Words]) => fillPhrase(phrase, language, { portal });
  const hours = minutes / 60;
  const life =
    hours >= 1 && Number.isInteger(hours)
      ? fillPhrase(words.linkLifeHours, language, { count: hours })
      : fillPhrase(words.linkLife, language, { count: minutes });
  const way: MailLine[] = link === null || label === null ? [] : [{ address: link, label: words[label] }, life];
  const joining =
    mail.joining === undefined ? [] : howToJoin(language, { portal, mode: mail.portal.sign_up, page: mail.joining });
  const coach = mail.coach === undefined ? '' : personInMail(mail.coach);
  const coached = coach === '' ? [] : [fillPhrase(words.coachOfAccount, language, { portal, coach })];
  const lines: MailLine[] = [
    greetingOf(language, mail.firstName),
    fill(words[text]),
    ...way,
    ...joining,
    fill(words[note]),
    ...coached,
  ];
  return {
    to,
    language,
    fromName,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(about !== undefined && { about }),
    subject: fill(words[subject]),
    ...bodyOf(lines),
  };
}

/** Returns an email that notifies the owner of what happened to their account. */
export function noticeMail(
  person: Pick<PersonRow, 'email' | 'first_name' | 'language'>,
  portal: OrganisationRow,
  purpose: 'PASSWORD_CHANGED' | 'CALENDAR_LINK' | 'ADDRESS_CHANGED' | 'ADDRESS_NOT_CHANGED' | 'CHANGE_BEGUN',
  coach?: string,
): Message {
  const { email: to, first_name: firstName, language } = person;
  return confirmationMail({ to, firstName, language, portal, purpose, link: null, minutes: 0, coach });
}
