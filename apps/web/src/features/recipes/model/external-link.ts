/** The source of a recipe in a form that may be shown. */
export type ExternalLink = Readonly<{ kind: 'instagram' | 'site'; address: string; host: string }>;

/** Returns the link of a recipe; null for anything but a secure web address. */
export function externalLink(link: string | null): ExternalLink | null {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, href } = new URL(link);
  if (protocol !== 'https:') return null;
  const kind = /(^|\.)instagram\.com$/.test(hostname) ? 'instagram' : 'site';
  return { kind, address: href, host: hostname.replace(/^www\./, '') };
}
