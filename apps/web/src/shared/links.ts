import type { ArticleName } from '@weekbord/domain/help/articles';
import type { Brand } from './brand/brand.ts';

/** Returns the portal's own help page, which must be a web URL; null if it has none. */
export function supportAddress(brand: Pick<Brand, 'support_url'> | undefined): string | null {
  const own = brand?.support_url;
  return own && /^https?:\/\//.test(own) ? own : null;
}

/** Returns the URL of a help article. */
export function articleAddress(name: ArticleName): string {
  return `/help/${name}`;
}
