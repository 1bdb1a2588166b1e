import { lookOfMail, lookOfMoneyMail, type MailedOrganisation } from '@weekbord/domain/organisations/mail-look';
import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { pictureAt } from '../../platform/files/picture-names.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { mailBody, type MailLine } from '../../platform/mail/mail-body.ts';
import { isNamedByCoach } from './is-named-by-coach.ts';
import type { OrganisationRow } from './organisations.store.ts';

const PHRASES = { en: english, nl: dutch };

/** The parts of an organisation that determine the sender and the style of its emails. */
type Mailed = Omit<MailedOrganisation, 'isCoachs'> & Pick<OrganisationRow, 'owner_id' | 'subdomain'>;

/** How an organisation's emails are written. */
export interface MailSender {
  /** The organisation's name in an email. */
  readonly portal: string;
  readonly fromName: string;
  /**
   * Returns an email's paragraphs in the organisation's look, ending with the name of the organisation on whose behalf
   * the product writes, and with the sites that the links open.
   */
  readonly bodyOf: (lines: readonly MailLine[]) => ReturnType<typeof mailBody>;
}

/** Returns the sender and the style of an organisation's emails. Emails about money are the product's own. */
export function mailSenderOf(
  organisation: Mailed,
  language: Locale,
  { isAboutMoney = false }: { readonly isAboutMoney?: boolean } = {},
): MailSender {
  const mailed = { ...organisation, isCoachs: isNamedByCoach(organisation) };
  const { portal, sender, isOnBehalf, logo, ...look } = (isAboutMoney ? lookOfMoneyMail : lookOfMail)(mailed);
  const phrases = PHRASES[language];
  const behalf = isOnBehalf ? [fillPhrase(phrases.onBehalf, language, { portal })] : [];
  return {
    portal,
    fromName: sender,
    bodyOf: (lines) => {
      const notes = [...behalf, ...hostsOf(lines).map((host) => fillPhrase(phrases.linksLeadTo, language, { host }))];
      return mailBody(language, lines, {
        ...look,
        name: isOnBehalf ? portal : sender,
        note: notes.length === 0 ? null : notes.join(' '),
        logo: pictureAt(logo) === null ? null : logo,
      });
    },
  };
}

/** Returns the sites that the links of an email open. A link that the installed app opens has no site. */
function hostsOf(lines: readonly MailLine[]): readonly string[] {
  const links = lines.flatMap((line) => (typeof line === 'string' ? [] : [new URL(line.address)]));
  return [...new Set(links.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ host }) => host))];
}
