import { portalOfHost } from '@weekbord/domain/organisations/portal-of-host';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** An arbitrary domain, because only the label in front of it matters. */
const DOMAIN = 'portal.invalid';

/**
 * Returns the name under which a portal is stored: null for the portal without a subdomain and for `www`, `app` and
 * previews; undefined if no portal can have that name.
 */
export function portalName(subdomain: string | null | undefined): string | null | undefined {
  const name = (subdomain ?? '').trim().toLowerCase();
  if (name === '') return null;
  return NAME.test(name) ? portalOfHost(`${name}.${DOMAIN}`, DOMAIN) : undefined;
}
