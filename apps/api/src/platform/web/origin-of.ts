import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { type Addressed, addressOf } from '../http/request-address.ts';

/**
 * Returns the origin of a portal, or of the main site if `portal` is null: as configured, regardless of the requested
 * host. If no site is configured, the requested host counts, but only on localhost.
 */
export function originOf(request: Addressed, portal: string | null, publicUrl: string | undefined): string {
  const { origin, protocol, host } = addressOf(request, publicUrl);
  return publicUrl === undefined ? origin : `${protocol}//${hostOfPortal(portal, host)}`;
}

/**
 * Returns the host of a portal under the product's own, with its port. Returns the product's own host for the main
 * site, and if that host is an IP address, which cannot have subdomains.
 */
export function hostOfPortal(portal: string | null, productHost: string): string {
  const isAddress = isIP(productHost.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0;
  return portal === null || isAddress ? productHost : `${portal}.${productHost}`;
}

/** Returns the site of a portal, or the main site if `portal` is null, as configured; for use outside requests. */
export function siteOfSubdomain({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, portal: string | null): URL {
  const site = new URL(publicUrl ?? `http://localhost:${port}`);
  site.host = hostOfPortal(portal, site.host);
  return site;
}
