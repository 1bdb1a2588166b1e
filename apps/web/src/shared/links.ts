import type { ArticleName } from '@weekbord/domain/help/articles';
import type { Brand } from './brand/brand.ts';

/** Where help is found until the portal's own address is known. */
const HELP = 'https://help.weekbord.example/';

/** The help pages of a portal; `page` is one of them. Only ever a web address. */
export function helpAddress(brand: Brand | undefined, page = ''): string {
  const base = brand?.support_url;
  const start = base && /^https?:\/\//.test(base) ? base : HELP;
  return page === '' ? start : new URL(page, start.endsWith('/') ? start : `${start}/`).href;
}

/** The address of a help article. */
export function articleAddress(name: ArticleName): string {
  return `/help/${name}`;
}
