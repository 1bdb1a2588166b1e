import { browserSeen } from '@weekbord/domain/installing/browser-seen';
import { useEffect, useState } from 'react';
import { appDisplay } from '../app-display.ts';

/** How the app can be installed. `offered`: with one press. `guided`: by the person, from the browser's menus. */
type InstallState = 'installed' | 'offered' | 'guided';

/** Returns the browser in which the page is open. */
export function browserHere() {
  const { userAgent, maxTouchPoints } = navigator;
  return browserSeen({ userAgent, referrer: document.referrer, touchPoints: maxTouchPoints });
}

function stateNow(): InstallState {
  if (appDisplay() !== 'browser') return 'installed';
  return window.installOffer ? 'offered' : 'guided';
}

/** How this device can install the app, and a function that installs it if one press is enough. */
export function useInstall(): Readonly<{ state: InstallState; install: () => Promise<void> }> {
  const [state, setState] = useState(stateNow);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      window.installOffer = event as InstallOffer;
      setState(stateNow());
    };
    const installed = () => setState('installed');
    globalThis.addEventListener('beforeinstallprompt', offered);
    globalThis.addEventListener('appinstalled', installed);
    return () => {
      globalThis.removeEventListener('beforeinstallprompt', offered);
      globalThis.removeEventListener('appinstalled', installed);
    };
  }, []);
  const install = async () => {
    const result = await window.installOffer?.prompt();
    // Deleted, because an offer can be used only once.
    delete window.installOffer;
    setState(result?.outcome === 'accepted' ? 'installed' : stateNow());
  };
  return { state, install };
}
