import type { Reply } from '../http/server.ts';
import type { Speaking } from './speaking.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2a26;--paper:#fff;--line:#6b7a75;--accent:#0b6b4f;--on-accent:#fff;--warn:#8a1c1c;--stripe:#ffe08a;--on-stripe:#3a2b00}
@media (prefers-color-scheme:dark){:root{--ink:#eef4f1;--paper:#141b19;--line:#8fa19b;--accent:#6fd3b0;--on-accent:#06251b;--warn:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
.till{background:var(--stripe);color:var(--on-stripe);padding:.75rem 1rem;text-align:center}
.till strong{display:block}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
label{display:block;margin:.9rem 0 .25rem;font-weight:600}
input{font:inherit;width:100%;padding:.65rem .75rem;min-height:44px;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit}
input[aria-invalid=true]{border:2px solid var(--warn)}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:0 .75rem;align-items:end}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.65rem 1.1rem;border-radius:.5rem;border:2px solid var(--accent);background:var(--accent);color:var(--on-accent);cursor:pointer;display:inline-block;text-decoration:none;margin-top:1.1rem}
button.plain{background:transparent;color:var(--accent)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.alert{border:2px solid var(--warn);color:var(--warn);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}
dl{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;margin:1rem 0}
dd{margin:0;text-align:right}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem .5rem .5rem 0;border-bottom:1px solid var(--line)}
details{margin-top:2rem}
code{font-size:1em;white-space:nowrap}
`;

/** A piece of safe HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Builds HTML; everything that is not already HTML is escaped as text. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((string, index) => string + written(parts[index])).join(''));
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Returns a complete page, with a notice at the top that no money is taken. */
export function page(speaking: Speaking, title: string, content: Html, status = 200): Reply {
  const { say, language } = speaking;
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${say('banner')}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header class="till"><strong>${say('banner')}</strong> ${say('bannerMore')}</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: body.text,
  };
}

/** Redirects the browser with GET. */
export function goTo(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' } };
}
