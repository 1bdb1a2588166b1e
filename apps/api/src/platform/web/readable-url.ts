const OF_API = /^\/(?:api|dev|uploads|assets)(?:[/?]|$)/i;

/**
 * Returns the URL of a page request with undecodable parts taken literally, so that it is handled like any unknown URL.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || OF_API.test(url)) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
