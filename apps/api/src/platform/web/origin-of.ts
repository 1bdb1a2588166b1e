import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { type Addressed, addressOf } from '../http/request-address.ts';

/**
 * The origin of a portal, or of the main site where `portal` is null: as configured, whatever host a request names; the
 * host that was called counts only on a machine of one's own, where nothing is configured.
 */
export function originOf(request: Addressed, portal: string | null, publicUrl: string | undefined): string {
  const { origin, protocol, host } = addressOf(request, publicUrl);
  return publicUrl === undefined ? origin : `${protocol}//${hostOfPortal(portal, host)}`;
}

/**
 * The host of a portal under the product's own, with its port; the product's own where that is an IP address, in front of
 * which no name can be, and of the main site.
 */
export function hostOfPortal(portal: string | null, productHost: string): string {
  const isAddress = isIP(productHost.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0;
  return portal === null || isAddress ? productHost : `${portal}.${productHost}`;
}

/** The site of a portal, or the main site where `portal` is null, as configured; for what no request asks for. */
export function siteOfSubdomain({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, portal: string | null): URL {
  const site = new URL(publicUrl ?? `http://localhost:${port}`);
  site.host = hostOfPortal(portal, site.host);
  return site;
}
