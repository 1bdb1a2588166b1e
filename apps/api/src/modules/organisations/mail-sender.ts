import { lookOfMail, type MailedOrganisation } from '@weekbord/domain/organisations/mail-look';
import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { pictureAt } from '../../platform/files/picture-names.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { mailBody, type MailLine } from '../../platform/mail/mail-body.ts';

const NOTES = { en: english.onBehalf, nl: dutch.onBehalf };

/** The mails of an organisation. */
export interface MailSender {
  /** What a mail calls the organisation. */
  readonly portal: string;
  readonly fromName: string;
  /** Writes the paragraphs of a mail in its look. */
  readonly bodyOf: (lines: readonly MailLine[]) => ReturnType<typeof mailBody>;
}

/** Who writes the mails of an organisation, and how they look. */
export function mailSenderOf(organisation: MailedOrganisation, language: Locale): MailSender {
  const { portal, sender, isOnBehalf, logo, ...look } = lookOfMail(organisation);
  const note = isOnBehalf ? fillPhrase(NOTES[language], language, { portal }) : null;
  return {
    portal,
    fromName: sender,
    bodyOf: (lines) =>
      mailBody(language, lines, { ...look, name: portal, note, logo: pictureAt(logo) === null ? null : logo }),
  };
}
