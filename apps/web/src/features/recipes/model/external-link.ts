/** The source of a recipe in a form that is safe to show. */
export type ExternalLink = Readonly<{ kind: 'instagram' | 'site'; address: string; host: string }>;

/** Returns the link of a recipe; null unless it is an https URL. */
export function externalLink(link: string | null): ExternalLink | null {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, href } = new URL(link);
  if (protocol !== 'https:') return null;
  const kind = /(^|\.)instagram\.com$/.test(hostname) ? 'instagram' : 'site';
  return { kind, address: href, host: hostname.replace(/^www\./, '') };
}
