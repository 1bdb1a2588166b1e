import { escapeXml } from './plist.ts';

/** The inline scripts and styles of the page, as listed by the web app's build. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The origin of the app's pages on iOS, which is listed because `'self'` does not always cover its scheme. */
const APPLE_PAGES = 'capacitor://localhost';

/**
 * Returns the Content-Security-Policy that the server would send as a header: the app's own files, and the server for
 * its data.
 */
function contentPolicy(server: string, inline: InlineHashes): string {
  const own = `'self' ${APPLE_PAGES}`;
  const hashes = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  return [
    `default-src ${own}`,
    `script-src ${own} 'wasm-unsafe-eval'${hashes(inline.scripts)}`,
    `style-src ${own}${hashes(inline.styles)}`,
    `img-src ${own} data: blob: ${server}`,
    `font-src ${own}`,
    `connect-src ${own} ${server}`,
    `media-src ${own} blob:`,
    `worker-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Returns the web app's page as packaged for phones: it names its server, contains the policy that the server would
 * send, and offers no installation.
 */
export function appPage(page: string, server: string, inline: InlineHashes): string {
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(contentPolicy(server, inline))}" />` +
    `<meta name="server" content="${escapeXml(server)}" />`;
  const without = page.replaceAll(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, '');
  const filled = without.replace(/(<meta charset="[^"]*" \/>)/, (found) => found + head);
  if (filled === without)
    throw new Error('The page of the web app does not say its character set where that is looked for');
  return filled;
}

/**
 * Whether a file of the built web app is packaged for phones. Files that only browsers or the server need are left out.
 */
export function isForPhones(file: string): boolean {
  return !/^(?:\.vite\/|pages\/|content-security\.json$|sw\.js|workbox-|push-worker\.js|apple-touch-icon|icon-|favicon)|\.(?:br|gz)$/.test(
    file,
  );
}
