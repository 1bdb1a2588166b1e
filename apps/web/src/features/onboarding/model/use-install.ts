import { useEffect, useState } from 'react';
import { appDisplay } from '../../../shared/app-display.ts';

/** What a browser offers that can install this app; not in the standard library of types. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
// The browser offers once, and not when this screen happens to be open.
globalThis.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
});

type InstallState = 'installed' | 'offered' | 'apple' | 'menu';

function stateNow(): InstallState {
  if (appDisplay() !== 'browser') return 'installed';
  if (offer) return 'offered';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'apple' : 'menu';
}

/** How this device can install the app, and the installing where it is one press. */
export function useInstall(): Readonly<{ state: InstallState; install: () => Promise<void> }> {
  const [state, setState] = useState(stateNow);
  useEffect(() => {
    // After the listener above, which keeps the offer.
    const offered = () => setState(stateNow());
    const installed = () => setState('installed');
    globalThis.addEventListener('beforeinstallprompt', offered);
    globalThis.addEventListener('appinstalled', installed);
    return () => {
      globalThis.removeEventListener('beforeinstallprompt', offered);
      globalThis.removeEventListener('appinstalled', installed);
    };
  }, []);
  const install = async () => {
    const result = await offer?.prompt();
    // An offer can be taken up once.
    offer = undefined;
    setState(result?.outcome === 'accepted' ? 'installed' : stateNow());
  };
  return { state, install };
}
