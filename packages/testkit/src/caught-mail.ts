import type { Config } from '@weekbord/api/platform/config/config';
import type { Jobs } from '@weekbord/api/platform/jobs/jobs';
import { compose } from '@weekbord/api/platform/mail/compose';
import { MAIL_QUEUE } from '@weekbord/api/platform/mail/mail';
import { openMessage, type SealedMessage } from '@weekbord/api/platform/mail/queued-mail';
import PostalMime from 'postal-mime';

/** A mail as its reader's program takes it apart. */
export interface CaughtMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Takes the mails that wait, written out as RFC 5322 and read back. Oldest first. */
export async function takeMails(jobs: Jobs, config: Pick<Config, 'secretKey'>): Promise<CaughtMail[]> {
  const waiting = await jobs.take(MAIL_QUEUE);
  return Promise.all(
    waiting.map(async ({ id, data }) => {
      const mail = await PostalMime.parse(
        await compose(id, openMessage(config, data as SealedMessage), 'Weekbord <hello@weekbord.example>'),
      );
      return {
        from: mail.from?.address ?? '',
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html,
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      };
    }),
  );
}
