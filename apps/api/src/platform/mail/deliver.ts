import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { uploadsOf } from '../files/files.ts';
import { localFolder } from '../files/local-folder.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { compose, envelope } from './compose.ts';
import { readLogo } from './mail-logo.ts';
import { MAIL_QUEUE, type QueuedMessage } from './mail.ts';
import { openMessage, type SealedMessage } from './queued-mail.ts';

type Deliver = (id: string, message: QueuedMessage, logo: Buffer | null) => Promise<void>;

/** Returns the folder where email is written without a mail server. */
export function outboxOf(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Delivers queued email until the jobs stop: by SMTP, or into the outbox folder if no server is configured. */
export async function deliverMail(parts: {
  jobs: Jobs;
  config: Config;
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
}): Promise<void> {
  const { jobs, config, clock, log } = parts;
  const files = localFolder(uploadsOf(config));
  const deliver = config.smtpUrl === undefined ? toOutbox(config) : bySmtp(config.smtpUrl, config.mailFrom);
  /** If its logo cannot be read, an email shows the name instead. */
  const logoOf = async ({ logo }: QueuedMessage) => {
    try {
      return logo === undefined ? null : await readLogo(files, logo);
    } catch (error) {
      log.warn({ err: error }, 'sending an email without its logo');
      return null;
    }
  };
  const mails = parts.metrics?.counter('weekbord_mails_total', 'Tries to send a mail, by how they ended.');
  await jobs.work<SealedMessage | QueuedMessage>(MAIL_QUEUE, async (job) => {
    const message = openMessage(config, job.data);
    const { expiresAt } = message;
    if (expiresAt !== undefined && new Date(expiresAt) <= clock.now()) {
      log.warn({ job_id: job.id }, 'an email was too old to send');
      mails?.add({ result: 'too-old' });
      return;
    }
    try {
      await deliver(job.id, message, await logoOf(message));
      mails?.add({ result: 'sent' });
    } catch (error) {
      mails?.add({ result: 'failed' });
      const failure = withoutAddress(error);
      log.warn({ job_id: job.id, err: failure }, 'an email was not sent');
      // Not with the original error as its cause: the queue stores the error with all its properties.
      throw failure;
    }
  });
}

/** An enhanced status code (RFC 3463), such as `4.7.1`, after the reply code of a mail server. */
const ENHANCED_STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

/**
 * Returns an error with only the codes of a failed delivery. The message and properties of the original contain the
 * recipient's address, and so may the mail server's own words.
 */
function withoutAddress(error: unknown): Error {
  const { code, command, responseCode, response } = error as Partial<
    Record<'code' | 'command' | 'response', unknown> & { responseCode: unknown }
  >;
  const status = typeof response === 'string' ? ENHANCED_STATUS.exec(response)?.[1] : undefined;
  const verb = typeof command === 'string' ? /^[A-Z]+/.exec(command)?.[0] : undefined;
  const parts = [code, verb, responseCode, status].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return new Error(parts.length === 0 ? 'unknown error' : parts.join(' '));
}

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (id, message, logo) => {
    await transport.sendMail(envelope(id, message, { from, logo }));
  };
}

/** Writes an email under a name that sorts by time. A repeated delivery replaces the same file. */
function toOutbox(config: Config): Deliver {
  const folder = outboxOf(config);
  return async (id, message, logo) => {
    await mkdir(folder, { recursive: true });
    const name = `${message.queuedAt.replace(/[:.]/g, '-')}-${id.slice(-12)}.eml`;
    const draft = join(folder, `.${name}.part`);
    await writeFile(draft, await compose(id, message, { from: config.mailFrom, logo }), { mode: 0o600 });
    await rename(draft, join(folder, name));
  };
}
