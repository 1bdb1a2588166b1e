import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import type { QueryKey } from '@tanstack/react-query';
import type { SentTo } from '../http/call.ts';

/**
 * Returns the cache key for the responses to a request: the operation's name and what is sent. If nothing is sent, the
 * key is the prefix of all keys of that operation, so that all of them can be refetched at once.
 */
export function keyOf<Name extends EndpointName>(route: Route<Name>, sent?: SentTo<Name>): QueryKey {
  const isBare = Object.keys(sent ?? {}).length === 0;
  return isBare ? [route.name] : [route.name, sent];
}
