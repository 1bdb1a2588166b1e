import { escapeHtml } from '../web/escape-html.ts';

/** A paragraph of a mail: a text, or a link that stands by itself, with what its button says. */
export type MailLine = string | { readonly address: string; readonly label: string };

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5c66;color:#ffffff;text-decoration:none';

/** The paragraphs of a mail as text and as a page; a link is its address in one and a button in the other. */
export function mailBody(language: string, lines: readonly MailLine[]): { text: string; html: string } {
  const texts = lines.map((line) => (typeof line === 'string' ? line : line.address));
  const paragraphs = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.address)}" style="${BUTTON}">${escapeHtml(line.label)}</a></p>`,
  );
  return {
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`,
  };
}
