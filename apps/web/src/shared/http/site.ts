/** The origin of the server in the native app, as a prefix for paths; empty if the server itself sent the page. */
export const SERVER =
  'Capacitor' in globalThis ? (document.querySelector<HTMLMetaElement>('meta[name=server]')?.content ?? '') : '';

/** Returns the origin of links to the site. */
export function siteOrigin(): string {
  return SERVER || location.origin;
}

export function siteHostname(): string {
  return SERVER ? new URL(SERVER).hostname : location.hostname;
}

/** The `crossOrigin` attribute for images from the site; undefined if they are from the page's own origin. */
export const imageOrigin = SERVER ? ('anonymous' as const) : undefined;
