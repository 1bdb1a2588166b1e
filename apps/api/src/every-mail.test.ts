import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPictureKey } from './platform/files/picture-names.ts';
import { compose } from './platform/mail/compose.ts';
import type { Message } from './platform/mail/mail.ts';
import { invitationMail } from './modules/accounts/invitation-mail.ts';
import { confirmationMail } from './modules/auth/confirmations/confirmation-mail.ts';
import { loginMail } from './modules/auth/login/login-mail.ts';
import { type BillingNews, billingEventMail } from './modules/billing/billing-mail.ts';
import { clientLeftMail, coachingEndedMail } from './modules/clients/relation-mails.ts';
import type { OrganisationRow } from './modules/organisations/organisations.public.ts';
import { noteMail } from './modules/notes/note-mails.ts';
import { reminderMail } from './modules/reminders/reminder-message.ts';
import { contactMail } from './modules/help/contact-mail.ts';
import { leavingMail } from './modules/staff/leaving-mail.ts';
import { letInMail } from './modules/staff/let-in-mail.ts';
import { paidMail } from './modules/subscriptions/paid-mail.ts';
import { SIGN_UP_MODES } from '@weekbord/domain/organisations/sign-up-mode';
import { REMINDER_KINDS } from '@weekbord/domain/reminders/reminder-settings';
import { billingMail as billingEn } from '@weekbord/phrases/en/billing-mail';
import { mail as mailEn } from '@weekbord/phrases/en/mail';
import { reminderMessages } from '@weekbord/phrases/en/reminder-messages';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';

/** Names given to an organisation or a person in order to impersonate another, or to inject text into an email. */
const HOSTILE_NAMES: readonly string[] = [
  'Weekbord',
  'Weekbord Support',
  'W e e k b o r d',
  'Weekb0rd',
  'W33kb0rd Support',
  'Wееkbоrd',
  'Week\u200bbord',
  'We\u0301e\u0308kbord',
  '\uff37\uff45\uff45\uff4b\uff42\uff4f\uff52\uff44',
  '\u{1d416}\u{1d41e}\u{1d41e}\u{1d424}\u{1d41b}\u{1d428}\u{1d42b}\u{1d41d}',
  'Weekbrod',
  '=?utf-8?q?Weekbord?=',
  'Killerbody',
  'killerbody',
  'K i l l e r b o d y',
  'K1llerb0dy Support',
  'Кіllеrbоdу',
  'Killerb\u2060ody',
  'Trajnrnore',
  'Stripe',
  'Str1pe Payments',
  'S t r i p e',
  'PayPal',
  'Customer Support',
  'Klantenservice',
  'Your bank: visit evil.example/pay now',
  'evil.example',
  'evil\uff0eexample',
  'http evil example',
  'www.evil.example',
  'pay@evil.example',
  'mailto:pay@evil.example',
  'Bel 0900 123 456',
  '<img src="https://evil.example/x.png">',
  '"><a href="https://evil.example">log in</a>',
  '</p><script>alert(1)</script>',
  'Kim\r\nBcc: all@home.example',
  'Kim\nX-Evil: 1',
  'Kim" <evil@home.example>',
  '\u202egro.drobkeew',
  'evil \u{1f4b0}',
  `evil${'\u0301'.repeat(40)}`,
  'evil '.repeat(60),
  '{portal} evil',
  '\u200b',
  '',
];

const ROOT = join(import.meta.dirname, '../../..');
const NOW = new Date('2027-03-15T09:00:00Z');
const CONFIG = { publicUrl: 'https://weekbord.example', port: 3000 } as const;
const FROM = 'Weekbord <hello@weekbord.example>';
const LOGO = `/uploads/${newPictureKey()}.webp`;

type Language = 'en' | 'nl';

/** The input of an email: a coach's choices for an organisation, and the names of people. */
interface Given {
  readonly language: Language;
  readonly organisation: OrganisationRow;
  readonly name: string;
}

const SITE = 'https://practice.weekbord.example/';
const LINK = `${SITE}login?magic_link_token=t`;
const HOSTILE_COLOUR = '#8e24aa;background:url(https://evil.example)';

/** Returns an organisation owned by a coach. */
function organisationNamed(name: string, primary_colour = HOSTILE_COLOUR): OrganisationRow {
  return {
    name,
    subdomain: 'practice',
    is_main: false,
    owner_id: 7,
    primary_colour,
    logo: LOGO,
    logo_visible: true,
    sign_up: 'INVITE',
    support_url: 'https://evil.example/',
    custom_notes_message: 'evil',
  } as Partial<OrganisationRow> as OrganisationRow;
}

const personOf = ({ name, language }: Given, email: string) => ({ email, first_name: name, last_name: name, language });

const confirmation =
  (purpose: Parameters<typeof confirmationMail>[0]['purpose'], link: string | null = LINK) =>
  ({ language, organisation: portal, name }: Given) =>
    confirmationMail({
      to: 'kim@home.example',
      firstName: name,
      language,
      portal,
      purpose,
      link,
      joining: `${SITE}signup`,
      minutes: 60,
      coach: name,
    });

const reminder =
  (kind: (typeof REMINDER_KINDS)[number]) =>
  ({ language, organisation }: Given) =>
    reminderMail({ kind, date: '2027-03-15' }, stoppable(language, organisation));

const note =
  (recipient: 'CLIENT' | 'COACH') =>
  ({ language, organisation }: Given) =>
    noteMail(recipient, '/profile/notes', stoppable(language, organisation));

const stoppable = (language: Given['language'], organisation: OrganisationRow) => ({
  to: 'kim@home.example',
  language,
  organisation,
  site: new URL(SITE),
  secret: 'secret',
  expiresAt: NOW,
});

const login =
  (mail: Partial<Parameters<typeof loginMail>[0]>) =>
  ({ language, organisation: portal, name }: Given) =>
    loginMail({
      to: 'kim@home.example',
      firstName: name,
      language,
      portal,
      now: NOW,
      code: null,
      link: LINK,
      joining: `${SITE}signup`,
      ...mail,
    });

const PLAN = {
  name_en: 'Coach plan',
  name_nl: 'Coachplan',
  amount: 4900,
  currency: 'eur',
  vat_percent: 21,
  interval: 'month',
} as const;
const SUBSCRIPTION = {
  id: 'sub_1',
  status: 'trialing',
  started_at: NOW,
  trial_end: new Date(NOW.getTime() + 14 * DAY_MS),
  current_period_end: new Date(NOW.getTime() + 30 * DAY_MS),
  withdrawn_at: null,
  amount: 4900,
  currency: 'eur',
  interval: 'month',
  vat_percent: 21,
  discounted_amount: null,
  discount_term: null,
  discounted_until: null,
} as const;

const news =
  (of: BillingNews, status: 'trialing' | 'active' = 'trialing') =>
  (given: Given) => {
    const row = { subscription: { ...SUBSCRIPTION, status }, plan: PLAN, code: 'SPRING' };
    const person = personOf(given, 'kim@home.example');
    const { organisation } = given;
    return billingEventMail({ person, organisation, page: `${SITE}billing`, row: row as never, news: of, now: NOW });
  };

const ended = (by: 'CLIENT' | 'COACH' | 'STAFF') => (given: Given) =>
  coachingEndedMail({
    client: personOf(given, 'kim@home.example'),
    coach: personOf(given, 'coach@home.example'),
    organisation: given.organisation,
    by,
  });

/** Every email that names an organisation. */
const MAILS: Readonly<Record<string, (given: Given) => Message>> = {
  'log-in code': login({ code: '1234' }),
  'log-in link': login({}),
  ...Object.fromEntries(
    SIGN_UP_MODES.map((sign_up) => [
      `no account, ${sign_up}`,
      (given: Given) => login({ link: null, portal: { ...given.organisation, sign_up } })(given),
    ]),
  ),
  activation: confirmation('ACTIVATION'),
  'new password': confirmation('RESET_PASSWORD'),
  'new address': confirmation('RESET_EMAIL'),
  'old address': confirmation('OLD_ADDRESS'),
  'change begun': confirmation('CHANGE_BEGUN', null),
  'address to confirm': confirmation('NEW_ADDRESS'),
  'address in use': confirmation('ADDRESS_IN_USE', null),
  'no account to confirm': confirmation('NO_ACCOUNT', null),
  'nothing to confirm': confirmation('NOTHING_TO_CONFIRM', null),
  'password changed': confirmation('PASSWORD_CHANGED', null),
  'calendar link': confirmation('CALENDAR_LINK', null),
  'address changed': confirmation('ADDRESS_CHANGED', null),
  'address not changed': confirmation('ADDRESS_NOT_CHANGED', null),
  invitation: ({ language, organisation: portal, name }) =>
    invitationMail({ to: 'kim@home.example', firstName: name, language, coach: `${name} ${name}`, portal, link: SITE }),
  'let in': ({ language, organisation: portal, name: firstName }) =>
    letInMail({ to: 'kim@home.example', firstName, language, portal, link: SITE }),
  ...Object.fromEntries(
    (['LEAVES', 'LEAVES_WITH_PEOPLE', 'STAYS'] as const).map((of) => [
      `organisation ${of}`,
      ({ language, organisation: portal, name: firstName }: Given) =>
        leavingMail({
          to: 'kim@home.example',
          firstName,
          language,
          portal,
          news: of,
          eraseAt: NOW,
          home: SITE,
          data: `${SITE}profile/data`,
        }),
    ]),
  ),
  'coaching ended by the client': ended('CLIENT'),
  'coaching ended by the coach': ended('COACH'),
  'coaching ended by staff': ended('STAFF'),
  'client left': (given) =>
    clientLeftMail({
      client: personOf(given, 'client@home.example'),
      coach: personOf(given, 'kim@home.example'),
      organisation: given.organisation,
    }),
  'question to support': ({ language, organisation }) =>
    contactMail({
      to: 'kim@home.example',
      from: 'client@home.example',
      message: 'Where is my list?\nI cannot find it.',
      hasAccount: true,
      language,
      organisation,
    }),
  ...Object.fromEntries(REMINDER_KINDS.map((kind) => [`reminder, ${kind}`, reminder(kind)])),
  'note of a coach': note('CLIENT'),
  'note of a client': note('COACH'),
};

const MONEY_MAILS: typeof MAILS = {
  paid: ({ language, organisation }) => paidMail(CONFIG, { language, email: 'kim@home.example' }, organisation),
  'trial begun': news({ kind: 'STARTED' }),
  'subscription begun': news({ kind: 'STARTED' }, 'active'),
  'trial ends': news({ kind: 'TRIAL_ENDS' }),
  unpaid: news({ kind: 'UNPAID' }, 'active'),
  'subscription ends': news({ kind: 'ENDS' }, 'active'),
  withdrawn: news({ kind: 'WITHDRAWN', at: NOW, returned: 4900, currency: 'eur' }, 'active'),
};

const ALL = { ...MAILS, ...MONEY_MAILS };

/** Returns an email as the reader's email client parses it. */
async function read(message: Message) {
  const { expiresAt, about: _about, ...rest } = message;
  const queued = { ...rest, queuedAt: NOW.toISOString(), ...(expiresAt && { expiresAt: expiresAt.toISOString() }) };
  const mail = await PostalMime.parse(await compose('id', queued, { from: FROM, logo: null }));
  const page = load(mail.html ?? '');
  return {
    sender: mail.headers.find(({ key }) => key === 'from')?.value ?? '',
    headers: mail.headers.map(({ key }) => key).toSorted(),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    logo: message.logo,
    shown: page('body > *')
      .toArray()
      .map((each) => page(each).text())
      .join('\n'),
    elements: page('*')
      .toArray()
      .map((each) => ('attribs' in each ? [each.name, ...Object.keys(each.attribs)].join(' ') : '')),
    links: page('a')
      .toArray()
      .map((each) => page(each).attr('href') ?? ''),
    styles: page('[style]')
      .toArray()
      .map((each) => page(each).attr('style') ?? ''),
  };
}

const each = Object.entries(ALL);
const LANGUAGES = ['en', 'nl'] as const;
const plain = { organisation: organisationNamed('', '#0b5c66'), name: '' };

/** Text that no email may contain, in any of its parts. */
const FORBIDDEN = /evil|bank:|alert\(|drobkeew|\bBcc|stripe|str1pe|paypal|0900/i;
/** The names of other people's portals. */
const OF_PORTALS = /killer|trajn/i;
/** Text that email clients turn into links. */
const LINKIFIED = /(?:https?:\/\/|www\.|mailto:|\b[\w.+-]+@)\S+|\b[\w-]+\.(?:example|com|org|net|nl)\b\S*/gi;
const OURS = /^(?:https:\/\/)?(?:practice\.)?weekbord\.example\b/;
const ADDRESSES = /^(?:kim|coach|client)@home\.example/;

describe('every email', () => {
  it.each(each)('%s shows only the product’s own words if an organisation or a person is hostile', async (_, make) => {
    for (const language of LANGUAGES) {
      const usual = await read(make({ ...plain, language }));
      for (const name of HOSTILE_NAMES) {
        const mail = await read(make({ language, organisation: organisationNamed(name), name }));
        const said = `${mail.sender}\n${mail.subject}\n${mail.text}\n${mail.shown}`;
        for (const words of [FORBIDDEN, OF_PORTALS]) expect([name, words.exec(said)?.[0]]).toEqual([name, undefined]);
        expect([name, mail.sender]).toEqual([name, FROM]);
        expect([name, mail.headers]).toEqual([name, usual.headers]);
        expect([name, mail.elements]).toEqual([name, usual.elements]);
        expect([name, mail.logo]).toEqual([name, undefined]);
        for (const [link] of said.matchAll(LINKIFIED))
          expect([name, link, OURS.test(link) || ADDRESSES.test(link) || FROM.includes(link)]).toEqual([
            name,
            link,
            true,
          ]);
        for (const style of mail.styles)
          for (const [, colour] of style.matchAll(/(?:color|background):([^;]*)/g))
            expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  it.each(each)('%s names its sender, and the host of its links in its text part', async (_, make) => {
    for (const language of LANGUAGES) {
      const mail = await read(make({ language, organisation: organisationNamed('Practice Vos'), name: 'Eva' }));
      expect(mail.sender).toMatch(/^(?:Practice Vos via )?Weekbord <hello@weekbord\.example>$/);
      if (mail.sender.startsWith('Practice Vos')) {
        const behalf =
          language === 'nl' ? 'Weekbord verstuurt deze mail voor' : 'Weekbord sent this email on behalf of';
        for (const part of [mail.text, mail.shown]) expect(part).toContain(`${behalf} Practice Vos.`);
      }
      for (const link of mail.links) {
        expect(mail.text).toContain(link);
        for (const part of [mail.text, mail.shown]) expect(part).toContain(`${new URL(link).host}.`);
      }
    }
  });

  it.each(Object.entries(MONEY_MAILS))('%s is sent by the product itself, since it is about money', async (_, make) => {
    const coloured = organisationNamed('Practice Vos', '#8e24aa');
    for (const language of LANGUAGES) {
      const message = make({ language, organisation: coloured, name: 'Eva' });
      const mail = await read(message);
      expect([mail.sender, message.logo]).toEqual([FROM, undefined]);
      expect(mail.styles.join()).not.toContain('8e24aa');
      expect(mail.text).not.toMatch(/sent this email on behalf of|verstuurt deze mail voor/);
    }
  });

  it.each(Object.entries(MONEY_MAILS))('%s says nothing about anyone’s health', async (_, make) => {
    const organisation = organisationNamed('Practice Vos');
    for (const language of LANGUAGES) {
      const { subject, text } = await read(make({ language, organisation, name: 'Eva' }));
      expect(`${subject} ${text}`).not.toMatch(
        /\bkg\b|kcal|calor|\bweight|gewicht|\bcycle|cyclus|menopau|allerg|intoleran|\bdiet\b|dieet|diagnos|\bbody\b|lichaam/i,
      );
    }
  });
});

describe('the list of emails', () => {
  const words = (phrase: string) =>
    new RegExp(`^${phrase.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`);

  it('covers every email subject in the phrases', async () => {
    const made = await Promise.all(
      Object.values(ALL).map((make) =>
        read(make({ language: 'en', organisation: organisationNamed('Practice Vos'), name: 'Eva' })),
      ),
    );
    const subjects = Object.entries({ ...mailEn, ...billingEn }).flatMap(([key, phrase]) =>
      key.endsWith('Subject') && typeof phrase === 'string' ? [phrase] : [],
    );
    expect(subjects.length).toBeGreaterThan(20);
    const all = [
      ...subjects,
      ...REMINDER_KINDS.map((kind) => reminderMessages[kind]),
      reminderMessages.noteOfCoach,
      reminderMessages.noteOfClient,
    ];
    const isMade = (phrase: string) => made.some(({ subject }) => words(phrase).test(subject));
    expect(all.filter((phrase) => !isMade(phrase))).toEqual([]);
  });

  it('covers every file that writes an email', () => {
    const writers = globSync('apps/api/src/modules/**/*.ts', { cwd: ROOT })
      .filter(
        (file) =>
          !file.includes('test') &&
          /\bmailSenderOf\(|\bmailBody\(|\bstoppableMail\(/.test(readFileSync(join(ROOT, file), 'utf8')),
      )
      .map((file) => file.replace('apps/api/src/modules/', ''));
    expect(writers.toSorted()).toEqual([
      'accounts/invitation-mail.ts',
      'auth/confirmations/confirmation-mail.ts',
      'auth/login/login-mail.ts',
      'billing/billing-mail.ts',
      'clients/relation-mails.ts',
      'help/contact-mail.ts',
      'notes/note-mails.ts',
      'organisations/mail-sender.ts',
      'reminders/reminder-message.ts',
      'reminders/stoppable-mail.ts',
      'staff/leaving-mail.ts',
      'staff/let-in-mail.ts',
      'subscriptions/paid-mail.ts',
    ]);
  });

  it('covers every file that sends an email', () => {
    const senders = globSync('apps/api/src/{modules/**/,}*.ts', { cwd: ROOT })
      .filter((file) => !file.includes('test') && /\bmail\s*\.send\(/.test(readFileSync(join(ROOT, file), 'utf8')))
      .map((file) => file.replace('apps/api/src/modules/', ''));
    expect(senders.toSorted()).toEqual([
      'accounts/invite-client.ts',
      'auth/confirmations/ask-confirmation.ts',
      'auth/confirmations/email-changes.ts',
      'auth/login/ask-login.ts',
      'auth/passwords/passwords.ts',
      'billing/billing-mail.ts',
      'clients/end-relation.ts',
      'diary/calendar-link/calendar-links.ts',
      'help/contact-support.ts',
      'reminders/stoppable-mail.ts',
      'staff/acts.ts',
      'subscriptions/paid-mail.ts',
    ]);
  });
});
