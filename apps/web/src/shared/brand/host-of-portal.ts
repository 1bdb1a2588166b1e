import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { siteOrigin } from '../http/site.ts';

/** The host of a portal of this site; that of the site itself where its address can have no name in front of it. */
export function hostOfPortal(subdomain: string | null): string {
  const { host, hostname } = new URL(siteOrigin());
  const name = portalOf(hostname);
  const site = name === undefined ? host.replace(/^(?:www|app)\./, '') : host.slice(name.length + 1);
  return subdomain === null || /^[\d.]+$|\[/.test(hostname) ? site : `${subdomain}.${site}`;
}
