import { isMeal } from '@weekbord/domain/reminders/due-reminders';
import type { Language } from '@weekbord/domain/languages/languages';
import { reminderMailNotes, reminderWords } from '@weekbord/phrases/reminder-messages';
import type { Config } from '../../platform/config/config.ts';
import type { Message } from '../../platform/mail/mail.ts';
import type { PhoneMessage } from '../../platform/outbound/phone-push.ts';
import { siteOfPortal } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';
import type { Asked } from './reminder-point.ts';
import type { RemindedRow } from './reminders.store.ts';

/** The content of a reminder, which includes nothing about a person's weight, nutrients or cycle. */
export interface Worded extends Pick<Asked, 'kind' | 'date'> {
  /** The secret of a link that stops all reminders. */
  readonly secret: string;
  readonly language: Language;
}

/** The name of the meal for a device, if the person asked for that; null if it is not to be shown. */
interface PushWorded extends Worded {
  readonly dish: string | null;
}

/** Returns the message for a browser's service worker to show (`push-worker.js` of the web app). */
export function pushContent(worded: PushWorded): string {
  const { title, text, stop, stopped } = reminderWords(worded.kind, worded.dish, worded.language);
  return JSON.stringify({
    title,
    body: text,
    tag: tagOf(worded),
    address: addressOf(worded),
    language: worded.language,
    stop: { label: stop, done: stopped, address: stopAddress(worded.secret) },
  });
}

/**
 * Returns what a phone shows, and the page it opens. The service that delivers it can read it, unlike that of a
 * browser.
 */
export function phoneContent(worded: Omit<PushWorded, 'secret'>): Omit<PhoneMessage, 'expiresAt'> {
  const { title, text } = reminderWords(worded.kind, worded.dish, worded.language);
  return { title, body: text, tag: tagOf(worded), address: addressOf(worded) };
}

/**
 * Returns the tag of a reminder on a device. A device only shows the last message with a tag, so that one that arrives
 * twice is shown once.
 */
function tagOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  return `${kind}-${date}`;
}

/** The recipient of a reminder's mail, its owner, the site of its links and until when it is useful. */
interface MailedTo {
  readonly to: string;
  readonly organisation: OrganisationRow;
  readonly site: URL;
  readonly expiresAt: Date;
}

/** Returns the mail of a reminder. It never says what is eaten: mail may be read by others, and is kept. */
export function reminderMail(worded: Worded, { to, site, expiresAt, organisation }: Readonly<MailedTo>): Message {
  const { language } = worded;
  const { title, text, open, stop } = reminderWords(worded.kind, null, language);
  const at = (path: string) => new URL(path, site).href;
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language);
  const notes = reminderMailNotes({ portal, address: at('/profile/reminders') }, language);
  const lines = [
    text,
    { address: at(addressOf(worded)), label: open },
    notes.why,
    notes.stop,
    { address: at(`/stop-reminders#${worded.secret}`), label: stop },
  ];
  const unsubscribe = at(stopAddress(worded.secret));
  return {
    to,
    language,
    fromName,
    subject: title,
    expiresAt,
    unsubscribe,
    ...bodyOf(lines),
  };
}

/** Returns the site for a person's reminders: that of their portal. */
export function siteOfPerson(config: Config, { subdomain }: Pick<RemindedRow, 'subdomain'>): URL {
  return siteOfPortal({ config, address: new URL(`http://localhost:${config.port}`) }, subdomain);
}

const stopAddress = (secret: string) => `/api/reminders/stop/${secret}`;

function addressOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  if (isMeal(kind)) return `/diary/${date}`;
  return kind === 'WEIGH_IN' ? '/progress' : '/groceries';
}
