/** The origin of the server in the native app, to prefix paths with; empty if the server itself sent the page. */
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
