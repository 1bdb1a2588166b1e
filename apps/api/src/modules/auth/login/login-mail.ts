import { CODE_LIFE_MINUTES, LINK_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../../platform/http/actor.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { mailSenderOf, type OrganisationRow } from '../../organisations/organisations.public.ts';
import { greetingOf, MAIL_PHRASES, howToJoin } from './mail-text.ts';

export interface LoginMail {
  readonly to: string;
  readonly firstName: string;
  readonly language: Locale;
  readonly portal: OrganisationRow;
  readonly now: Date;
  /** Null if codes are blocked for the address. */
  readonly code: string | null;
  /** Null if there is no account to log in to, and none may be created. */
  readonly link: string | null;
  /** The page that explains how to join. */
  readonly joining: string;
}

/** Returns the email, with the code in the subject and the link on its own line. */
export function loginMail(mail: LoginMail): Message {
  const { to, language, now } = mail;
  const { portal, fromName, bodyOf } = mailSenderOf(mail.portal, language);
  const phrases = MAIL_PHRASES[language];
  const fill = (phrase: string, values: Record<string, string | number> = {}) =>
    fillPhrase(phrase, language, { portal, ...values });
  const greeting = greetingOf(language, mail.firstName);
  const common = { to, language, fromName, expiresAt: new Date(now.getTime() + LINK_LIFE_MINUTES * 60_000) };
  if (mail.link === null) {
    const way = howToJoin(language, { portal, mode: mail.portal.sign_up, page: mail.joining });
    const lines = [greeting, fill(phrases.noAccountText), ...way, phrases.noAccountNotYou];
    return { ...common, subject: fill(phrases.noAccountSubject), ...bodyOf(lines) };
  }
  const life = fill(phrases.linkLife, { count: LINK_LIFE_MINUTES });
  const code = mail.code;
  const before =
    code === null
      ? [greeting, phrases.linkText]
      : [greeting, fill(phrases.codeText, { code, count: CODE_LIFE_MINUTES }), phrases.codeAndLink];
  const link = { address: mail.link, label: phrases.logIn };
  return {
    ...common,
    subject: code === null ? fill(phrases.linkSubject) : fill(phrases.codeSubject, { code }),
    ...bodyOf([...before, link, life, phrases.notYou]),
  };
}
