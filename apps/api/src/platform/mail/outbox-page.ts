import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { ApiError } from '../http/errors.ts';
import { escapeHtml } from '../web/escape-html.ts';

/** How many emails the page shows. */
const SHOWN_MAX = 50;

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1d2a26; }
article { border: 1px solid #c9d3cf; border-radius: .75rem; padding: .25rem 1.25rem 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: .75rem 0 .25rem; }
p { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Shows the emails in the outbox folder, newest first, to browsers on this machine only. */
export function outboxPage(app: FastifyInstance, folder: string): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(request)) throw new ApiError('not_found');
    const mails = await readOutbox(folder);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`)
      .header('cache-control', 'no-store')
      .send(page(mails));
  });
}

/** Headers that only proxies send. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|cf-.+|true-client-ip)$/;

/**
 * Whether the caller is on this machine, and the request was neither forwarded by a proxy nor sent by a foreign page
 * under another host name.
 */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(?:::ffff:)?127\./.test(address);
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  return isLoopback && !isForwarded && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(request.host);
}

interface Shown {
  readonly name: string;
  readonly subject: string;
  readonly to: string;
  readonly date: string;
  readonly text: string;
}

async function readOutbox(folder: string): Promise<Shown[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN_MAX);
  return Promise.all(
    newest.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const { subject = '', date = '', text = '' } = mail;
      return { name, subject, date, text, to: mail.to?.[0]?.address ?? '' };
    }),
  );
}

function page(mails: readonly Shown[]): string {
  const list = mails.map(
    (mail) => `<article aria-label="${escapeHtml(mail.subject)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.date)}">${escapeHtml(mail.date)}</time></p>
<pre>${withLinks(mail.text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>Mail is not sent but written here, newest first.</p>
${list.length === 0 ? '<p>There is no mail yet.</p>' : list.join('\n')}
</main></body>
</html>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
