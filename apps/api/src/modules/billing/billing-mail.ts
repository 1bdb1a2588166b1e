import { billingMail as english } from '@weekbord/phrases/en/billing-mail';
import { billingMail as dutch } from '@weekbord/phrases/nl/billing-mail';
import { moneyText } from '@weekbord/phrases/money';
import { fillPhrase, REGION_OF_LANGUAGE } from '@weekbord/phrases/phrases';
import type { Config } from '../../platform/config/config.ts';
import type { Locale } from '../../platform/http/actor.ts';
import type { MailLine } from '../../platform/mail/mail-body.ts';
import type { Mail, Message } from '../../platform/mail/mail.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { greetingOf, organisationOfMail } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';
import { siteOfSubdomain } from '../../platform/web/origin-of.ts';
import type { BilledRow } from './billed.store.ts';
import { dateOfContract, type OwnPrice, ownPriceOf, withdrawUntil, ZONE_OF_CONTRACTS } from './present-billed.ts';

const PHRASES = { en: english, nl: dutch };

/** An event of a subscription that its owner is emailed about. */
export type BillingNews =
  | { readonly kind: 'STARTED' }
  | { readonly kind: 'TRIAL_ENDS' }
  | { readonly kind: 'UNPAID' }
  | { readonly kind: 'ENDS' }
  | { readonly kind: 'WITHDRAWN'; readonly at: Date; readonly returned: number; readonly currency: string };

/** Dependencies for sending. `db` is a transaction opened for the reason `billing`. */
export interface Sending {
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly mail: Mail;
  readonly now: Date;
}

/** Emails the owner of a subscription about an event. Like all emails about money, it has the product's branding. */
export async function mailBillingEvent(sending: Sending, row: BilledRow, news: BillingNews): Promise<void> {
  const { db, config, mail, now } = sending;
  const person = await findPerson(db, row.subscription.person_id);
  if (person === undefined) return;
  const organisation = await organisationOfMail(db, person);
  const page = new URL('/billing', siteOfSubdomain(config, organisation.subdomain)).href;
  await mail.send(db, billingEventMail({ person, organisation, page, row, news, now }));
}

interface Telling {
  readonly person: Pick<PersonRow, 'email' | 'first_name' | 'language'>;
  readonly organisation: OrganisationRow;
  /** The page where the subscription is managed. */
  readonly page: string;
  readonly row: BilledRow;
  readonly news: BillingNews;
  readonly now: Date;
}

/**
 * Returns the email for an event of a subscription.
 * @internal
 */
export function billingEventMail({ person, organisation, page, row, news, now }: Telling): Message {
  const { email: to, first_name: firstName, language } = person;
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language, { isAboutMoney: true });
  const { subject, lines } = CONTENTS[news.kind]({ ...wordsOf(language, row, now), portal, page, row, now, news });
  return { to, language, fromName, subject, ...bodyOf([greetingOf(language, firstName), ...lines]) };
}

interface Content {
  readonly subject: string;
  readonly lines: readonly MailLine[];
}

/** The key of a phrase in these emails. */
type Phrase = keyof typeof english;
type Values = Readonly<Record<string, string>>;

interface Words {
  readonly say: (phrase: Phrase, values?: Values) => string;
  readonly day: (moment: Date | string | null) => string;
  readonly language: Locale;
  /** The name of the subscription, and its price. */
  readonly plan: string;
  readonly price: string;
}

type Making = Words & Pick<Telling, 'page' | 'row' | 'now' | 'news'> & { readonly portal: string };

const CONTENTS: Readonly<Record<BillingNews['kind'], (making: Making) => Content>> = {
  STARTED: (making) => {
    const { say, day, row, plan, price, portal, page } = making;
    const { trial_end: trialEnd, current_period_end: end, status } = row.subscription;
    const [began, date] =
      status === 'trialing' ? (['startedTrial', trialEnd] as const) : (['startedPaid', end] as const);
    return {
      subject: say('startedSubject', { portal }),
      lines: [
        say('startedText', { plan, price }),
        ...(date === null ? [] : [say(began, { date: day(date) })]),
        ...waysOut(making, 'startedWithdraw', { address: page, label: say('seeSubscription') }),
      ],
    };
  },
  TRIAL_ENDS: ({ say, day, row, plan, price, portal, page }) => {
    const date = day(row.subscription.trial_end);
    return {
      subject: say('trialEndsSubject', { portal, date }),
      lines: [
        say('trialEndsText', { plan, date, price }),
        say('trialEndsCard'),
        say('trialEndsCancel'),
        { address: page, label: say('seeSubscription') },
      ],
    };
  },
  UNPAID: ({ say, portal, page }) => ({
    subject: say('unpaidSubject', { portal }),
    lines: [say('unpaidText'), { address: page, label: say('payNow') }, say('unpaidNote')],
  }),
  ENDS: (making) => {
    const { say, day, row, plan, portal, page } = making;
    const date = day(row.subscription.current_period_end);
    return {
      subject: say('endsSubject', { portal, date }),
      lines: [
        say('endsText', { plan, date }),
        ...waysOut(making, 'endsWithdraw', { address: page, label: say('seeSubscription') }),
        say('endsNote'),
      ],
    };
  },
  WITHDRAWN: ({ say, day, row, plan, portal, news, language }) => {
    if (news.kind !== 'WITHDRAWN') throw new Error('A receipt needs the refunded amount.');
    const { at, returned, currency } = news;
    const amount = moneyText(returned, currency, language);
    return {
      subject: say('withdrawnSubject', { portal }),
      lines: [
        say('withdrawnText', { date: day(at), time: timeOf(at, language), plan, made: day(dateOfContract(row)) }),
        returned === 0 ? say('withdrawnNothing') : say('withdrawnMoney', { amount }),
        say('withdrawnReference', { id: row.subscription.id }),
      ],
    };
  },
};

/** Returns the text on how to withdraw, as long as that is possible, otherwise the page of the subscription. */
function waysOut({ say, day, row, now, page }: Making, phrase: Phrase, otherwise: MailLine): readonly MailLine[] {
  const until = withdrawUntil(row, now);
  if (until === null) return [otherwise];
  return [say(phrase, { date: day(until) }), { address: page, label: say('withdraw') }];
}

function wordsOf(language: Locale, row: BilledRow, now: Date): Words {
  const phrases = PHRASES[language];
  const dates = dateFormat(language);
  const say = (phrase: Phrase, values: Values = {}) => fillPhrase(phrases[phrase], language, values);
  const day = (moment: Date | string | null) => (moment === null ? '' : dates.format(new Date(moment)));
  const { plan, code } = row;
  const price = ownPriceOf(row, now);
  return {
    say,
    language,
    day,
    plan: plan === null ? say('aSubscription') : language === 'nl' ? plan.name_nl : plan.name_en,
    price: price === null ? '' : priceText(price, code, { say, day, language }),
  };
}

/** Returns the price as text, with the end and the code of any discount. */
function priceText(
  { amount, currency, interval, vat_percent: vat, discount }: OwnPrice,
  code: string | null,
  { say, day, language }: Pick<Words, 'say' | 'day' | 'language'>,
): string {
  const money = (cents: number) => moneyText(cents, currency, language);
  const perPeriod = (cents: number) =>
    say(interval === 'year' ? 'perYear' : 'perMonth', { amount: money(cents), vat: String(vat) });
  if (discount === null) return perPeriod(amount);
  const [full, paid] = [money(amount), money(discount.amount)];
  const price =
    discount.term === 'ONCE'
      ? say('discountONCE', { price: perPeriod(amount), paid })
      : say(`discount${discount.term}`, { price: perPeriod(discount.amount), full, date: day(discount.until) });
  return code === null ? price : say('withCode', { price, code });
}

function dateFormat(language: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(REGION_OF_LANGUAGE[language], { dateStyle: 'long', timeZone: ZONE_OF_CONTRACTS });
}

function timeOf(moment: Date, language: Locale): string {
  const style = { timeStyle: 'medium', timeZone: ZONE_OF_CONTRACTS } as const;
  return new Intl.DateTimeFormat(REGION_OF_LANGUAGE[language], style).format(moment);
}
