import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';

/** Returns the path in the app for a link of the site; undefined if the app does not show that page. */
export function pathOfAppLink(link: string, site: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, pathname, search, hash } = new URL(link);
  const first = pathname.split('/', 2)[1] ?? '';
  const isShown = origin === site && (APP_LINK_PARTS as readonly string[]).includes(first);
  return isShown ? pathname + search + hash : undefined;
}

/** Whether a link contains what is read before the router starts, such as a login token. */
export function isReadAtStart(path: string): boolean {
  return /[?&](?:magic_link_token|checkout)=/.test(path);
}
