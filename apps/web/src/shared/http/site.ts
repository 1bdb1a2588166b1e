/**
 * The origin of the site where the page lies in a phone, as in the native app; empty where the site itself served the page, so
 * that it can stand before any path.
 */
export const SERVER =
  'Capacitor' in globalThis ? (document.querySelector<HTMLMetaElement>('meta[name=server]')?.content ?? '') : '';

/** The origin that links to the site begin with. */
export function siteOrigin(): string {
  return SERVER || location.origin;
}

/** The name of the site's host. */
export function siteHostname(): string {
  return SERVER ? new URL(SERVER).hostname : location.hostname;
}

/** How images of the site are asked for: from elsewhere, in the way that it answers to other origins. */
export const imageOrigin = SERVER ? ('anonymous' as const) : undefined;
