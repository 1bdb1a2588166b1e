import { mail as english } from '@weekbord/phrases/en/mail';
import { mail as dutch } from '@weekbord/phrases/nl/mail';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Locale } from '../../platform/http/actor.ts';

export const MAIL_PHRASES = { en: english, nl: dutch };

/** Another person may have signed the address up: mail programs would make links of such a name. */
const LIKE_AN_ADDRESS = /[:/\\@]|\.\S/;

/** How a mail begins. */
export function greetingOf(language: Locale, firstName: string): string {
  const phrases = MAIL_PHRASES[language];
  return firstName === '' || LIKE_AN_ADDRESS.test(firstName)
    ? phrases.greeting
    : fillPhrase(phrases.greetingNamed, language, { name: firstName });
}

/** The lines of a mail as plain text, a link as its address. */
export function textOf(lines: readonly Line[]): string {
  return `${lines.map((line) => (typeof line === 'string' ? line : line.address)).join('\n\n')}\n`;
}

/** A paragraph, or a button that leads somewhere. */
export type Line = string | { readonly address: string; readonly label: string };

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5c66;color:#ffffff;text-decoration:none';

/** The same as a page. */
export function htmlOf(language: Locale, lines: readonly Line[]): string {
  const paragraphs = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escaped(line)}</p>`
      : `<p><a href="${escaped(line.address)}" style="${BUTTON}">${escaped(line.label)}</a></p>`,
  );
  return `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`;
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
