import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { siteOrigin } from '../http/site.ts';

/** Returns the host of a portal of this site, or of the site itself if its host name cannot have a subdomain. */
export function hostOfPortal(subdomain: string | null): string {
  const { host, hostname } = new URL(siteOrigin());
  const name = portalOf(hostname);
  const site = name === undefined ? host.replace(/^(?:www|app)\./, '') : host.slice(name.length + 1);
  return subdomain === null || /^[\d.]+$|\[/.test(hostname) ? site : `${subdomain}.${site}`;
}
