import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Phrases that name buttons of many screens by the phrases of those screens. */
const NAMES_OTHERS = /\/packages\/phrases\/src\/(?:en|nl)\/(?:articles|legal)\.ts$/;

/**
 * Writes the texts of help articles and legal pages out in the built program. As they are written they share the phrases of nearly every
 * screen, and a file that is shared is fetched in two steps: each screen would wait for its own phrases twice.
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
