import type { Language } from '@weekbord/domain/languages/languages';
import { reminderMailNotes } from '@weekbord/phrases/reminder-messages';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Mail, Message } from '../../platform/mail/mail.ts';
import { hashOf, newToken } from '../../platform/secret/tokens.ts';
import { siteOfPortal } from '../auth/auth.public.ts';
import {
  findOrganisation,
  findPortal,
  mailSenderOf,
  type OrganisationRow,
} from '../organisations/organisations.public.ts';
import { insertStop, type RemindedRow } from './reminders.store.ts';

/** The content of an email that a person turned on. It never mentions health, because others may read email. */
export interface StoppableContent {
  readonly subject: string;
  readonly text: string;
  /** The label of the button, and the path that it opens. */
  readonly open: string;
  readonly path: string;
  readonly kind: 'REMINDER' | 'NOTE';
  /** The label of the link that stops all reminders. */
  readonly stop: string;
}

/** The recipient of an email, the organisation it comes from, the site of its links and when it expires. */
export interface StoppableRecipient {
  readonly to: string;
  readonly language: Language;
  readonly organisation: OrganisationRow;
  readonly site: URL;
  /** The secret in a link that stops all reminders. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Returns an email with a button, the reason why the person gets it, and a link that stops all reminders. */
export function stoppableMail(
  { subject, text, open, path, kind, stop }: StoppableContent,
  { to, language, organisation, site, secret, expiresAt }: StoppableRecipient,
): Message {
  const at = (relative: string) => new URL(relative, site).href;
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language);
  const notes = reminderMailNotes({ kind, portal, address: at('/profile/reminders') }, language);
  const lines = [
    text,
    { address: at(path), label: open },
    notes.why,
    notes.stop,
    { address: at(`/stop-reminders#${secret}`), label: stop },
  ];
  const unsubscribe = at(stopAddress(secret));
  return { to, language, fromName, subject, expiresAt, unsubscribe, ...bodyOf(lines) };
}

/** The path of the call that stops all reminders of the person who got the secret. */
export const stopAddress = (secret: string) => `/api/reminders/stop/${secret}`;

/** The recipient of an email, who is the acting person, and when the email expires. */
interface Sending {
  readonly personId: number;
  readonly account: RemindedRow;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Queues an email with its own link that stops all reminders. */
export async function sendStoppable(
  trx: Kysely<Tables>,
  { mail, config }: Readonly<{ mail: Mail; config: Config }>,
  { personId, account, now, expiresAt }: Sending,
  mailTo: (recipient: StoppableRecipient) => Message,
): Promise<void> {
  const { language, subdomain, email } = account;
  const secret = newToken();
  await insertStop(trx, personId, hashOf(secret), now);
  const organisation = await organisationOf(trx, account);
  const site = siteOfPortal({ config, address: new URL(`http://localhost:${config.port}`) }, subdomain);
  await mail.send(trx, mailTo({ to: email, language, organisation, site, secret, expiresAt }));
}

/** Returns the organisation that a person's email comes from. */
async function organisationOf(trx: Kysely<Tables>, { organisation_id: id }: RemindedRow): Promise<OrganisationRow> {
  const own = id === null ? undefined : await findOrganisation(trx, id);
  const organisation = own ?? (await findPortal(trx, null));
  if (organisation === undefined) throw new Error('there is no main portal (a portal without a subdomain)');
  return organisation;
}
