import type { VitePWAOptions } from 'vite-plugin-pwa';

const SIXTY_DAYS_S = 60 * 24 * 60 * 60;

/**
 * The service worker that opens the app offline. API responses never pass through it: the query cache stores them, and
 * logging out deletes them.
 */
export const installable: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  // The server generates the manifest, because each portal has its own name, colour and icons.
  manifest: false,
  workbox: {
    // Imported for reminders.
    importScripts: ['/push-worker.js'],
    globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/figtree-latin-wght-*.woff2'],
    globIgnores: ['assets/barcode-worker-*.js'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|dev|uploads|dish-pictures)(\/|$)/],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: /\/dish-pictures\//,
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          // Only our own responses have this header; a captive portal responds with its own page.
          cacheableResponse: { statuses: [200], headers: { 'X-Content-Type-Options': 'nosniff' } },
          expiration: { maxEntries: 600, maxAgeSeconds: SIXTY_DAYS_S },
        },
      },
    ],
  },
};
