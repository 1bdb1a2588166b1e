import type { ArticleName } from '@weekbord/domain/help/articles';

type Keyed<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}_${Keyed<Rest>}` : Name;

/** Converts an article's name to the snake case of its phrase keys. */
export function keyOf(name: ArticleName): Keyed<ArticleName> {
  return name.replaceAll('-', '_') as Keyed<ArticleName>;
}
