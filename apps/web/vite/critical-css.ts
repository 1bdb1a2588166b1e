import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

const THEME = join(import.meta.dirname, '../../../packages/ui/src/theme.css');
const DARK_VARIANT = /@custom-variant dark [^;]+;/;
const DARK_VALUES = /\[data-theme='dark'\] \{([^}]*)\}/;

/**
 * A variant with which, until a script chooses light or dark, the page follows the system, even over the app's own
 * style sheet.
 */
const DARK_VARIANT_OF_PAGE = `@custom-variant dark {
  &:where([data-theme='dark'], [data-theme='dark'] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:is(html:not([data-theme]) *) { @slot; }
  }
}`;

/** Returns only the styles that the prerendered pages use, minified, preceded by the `@font-face` rules. */
export async function criticalCss(pages: readonly string[], fontFaces: string): Promise<string> {
  const theme = await readFile(THEME, 'utf8');
  if (!DARK_VARIANT.test(theme) || !DARK_VALUES.test(theme))
    throw new Error('theme.css no longer has the dark theme rules in the expected form');
  const source = theme
    .replace(DARK_VARIANT, () => DARK_VARIANT_OF_PAGE)
    .replace(
      DARK_VALUES,
      (block, values: string) =>
        `${block}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${values}} }`,
    );
  const compiler = await compile(source, { base: dirname(THEME), onDependency: () => undefined });
  return fontFaces + optimize(compiler.build([...new Set(pages.flatMap(classesOf))]), { minify: true }).code;
}

function classesOf(page: string): readonly string[] {
  const lists = [...page.matchAll(/\bclass="([^"]*)"/g)].map(([, list]) => list ?? '');
  return lists.flatMap((list) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  );
}
