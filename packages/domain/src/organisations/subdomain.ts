import type { Fault } from '../validation/fault.ts';
import { isReservedName } from './organisation-name.ts';
import { portalOfHost } from './portal-of-host.ts';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Any domain will do: only the name in front of it is looked at. */
const DOMAIN = 'portal.invalid';

/** Checks the name in front of the product's domain under which a portal is to be found, as it is stored. */
export function validateSubdomain(name: string): Fault<'not_a_subdomain' | 'name_reserved'> | null {
  if (!NAME.test(name) || portalOfHost(`${name}.${DOMAIN}`, DOMAIN) !== name) return { code: 'not_a_subdomain' };
  return isReservedName(name) ? { code: 'name_reserved' } : null;
}
