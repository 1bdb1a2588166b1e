import { createTransport, type SendMailOptions } from 'nodemailer';
import { LOGO_ID } from './mail-body.ts';
import type { QueuedMessage } from './mail.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The sender data of an email. */
export interface Posted {
  /** The sender. */
  readonly from: string;
  /** The logo shown in the email's HTML, as a PNG; null if it has none. */
  readonly logo: Buffer | null;
}

/** Returns nodemailer's options for a queued email. The id makes a repeated delivery recognisable as the same email. */
export function envelope(id: string, message: QueuedMessage, { from, logo }: Posted): SendMailOptions {
  const [, address = from] = /<([^<>]+)>\s*$/.exec(from) ?? [];
  const host = address.split('@')[1] ?? 'localhost';
  return {
    from: message.fromName === undefined ? from : { name: message.fromName, address },
    to: { name: '', address: message.to },
    ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    attachments:
      logo === null ? [] : [{ filename: 'logo.png', content: logo, cid: LOGO_ID, contentDisposition: 'inline' }],
    date: new Date(message.queuedAt),
    messageId: `<${id}@${host}>`,
    headers: {
      'Content-Language': message.language,
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe === undefined ? {} : unsubscribing(message.unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribing(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Returns the whole email as RFC 5322 text. */
export async function compose(id: string, message: QueuedMessage, posted: Posted): Promise<Buffer> {
  const { message: raw } = await composer.sendMail(envelope(id, message, posted));
  return raw as Buffer;
}
