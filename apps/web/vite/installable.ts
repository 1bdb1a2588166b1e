import type { VitePWAOptions } from 'vite-plugin-pwa';

const SIXTY_DAYS_S = 60 * 24 * 60 * 60;

/**
 * The worker that opens the app without a network. What the API says never passes the
 * worker: the query cache keeps it, and logging out deletes it.
 */
export const installable: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  // The server makes it, since each portal has a name, a colour and icons of its own.
  manifest: false,
  workbox: {
    // Reminders.
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
          // Ours say so: a network that wants to be logged in to answers with a page of its own.
          cacheableResponse: { statuses: [200], headers: { 'X-Content-Type-Options': 'nosniff' } },
          expiration: { maxEntries: 600, maxAgeSeconds: SIXTY_DAYS_S },
        },
      },
    ],
  },
};
