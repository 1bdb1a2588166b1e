const OF_API = /^\/(?:api|dev|uploads|assets)(?:[/?]|$)/i;

/**
 * The address of a request for people with what cannot be decoded taken as it is written, so that it is answered like
 * any unknown address: with the app's page.
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
