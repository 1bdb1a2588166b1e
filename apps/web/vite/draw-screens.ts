import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import type { drawScreens as drawIn, DrawnScreens } from '../src/app/first-paint/draw-screens.tsx';

const WEB = join(import.meta.dirname, '..');
const FOLDER = join(WEB, '../../node_modules/.cache/weekbord/first-paint');

/** Builds the app as a single file for Node, and uses it to prerender the first screens. */
export async function drawScreens(
  plugins: readonly PluginOption[],
  define: Readonly<Record<string, string>>,
): Promise<readonly DrawnScreens[]> {
  const conditions = ['browser', 'module', 'import', 'production', 'default'];
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins],
    define: {
      ...define,
      'process.env.NODE_ENV': '"production"',
      self: 'globalThis',
      // Node has no `location`, so the screens are prerendered for the main site.
      'location.hostname': '"localhost"',
    },
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: 'src/app/first-paint/draw-screens.tsx',
      outDir: FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw-screens.mjs' } },
    },
  });
  const file = pathToFileURL(join(FOLDER, 'draw-screens.mjs')).href;
  const built = (await import(`${file}?${Date.now()}`)) as { drawScreens: typeof drawIn };
  return [await built.drawScreens('en'), await built.drawScreens('nl')];
}
