import { escapeHtml } from '../web/escape-html.ts';

/** A paragraph of an email: text, or a separate link with the label of its button. */
export type MailLine = string | { readonly address: string; readonly label: string };

/** The style of an email. Colours are `#rrggbb`. */
export interface MailFace {
  /** The name at the top. */
  readonly name: string;
  readonly title: string;
  readonly button: string;
  readonly onButton: string;
  /** The URL of a picture shown instead of the name. */
  readonly logo: string | null;
  /** Shown at the end of the email. */
  readonly note: string | null;
}

/** The parts of an email. */
interface MailBody {
  readonly text: string;
  readonly html: string;
  readonly logo?: string;
}

/** The id of the logo in an email's HTML. */
export const LOGO_ID = 'logo';
const LOGO_HEIGHT = 40;
const INK = '#1d2a26';
const QUIET_INK = '#5a6662';

/** Returns the paragraphs of an email as text and as HTML. A link is its URL in the text and a button in the HTML. */
export function mailBody(language: string, lines: readonly MailLine[], face: MailFace): MailBody {
  const { name, title, button, onButton, logo, note } = face;
  const texts = lines.map((line) => (typeof line === 'string' ? line : line.address));
  const look = `display:inline-block;padding:12px 24px;border-radius:8px;background:${button};color:${onButton};text-decoration:none`;
  const paragraphs = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.address)}" style="${look}">${escapeHtml(line.label)}</a></p>`,
  );
  const said = escapeHtml(name);
  const mark =
    logo === null
      ? `<p style="font-size:20px;font-weight:bold;color:${title}">${said}</p>`
      : `<p><img src="cid:${LOGO_ID}" alt="${said}" height="${LOGO_HEIGHT}" style="height:${LOGO_HEIGHT}px;max-width:240px"></p>`;
  const end = note === null ? '' : `<p style="font-size:14px;color:${QUIET_INK}">${escapeHtml(note)}</p>`;
  const page = `font:16px/1.5 sans-serif;background:#ffffff;color:${INK}`;
  return {
    text: `${[...texts, ...(note === null ? [] : [note])].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="${page}">${mark}${paragraphs.join('')}${end}</body></html>`,
    ...(logo !== null && { logo }),
  };
}
