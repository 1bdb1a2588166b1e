import type { VitePWAOptions } from 'vite-plugin-pwa';

const SIXTY_DAYS_S = 60 * 24 * 60 * 60;

/**
 * The app as it is installed, and the worker that opens it without a network. What the API says never passes the
 * worker: the query cache keeps it, and logging out deletes it.
 */
export const installable: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  includeAssets: ['icon.svg', 'apple-touch-icon.png'],
  manifest: {
    id: '/',
    name: 'Weekbord',
    short_name: 'Weekbord',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    // A page that is shared with the app is a recipe to import; most apps put its address into the text.
    share_target: { action: '/recipes/import', method: 'GET', params: { url: 'url', text: 'text', title: 'title' } },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
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
