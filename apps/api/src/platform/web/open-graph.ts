import { escapeHtml } from './escape-html.ts';

interface Shared {
  readonly name: string;
  /** The URL of the portal's logo. */
  readonly logo: string | null;
  readonly origin: string;
  /** The page, which contains its description and its language. */
  readonly template: string;
}

/** The picture that is shown if there is no logo. */
const PRODUCT_PICTURE = '/icon-512.png';
const LOCALES: Readonly<Record<string, string>> = { en: 'en_GB', nl: 'nl_NL' };

/** Returns the Open Graph tags of a portal: name, description and picture. */
export function openGraph({ name, logo, origin, template }: Shared): string {
  const language = /<html lang="(\w+)"/.exec(template)?.[1] ?? 'en';
  // The build has written the description into the page, as escaped text.
  const description = /<meta name="description" content="([^"]*)"/.exec(template)?.[1] ?? '';
  const picture = URL.canParse(logo ?? '', origin) ? new URL(logo ?? PRODUCT_PICTURE, origin) : null;
  const tags = {
    'og:type': 'website',
    'og:site_name': escapeHtml(name),
    'og:title': escapeHtml(name),
    'og:description': description,
    'og:url': escapeHtml(`${origin}/`),
    'og:image': escapeHtml((picture ?? new URL(PRODUCT_PICTURE, origin)).href),
    'og:image:alt': escapeHtml(name),
    'og:locale': LOCALES[language] ?? language,
  };
  const written = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  return `${written.join('')}<meta name="twitter:card" content="summary">`;
}
