import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { knownTestBrowser } from '../../scripts/chromium.mjs';
import project from './package.json' with { type: 'json' };

const chromium = knownTestBrowser();

/** Component tests in a real browser, with one page for all of them: they test what users see, press and hear. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [react(), tailwindcss()],
  define: { __APP_VERSION__: JSON.stringify(project.version), __PAINTER__: JSON.stringify('00000000') },
  cacheDir: join(import.meta.dirname, '../../node_modules/.cache/weekbord/vitest-browser'),
  optimizeDeps: {
    // Where to find libraries in advance, because a library that is first imported in the middle of a run would reload
    // the page.
    entries: ['{packages/ui,apps/web}/src/**/*.{ts,tsx}'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react', 'axe-core'],
  },
  test: {
    name: 'browser',
    // Without a browser there are no tests here, which npm test reports.
    include: chromium === null ? [] : ['{packages/ui,apps/web}/src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['apps/web/src/browser.test-support.ts'],
    // Long, because other tests share the processors; it only stops a test that hangs.
    testTimeout: 300_000,
    isolate: false,
    // Uses one page for all files.
    fileParallelism: false,
    // Vitest runs projects with different worker limits only as groups, one after another.
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 375, height: 812 },
      provider: playwright({
        launchOptions: {
          executablePath: chromium ?? undefined,
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        },
        contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
