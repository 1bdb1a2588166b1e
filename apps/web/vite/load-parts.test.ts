import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { loadParts } from './load-parts.ts';

/** Builds the given files, starting with `entry.js`, and returns the text of each chunk by name. */
async function built(files: Readonly<Record<string, string>>, minify: boolean, isPlugged = true) {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id.replace('./', '') in files ? id.replace('./', '/of-test/') : null),
        load: (id) => files[id.replace('/of-test/', '')] ?? null,
      },
      ...(isPlugged ? [loadParts()] : []),
    ],
    build: {
      write: false,
      minify,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry.js',
        preserveEntrySignatures: 'strict',
        external: /^https:/,
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const of = (name: string) => chunks.find((chunk) => chunk.name === name);
  return { text: of('entry')?.code ?? '', file: of('entry')?.fileName, part: of('part')?.fileName.split('/').at(-1) };
}

const FILES = {
  'entry.js': `
    // Once more: import('./part.js')
    export const flag = 'é 🍎';
    export const open = () => import('./part.js');
    export const both = async () => [(await import('./part.js')).a, await open(), import.meta.url];
    export const said = "import('./part.js')" + 'it says "import(\`./part.js\`)"' + \`import("./part.js") \${open}\`;
    export const pattern = /import\\('.\\/part.js'\\)/;
    export const outside = () => import('https://example.com/x.js');
    export const chosen = (name) => import(/* @vite-ignore */ name);
    export const own = { import: (name) => name };
    own.import('./part.js');
  `,
  'part.js': 'export const a = 1; export const b = 2;',
};

const SAID = '`import(\'./part.js\')it says "import(\\`./part.js\\`)"import("./part.js") ${t}`';
const MINIFIED = [
  'var e=`é 🍎`,t=()=>loadPart(`./PART`),n=async()=>[(await loadPart(`./PART`)).a,await t(),import.meta.url],',
  `r=${SAID},i=/import\\('.\\/part.js'\\)/,a=()=>import(\`https://example.com/x.js\`),o=e=>import(e),`,
  's={import:e=>e};s.import(`./part.js`);export{n as both,o as chosen,e as flag,t as open,a as outside,s as own,i as pattern,r as said};',
].join('');

it('turns every import of a chunk, and nothing else, into a call to loadPart', async () => {
  const { text, part } = await built(FILES, true);
  expect(text.trim().replaceAll(String(part), 'PART')).toBe(MINIFIED);
});

it('finds the imports in unminified code, whatever precedes them', async () => {
  const { text, part } = await built(FILES, false);
  expect(text.replaceAll(String(part), 'PART').match(/.*loadPart.*/g)).toEqual([
    'var open = () => loadPart("./PART");',
    '\t(await loadPart("./PART")).a,',
  ]);
  expect(text.match(/\bimport\b/g)).toHaveLength(9);
});

it('gives a file a different name than without the plugin, because browsers cache by name', async () => {
  const [plugged, plain] = [await built(FILES, true), await built(FILES, true, false)];
  expect(plugged.part).not.toBe(plain.part);
  expect(plugged.file).not.toBe(plain.file);
});

it('fails a build if the page could not parse what a chunk imports', async () => {
  const files = {
    ...FILES,
    'entry.js': `export const open = () => [import('./part.js'), import('./other.js')];`,
    'part.js': `import { shared } from './shared.js'; export const a = () => shared + 'import "./nothing.js"';`,
    'other.js': `import { shared } from './shared.js'; export const b = () => shared;`,
    'shared.js': `export const shared = Math.random();`,
  };
  await expect(built(files, true)).rejects.toThrow(/cannot tell what assets\/part-.*\.js imports/);
});
