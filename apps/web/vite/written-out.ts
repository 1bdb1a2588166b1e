import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Matches the phrase files that quote button labels from the phrases of many screens. */
const NAMES_OTHERS = /\/packages\/phrases\/src\/(?:en|nl)\/(?:articles|legal)\.ts$/;

/**
 * Inlines the texts of help articles and legal pages at build time. They quote the phrases of nearly every screen.
 * Without this, those phrases would be in shared chunks, which take each screen an extra request to find.
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
