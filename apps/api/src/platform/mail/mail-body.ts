/** A paragraph of a mail: a text, or a link that stands by itself, with what its button says. */
export type MailLine = string | { readonly address: string; readonly label: string };

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5c66;color:#ffffff;text-decoration:none';

/** The paragraphs of a mail as text and as a page; a link is its address in one and a button in the other. */
export function mailBody(language: string, lines: readonly MailLine[]): { text: string; html: string } {
  const texts = lines.map((line) => (typeof line === 'string' ? line : line.address));
  const paragraphs = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escaped(line)}</p>`
      : `<p><a href="${escaped(line.address)}" style="${BUTTON}">${escaped(line.label)}</a></p>`,
  );
  return {
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
