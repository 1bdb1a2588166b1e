import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Mail, Message } from '../../platform/mail/mail.ts';
import { siteOfSubdomain } from '../../platform/web/origin-of.ts';
import { findOrganisation, mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';
import type { CheckoutRow } from './checkouts.store.ts';

const PHRASES = { en: english, nl: dutch };

interface Sending {
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly mail: Mail;
}

/** Emails a buyer who has not logged in since the payment with instructions. */
export async function sendPaidMail({ db, config, mail }: Sending, checkout: CheckoutRow): Promise<void> {
  const organisation = await findOrganisation(db, checkout.organisation_id);
  if (organisation !== undefined) await mail.send(db, paidMail(config, checkout, organisation));
}

/**
 * Returns the email to a buyer who has not logged in since the payment.
 * @internal
 */
export function paidMail(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { language, email }: Pick<CheckoutRow, 'language' | 'email'>,
  organisation: OrganisationRow,
): Message {
  const phrases = PHRASES[language];
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language, { isAboutMoney: true });
  const page = new URL('/login', siteOfSubdomain(config, organisation.subdomain));
  page.searchParams.set('checkout', 'checkout');
  const fill = (phrase: string) => fillPhrase(phrase, language, { portal, email });
  return {
    to: email,
    language,
    fromName,
    subject: fill(phrases.paidSubject),
    ...bodyOf([
      fill(phrases.paidText),
      { address: page.href, label: phrases.logIn },
      fill(phrases.paidSameAddress),
      phrases.paidSameBrowser,
      phrases.paidNotYou,
    ]),
  };
}
