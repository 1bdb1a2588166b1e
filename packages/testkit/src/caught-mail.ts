import type { Config } from '@weekbord/api/platform/config/config';
import type { Files } from '@weekbord/api/platform/files/files';
import type { Jobs } from '@weekbord/api/platform/jobs/jobs';
import { compose } from '@weekbord/api/platform/mail/compose';
import { readLogo } from '@weekbord/api/platform/mail/mail-logo';
import { MAIL_QUEUE } from '@weekbord/api/platform/mail/mail';
import { openMessage, type SealedMessage } from '@weekbord/api/platform/mail/queued-mail';
import PostalMime from 'postal-mime';

/** An email as parsed by an email program. */
export interface CaughtMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** The images in the email's HTML. */
  readonly pictures: readonly { readonly id: string | null; readonly type: string; readonly content: Buffer }[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Takes the queued emails, rendered as RFC 5322 and parsed; oldest first. */
export async function takeMails(
  jobs: Jobs,
  config: Pick<Config, 'secretKey'>,
  files: Pick<Files, 'read'>,
): Promise<CaughtMail[]> {
  const waiting = await jobs.take(MAIL_QUEUE);
  return Promise.all(
    waiting.map(async ({ id, data }) => {
      const message = openMessage(config, data as SealedMessage);
      const logo = message.logo === undefined ? null : await readLogo(files, message.logo);
      const posted = { from: 'Weekbord <hello@weekbord.example>', logo };
      const mail = await PostalMime.parse(await compose(id, message, posted));
      return {
        from: mail.from?.address ?? '',
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html,
        pictures: mail.attachments.map(({ contentId, mimeType, content }) => ({
          id: contentId ?? null,
          type: mimeType,
          content: Buffer.from(content as ArrayBuffer),
        })),
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      };
    }),
  );
}
