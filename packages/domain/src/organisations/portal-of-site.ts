import { portalOfHost } from './portal-of-host.ts';

/**
 * The organisation's portal that a host name belongs to; undefined for the main site. A host with two labels has no
 * subdomain.
 */
export function portalOf(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const isLocal = labels.at(-1) === 'localhost';
  if (labels.length <= (isLocal ? 1 : 2)) return undefined;
  return portalOfHost(hostname, labels.slice(1).join('.')) ?? undefined;
}
