import { parseAst, type Plugin } from 'vite';
import { importedNames } from '../src/app/first-paint/part-loader.ts';

/**
 * The name of Vite's plugin that wraps each import to fetch the style sheets of chunks first; our chunks have none
 * (`cssCodeSplit`).
 */
const WRAPPER = 'native:import-analysis-build';
const IMPORT = 'import';
const LOAD = 'loadPart';

/**
 * Makes the built app load its chunks with the page's `loadPart` (see `start-script.ts`) where the source says
 * `import()`, so that a chunk that once failed to load can be loaded when it is requested again.
 */
export function loadParts(): Plugin {
  return {
    name: 'weekbord-load-parts',
    apply: 'build',
    enforce: 'post',
    configResolved({ plugins }) {
      const place = plugins.findIndex(({ name }) => name === WRAPPER);
      if (place < 0) throw new Error(`Vite no longer has the plugin ${WRAPPER}`);
      (plugins as Plugin[]).splice(place, 1);
    },
    // Included in the hash, because a file's name depends on its content before this plugin runs, and browsers cache by
    // name indefinitely.
    augmentChunkHash: () => String(withLoadPart),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const folders = new Set(chunks.map(({ fileName }) => fileName.slice(0, fileName.lastIndexOf('/') + 1)));
        if (folders.size > 1)
          throw new Error(`The parts of the program are in several folders: ${[...folders].join()}`);
        for (const chunk of chunks) {
          chunk.code = withLoadPart(chunk.code);
          const [folder = ''] = folders;
          const read = new Set(importedNames(chunk.code).map((name) => folder + name));
          const isRead = read.size === chunk.imports.length && chunk.imports.every((name) => read.has(name));
          if (!isRead) throw new Error(`The page cannot tell what ${chunk.fileName} imports`);
        }
      },
    },
  };
}

/** Returns the code of a chunk with `loadPart("./other.js")` instead of `import("./other.js")`. */
function withLoadPart(code: string): string {
  const places = /\bimport\s*\(/.test(code) ? importsIn(parseAst(code)) : [];
  return places
    .toSorted((a, b) => b - a)
    .reduce((text, place) => text.slice(0, place) + LOAD + text.slice(place + IMPORT.length), code);
}

/** Returns the positions in a syntax tree that import a file of the app. */
function importsIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(importsIn);
  const { type, start, source } = node as { type?: unknown; start?: unknown; source?: unknown };
  return type === 'ImportExpression' && typeof start === 'number' && isOfProgram(source) ? [start, ...within] : within;
}

/** Whether the specifier of an import is the literal name of a file in the same folder. */
function isOfProgram(source: unknown): boolean {
  const { value, quasis = [] } = source as { value?: unknown; quasis?: { value: { cooked: string } }[] };
  const address = quasis.length === 1 ? quasis[0]?.value.cooked : value;
  return typeof address === 'string' && address.startsWith('./');
}
