import { portalOfHost } from '@weekbord/domain/organisations/portal-of-host';
import { isLoopback } from '../../platform/config/reach.ts';
import type { Context } from '../../platform/http/context.ts';
import { hostOfPortal } from '../../platform/web/origin-of.ts';

/** An address that the installed app opens. */
const APP_ADDRESS = /^weekbord:\/\/[a-z0-9-]*(?:[/?][^\s#]*)?$/i;
/** An authority of plain characters only, so that what is read and what a browser makes of it are the same. */
const WEB_ADDRESS =
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$)|^https?:\/\/\[[0-9a-f:]+\](?::\d{1,5})?(?=[/?#]|$)/i;
const UNPRINTABLE = /[^\x21-\x7e]|[\\]/;

/** Where a link may lead, and which portal that is. */
export interface Redirect {
  readonly url: URL;
  /** Whether the installed app opens it. */
  readonly isApp: boolean;
  /** The portal's subdomain; null for the portal without one. */
  readonly portal: string | null;
}

type Asked = Pick<Context, 'config' | 'address'>;

/**
 * Where the site is: the configured address, else this machine, at the server's own port. What a caller says about where
 * they called counts for nothing. Only a server that was started at any free port must take its number from them.
 */
export function siteOf({ config, address }: Asked): URL {
  return new URL(config.publicUrl ?? `http://localhost:${config.port === 0 ? address.port : config.port}`);
}

/** The site of a portal; our own where that is null, or where our site has no name to put one in front of. */
export function siteOfPortal(asked: Asked, subdomain: string | null): URL {
  const site = siteOf(asked);
  site.host = hostOfPortal(subdomain, site.host);
  return site;
}

/**
 * Reads the address that a mailed link is to lead to; null where it is not on our site, a portal of it, or the app.
 * Whether the portal exists is for the caller to find out.
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

/** Another spelling of this machine than its name. */
function isLoopbackAddress({ hostname }: URL): boolean {
  return isLoopback(hostname) && !/[a-z]/i.test(hostname);
}

/** Whether the host is the site's domain with one name in front of it. */
function isPortalOf(url: URL, site: URL): boolean {
  const domain = site.hostname;
  const name = url.hostname.endsWith(`.${domain}`) ? url.hostname.slice(0, -domain.length - 1) : '';
  return /^[a-z0-9-]+$/.test(name) && !/^[\d.]+$/.test(domain);
}

/** A link to a screen of the site at `redirect`, of our own site where that is the app's; with what it proves in its query. */
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

/** The page that says how one becomes a member of a portal: of the site at `redirect` where that is the portal's. */
export function joiningPage(asked: Asked, redirect: URL, subdomain: string | null): string {
  const isThere = readRedirect(asked, redirect.href)?.portal === subdomain;
  return linkToScreen(asked, isThere ? redirect : siteOfPortal(asked, subdomain), '/signup', {});
}

/** The link that logs in: the address with the token in its query. */
export function linkTo(redirect: string, token: string): string {
  const url = new URL(redirect);
  url.hash = '';
  url.searchParams.set('magic_link_token', token);
  return url.href;
}
