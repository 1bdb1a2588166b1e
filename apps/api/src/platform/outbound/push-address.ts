import { isIP } from 'node:net';

/**
 * Names that never resolve on the public internet (RFC 6761, RFC 6762, RFC 8375), or that resolve differently inside a
 * network.
 */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa)\.?$/i;

/**
 * Whether a text is the URL of a possible push service on the public internet: https on the default port, with a fully
 * qualified host name. The IP addresses of that host are checked on connecting.
 */
export function isPushAddress(address: string): boolean {
  // The URL parser would ignore line breaks and tabs.
  if (/[\s\p{Cc}]/u.test(address)) return false;
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return false;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 && host.replace(/\.$/, '').includes('.') && !LOCAL_NAME.test(host);
}
