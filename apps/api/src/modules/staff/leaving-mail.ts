import { fillPhrase, REGION_OF_LANGUAGE } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { greetingOf, MAIL_PHRASES } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';

interface LeavingMail {
  readonly to: string;
  readonly firstName: string;
  readonly language: Locale;
  readonly portal: OrganisationRow;
  /**
   * LEAVES: the organisation leaves but its people stay. LEAVES_WITH_PEOPLE: its people are deleted with it. STAYS: it
   * stays after all.
   */
  readonly news: 'LEAVES' | 'LEAVES_WITH_PEOPLE' | 'STAYS';
  /** When the organisation is deleted. */
  readonly eraseAt: Date;
  /** Where people log in once the organisation is gone, and where they can export their data. */
  readonly home: string;
  readonly data: string;
}

/**
 * Returns the email to a member of a leaving organisation: what happens to their account, by when, and what they can
 * do.
 */
export function leavingMail({ to, firstName, language, news, eraseAt, home, data, ...mail }: LeavingMail): Message {
  const words = MAIL_PHRASES[language];
  const { portal, fromName, bodyOf } = mailSenderOf(mail.portal, language);
  const date = eraseAt.toLocaleDateString(REGION_OF_LANGUAGE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal, date });
  const greeting = greetingOf(language, firstName);
  const takeAlong = [words.leavesData, { address: data, label: words.leavesDownload }];
  const about = {
    LEAVES: [fill(words.leavesText), { address: home, label: words.logIn }, fill(words.leavesKept), ...takeAlong],
    LEAVES_WITH_PEOPLE: [fill(words.leavesWithPeopleText), fill(words.leavesWithPeopleKept), ...takeAlong],
    STAYS: [fill(words.staysText)],
  }[news];
  const subject = fill(news === 'STAYS' ? words.staysSubject : words.leavesSubject);
  return { to, language, fromName, subject, ...bodyOf([greeting, ...about, words.leavesWhy]) };
}
