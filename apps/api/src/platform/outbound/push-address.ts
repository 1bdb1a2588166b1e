import { isIP } from 'node:net';

/** Names that lead nowhere on the public internet (RFC 6761, RFC 6762, RFC 8375), or anywhere else from inside. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa)\.?$/i;

/**
 * Whether a text is an address at which a push service of the public internet may take messages: https at its own port, a host
 * by its full name. What that name leads to is looked at when it is connected to.
 */
export function isPushAddress(address: string): boolean {
  // The parser of addresses passes over line breaks and tabs.
  if (/[\s\p{Cc}]/u.test(address)) return false;
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return false;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 && host.replace(/\.$/, '').includes('.') && !LOCAL_NAME.test(host);
}
