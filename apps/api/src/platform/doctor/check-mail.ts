import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { faultWhereItFails, type Finding, well } from './finding.ts';

/** How long the mail server may take to respond, in milliseconds. */
const PATIENCE_MS = 8000;

/** Checks that the mail server accepts a login. Nothing is sent. */
export async function* checkMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): AsyncGenerator<Finding> {
  if (smtpUrl === undefined) {
    yield well('mail', 'SMTP_URL is not set: emails are shown at /dev/outbox and not sent.');
    return;
  }
  const { hostname, port } = new URL(smtpUrl);
  const server = port === '' ? hostname : `${hostname}:${port}`;
  yield* faultWhereItFails(
    'mail',
    `Correct SMTP_URL, or contact the administrator of ${server}.`,
    async function* connect() {
      const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
      const transport = createTransport({ url: smtpUrl, ...limits });
      try {
        await transport.verify();
        yield well('mail', `${server} accepts mail from ${mailFrom}.`);
      } finally {
        transport.close();
      }
    },
  );
}
