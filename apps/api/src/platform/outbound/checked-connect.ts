import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { OutboundError } from './outbound-error.ts';

/** Resolves the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** Whether connecting to an address is allowed. */
export type IsAllowed = (address: string) => boolean;

/**
 * Returns a connector that only connects to allowed addresses. The address that is checked is the one that is used, so
 * that a name that resolves differently the second time has no effect. A name with any forbidden address is rejected
 * altogether.
 */
export function checkedConnect(resolve: Resolve, isAllowed: IsAllowed, timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ lookup: checkedLookup(resolve, isAllowed), allowH2: false, timeout: timeoutMs });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // IP addresses are not looked up, so they are checked here.
    if (isIP(host) !== 0 && !isAllowed(host)) {
      callback(new OutboundError('not_allowed'), null);
      return;
    }
    connect(options, callback);
  };
}

/** Returns a look-up of a host's addresses that requires all of them to be allowed. */
export function checkedLookup(resolve: Resolve, isAllowed: IsAllowed): LookupFunction {
  const find = callbackify(async (host: string) => {
    const found = await resolve(host);
    if (found.length === 0) throw new OutboundError('unreachable');
    if (!found.every(({ address }) => isAllowed(address))) throw new OutboundError('not_allowed');
    return found;
  });
  return (host, options, callback) => {
    find(host, (error, found) => {
      if (error !== null) callback(error, '');
      else if (options.all === true) callback(null, [...found]);
      else callback(null, found[0]!.address, found[0]!.family);
    });
  };
}
