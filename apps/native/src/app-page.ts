import { escapeXml } from './plist.ts';

/** The inline scripts and styles of the page, as listed by the web app's build. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Pages of the app on iOS, whose scheme `'self'` does not always cover. */
const APPLE_PAGES = 'capacitor://localhost';

/** What the page may load, as the server's header says it: the app's own files, and the server for what it stores. */
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
 * Returns the web app's page as packaged for phones: it names its server, has the policy that the server would send,
 * and offers no installation.
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

/** Whether a file of the built web app is packaged for phones: not those that only browsers and the server need. */
export function isForPhones(file: string): boolean {
  return !/^(?:\.vite\/|pages\/|content-security\.json$|sw\.js|workbox-|push-worker\.js|apple-touch-icon|icon-|favicon)|\.(?:br|gz)$/.test(
    file,
  );
}
