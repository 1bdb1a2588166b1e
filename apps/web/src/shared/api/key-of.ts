import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import type { QueryKey } from '@tanstack/react-query';
import type { SentTo } from '../http/call.ts';

/**
 * The key under which the answers of a call are kept: its name and what it is sent. Without what is sent it is the
 * beginning of the keys of all its answers, for asking them again together.
 */
export function keyOf<Name extends EndpointName>(route: Route<Name>, sent?: SentTo<Name>): QueryKey {
  const isBare = Object.keys(sent ?? {}).length === 0;
  return isBare ? [route.name] : [route.name, sent];
}
