import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Matches phrases that quote the button labels of many screens from those screens' own phrases. */
const NAMES_OTHERS = /\/packages\/phrases\/src\/(?:en|nl)\/(?:articles|legal)\.ts$/;

/**
 * Inlines the texts of help articles and legal pages at build time. Their sources share the phrases of nearly every
 * screen, and a shared file is fetched in two steps, so each screen would otherwise wait for its own phrases twice.
 */
export function writtenOut(): Plugin {
  return {
    name: 'weekbord-written-out',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!NAMES_OTHERS.test(id)) return undefined;
      const texts = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(texts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
