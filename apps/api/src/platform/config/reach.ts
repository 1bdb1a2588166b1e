import type { Config } from './config.ts';

const LOOPBACK = /^(?:localhost|[a-z0-9.-]+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is this machine's loopback, without a lookup (RFC 6761 for the names). */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Whether anyone but this machine's own users can reach the site, by its listening address or its URL. */
export function isPublic({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
}

/** Whether email is shown on a page of the server: only if none is sent, and never on a publicly reachable site. */
export function showsOutbox(config: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl'>): boolean {
  return config.smtpUrl === undefined && !isPublic(config);
}
