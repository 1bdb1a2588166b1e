import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIL_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** An email that the server wrote to its outbox. */
export interface OutboxMail {
  to: string;
  code: string | null;
  link: string | null;
  /** The confirmation link in the email. */
  proof: string | null;
  /** The link that says how to become a member. */
  joining: string | null;
  /** The complete content, both as text and as HTML. */
  text: string;
}

function unfoldQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function readMail(source: string): OutboxMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const text = unfoldQuotedPrintable(rest.join('\n\n'));
  return {
    to: (/^To: (.*)$/m.exec(head)?.[1] ?? '').trim(),
    code: /^Subject: .*?\b(\d{4})\b/m.exec(head)?.[1] ?? null,
    link: /^https?:\/\/\S*magic_link_token=\S+$/m.exec(text)?.[0] ?? null,
    text: Buffer.from(text, 'latin1').toString('utf8'),
    joining: /^https?:\/\/\S*\/signup$/m.exec(text)?.[0] ?? null,
    proof: /^https?:\/\/\S*[?&]token=\S+$/m.exec(text)?.[0] ?? null,
  };
}

/** Returns every email to an address so far, oldest first. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  const folder = join(process.env['WEEKBORD_E2E_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter((mail) => mail.to === address);
}

/** Waits for the email to an address that follows the first `after` emails, and returns it. */
export async function nextMail(address: string, after = 0): Promise<OutboxMail> {
  for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until;) {
    const mail = (await mailsTo(address))[after];
    if (mail !== undefined) return mail;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`no mail number ${after + 1} to ${address}`);
}

let counter = 0;

/** Returns an address that no other test uses. */
export function freshAddress(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${counter}-${Date.now().toString(36)}@example.org`;
}
