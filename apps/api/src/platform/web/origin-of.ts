import { hostOfPortal } from '@weekbord/domain/organisations/portal-of-host';
import { type Addressed, addressOf } from '../http/request-address.ts';

/**
 * The origin of a portal, or of the main site where `portal` is null: as configured, whatever host a request names; the
 * host that was called counts only on a machine of one's own, where nothing is configured.
 */
export function originOf(request: Addressed, portal: string | null, publicUrl: string | undefined): string {
  const { origin, protocol, host } = addressOf(request, publicUrl);
  return publicUrl === undefined ? origin : `${protocol}//${hostOfPortal(portal, host)}`;
}
