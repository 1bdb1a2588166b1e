import type { ArticleName } from '@weekbord/domain/help/articles';

type Keyed<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}_${Keyed<Rest>}` : Name;

/** Returns an article's name as its phrases spell it. */
export function keyOf(name: ArticleName): Keyed<ArticleName> {
  return name.replaceAll('-', '_') as Keyed<ArticleName>;
}
