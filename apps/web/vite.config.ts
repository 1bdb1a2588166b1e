import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { contentSecurity } from './vite/content-security.ts';
import { painterVersion } from '@weekbord/dishes/picture-key';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS } from './vite/chunks.ts';
import { firstPaint } from './vite/first-paint.ts';
import { installable } from './vite/installable.ts';
import { loadParts } from './vite/load-parts.ts';
import { writtenOut } from './vite/written-out.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const define = {
  __APP_VERSION__: JSON.stringify(project.version),
  // Pictures are painted by the server. Their URLs include the painter's version, so the app must know it.
  __PAINTER__: JSON.stringify(painterVersion()),
};

/** The plugins that build our sources, both for the browser and for prerendering the first screens. */
const appPlugins = () => [
  tanstackRouter({
    target: 'react',
    routesDirectory: 'src/app/routes',
    generatedRouteTree: 'src/app/routeTree.gen.ts',
    autoCodeSplitting: true,
    addExtensions: true,
    semicolons: true,
    quoteStyle: 'single',
    disableLogging: true,
  }),
  react(),
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...appPlugins(),
    tailwindcss(),
    optimizeLocales.vite({ locales: ['en-US', 'nl-NL'] }),
    VitePWA(installable),
    firstPaint({ plugins: appPlugins, define }),
    contentSecurity(),
    loadParts(),
    writtenOut(),
  ],
  define,
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // With preloading, the entry would list every file that any screen needs, which adds two kilobytes to its first
    // load. The page requests the files of its first screen itself, and the service worker has cached the others by the
    // time they are opened.
    modulePreload: false,
    // A single style sheet, so that no chunk waits for its own.
    cssCodeSplit: false,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': api, '/uploads': api, '/dish-pictures': api } },
  preview: { proxy: { '/api': api, '/uploads': api, '/dish-pictures': api } },
});
