import type { ArticleName } from '@weekbord/domain/help/articles';
import type { Brand } from './brand/brand.ts';

/** The help page that a portal has of its own, which is only ever a web address; null where it has none. */
export function supportAddress(brand: Pick<Brand, 'support_url'> | undefined): string | null {
  const own = brand?.support_url;
  return own && /^https?:\/\//.test(own) ? own : null;
}

/** The address of a help article. */
export function articleAddress(name: ArticleName): string {
  return `/help/${name}`;
}
