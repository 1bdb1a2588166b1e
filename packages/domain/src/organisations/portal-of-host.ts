/** Subdomains that are not the portal of an organisation. */
const SHARED_SUBDOMAINS: readonly string[] = ['www', 'app'];
const PREVIEW_BUILD = /(^|-)(preview|pr-?\d+|deploy-preview-\d+)(-|$)/;
const IP_ADDRESS = /^[\d.]+$|:/;

/**
 * The subdomain of a host name under the product's own domain ('weekbord.example'); null if there is none, or if it is
 * www, app, a preview build or a host that is not the product's. Ports are ignored.
 */
export function portalOfHost(host: string, productDomain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (IP_ADDRESS.test(name)) return null;
  const suffix = `.${productDomain.toLowerCase()}`;
  if (!name.endsWith(suffix)) return null;
  const subdomain = name.slice(0, -suffix.length);
  if (subdomain === '' || subdomain.includes('.')) return null;
  return SHARED_SUBDOMAINS.includes(subdomain) || PREVIEW_BUILD.test(subdomain) ? null : subdomain;
}
