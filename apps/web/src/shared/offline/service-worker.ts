import { appDisplay } from '../app-display.ts';
import { untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Installs the service worker that opens the app offline, and offers a new version once it is ready. The native app
 * needs none.
 */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || appDisplay() === 'native') return;
  // Registered once the page has loaded, because loading the page itself has priority.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, so there is no older version to replace.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

// Loaded on demand, because few visits meet a new version.
async function offer(worker: ServiceWorker): Promise<void> {
  const { offerVersion } = await untilLoaded(() => import('./offer-version.ts'));
  await offerVersion(worker);
}
