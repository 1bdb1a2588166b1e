import { portalOfHost } from '@weekbord/domain/organisations/portal-of-host';
import { isLoopback } from '../../../platform/config/reach.ts';
import type { Context } from '../../../platform/http/context.ts';
import { hostOfPortal } from '../../../platform/web/origin-of.ts';

/** Matches URLs that the installed app opens. */
const APP_ADDRESS = /^weekbord:\/\/[a-z0-9-]*(?:[/?][^\s#]*)?$/i;
/** Matches web URLs. Only plain characters are allowed in the host, so that the server and a browser parse it alike. */
const WEB_ADDRESS =
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$)|^https?:\/\/\[[0-9a-f:]+\](?::\d{1,5})?(?=[/?#]|$)/i;
const UNPRINTABLE = /[^\x21-\x7e]|[\\]/;

/** The target of a link, and its portal. */
export interface Redirect {
  readonly url: URL;
  /** Whether the installed app opens the address. */
  readonly isApp: boolean;
  /** The portal's subdomain; null for the portal without one. */
  readonly portal: string | null;
}

type Asked = Pick<Context, 'config' | 'address'>;

/**
 * Returns the site's URL: the configured one or, if there is none, localhost with the server's own port. The host in a
 * request is ignored, except for its port if the server was started on a random free port.
 */
export function siteOf({ config, address }: Asked): URL {
  return new URL(config.publicUrl ?? `http://localhost:${config.port === 0 ? address.port : config.port}`);
}

/** Returns the site of a portal; our own if the portal is null, or if our host name cannot have subdomains. */
export function siteOfPortal(asked: Asked, subdomain: string | null): URL {
  const site = siteOf(asked);
  site.host = hostOfPortal(subdomain, site.host);
  return site;
}

/**
 * Parses the target URL of an emailed link. Returns null if it is not on our site, one of its portals, or the app. The
 * caller checks that the portal exists.
 */
export function readRedirect(asked: Asked, given: string): Redirect | null {
  if (UNPRINTABLE.test(given)) return null;
  if (APP_ADDRESS.test(given)) return { url: new URL(given), isApp: true, portal: null };
  if (!WEB_ADDRESS.test(given) || !URL.canParse(given)) return null;
  const url = new URL(given);
  const site = siteOf(asked);
  if (url.protocol !== site.protocol || url.port !== site.port) return null;
  const portal = portalOfHost(url.hostname, site.hostname);
  return url.hostname === site.hostname ||
    (asked.config.publicUrl === undefined && isLoopbackAddress(url)) ||
    isPortalOf(url, site)
    ? { url, isApp: false, portal }
    : null;
}

/** Whether the host is a loopback address other than `localhost`. */
function isLoopbackAddress({ hostname }: URL): boolean {
  return isLoopback(hostname) && !/[a-z]/i.test(hostname);
}

/** Whether the host is the site's domain with one label in front of it. */
function isPortalOf(url: URL, site: URL): boolean {
  const domain = site.hostname;
  const name = url.hostname.endsWith(`.${domain}`) ? url.hostname.slice(0, -domain.length - 1) : '';
  return /^[a-z0-9-]+$/.test(name) && !/^[\d.]+$/.test(domain);
}

/**
 * Returns a link to a screen on the site of `redirect` (or our own site, if `redirect` is the app's), with the proof in
 * its query.
 */
export function linkToScreen(
  asked: Asked,
  redirect: URL,
  path: string,
  proof: Readonly<Record<string, string>>,
): string {
  const url = new URL(path, redirect.protocol.startsWith('http') ? redirect.origin : siteOf(asked));
  for (const [name, value] of Object.entries(proof)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the page that explains how to join a portal: on the site of `redirect` if that belongs to the portal. */
export function joiningPage(asked: Asked, redirect: URL, subdomain: string | null): string {
  const isThere = readRedirect(asked, redirect.href)?.portal === subdomain;
  return linkToScreen(asked, isThere ? redirect : siteOfPortal(asked, subdomain), '/signup', {});
}

/** Returns the magic link: the redirect address with the token in its query. */
export function linkTo(redirect: string, token: string): string {
  const url = new URL(redirect);
  url.hash = '';
  url.searchParams.set('magic_link_token', token);
  return url.href;
}
