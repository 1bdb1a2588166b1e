import { isMeal } from '@weekbord/domain/reminders/due-reminders';
import type { Language } from '@weekbord/domain/vocabulary';
import { reminderMailNotes, reminderWords } from '@weekbord/phrases/reminder-messages';
import type { Config } from '../../platform/config/config.ts';
import { mailBody } from '../../platform/mail/mail-body.ts';
import { organisationInMail, senderOfMail } from '@weekbord/domain/organisations/organisation-name';
import type { Message } from '../../platform/mail/mail.ts';
import { siteOf } from '../auth/auth.public.ts';
import type { Asked } from './reminder-point.ts';
import type { RemindedRow } from './reminders.store.ts';

/** A reminder as it is put into words. Nothing of what a person weighs, eats in figures or notes of a cycle is in it. */
export interface Worded extends Pick<Asked, 'kind' | 'date'> {
  /** What a meal is called; null where it is not to be said. */
  readonly dish: string | null;
  /** The secret of a link that stops all reminders. */
  readonly secret: string;
  readonly language: Language;
}

/** What the worker of a browser gets to show (`push-worker.js` of the web app). */
export function pushContent(worded: Worded): string {
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

/** What names a reminder on a device, which shows only the last of a name: one that comes twice shows once. */
function tagOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  return `${kind}-${date}`;
}

/** The mail of a reminder. */
export function reminderMail(
  worded: Worded,
  { to, portal, site, expiresAt }: Readonly<{ to: string; portal: string; site: URL; expiresAt: Date }>,
): Message {
  const { language } = worded;
  const { title, text, open, stop } = reminderWords(worded.kind, worded.dish, language);
  const at = (path: string) => new URL(path, site).href;
  const notes = reminderMailNotes({ portal: organisationInMail(portal), address: at('/profile/reminders') }, language);
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
    fromName: senderOfMail(portal),
    subject: title,
    expiresAt,
    unsubscribe,
    ...mailBody(language, lines),
  };
}

/** The site of a portal; of the product itself where that is null, or where the site has no name to put one in front of. */
export function siteOfPortal(config: Config, { subdomain }: Pick<RemindedRow, 'subdomain'>): URL {
  const site = siteOf({ config, address: new URL(`http://localhost:${config.port}`) });
  if (subdomain !== null && !/^[\d.]+$|:/.test(site.hostname)) site.hostname = `${subdomain}.${site.hostname}`;
  return site;
}

const stopAddress = (secret: string) => `/api/reminders/stop/${secret}`;

function addressOf({ kind, date }: Pick<Asked, 'kind' | 'date'>): string {
  if (isMeal(kind)) return `/diary/${date}`;
  return kind === 'WEIGH_IN' ? '/progress' : '/groceries';
}
