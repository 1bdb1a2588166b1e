import { browserSeen } from '@weekbord/domain/installing/browser-seen';
import { useEffect, useState } from 'react';
import { appDisplay } from '../app-display.ts';

/** `offered`: one press installs the app; `guided`: the person does it in the menus of the browser. */
type InstallState = 'installed' | 'offered' | 'guided';

/** What the page is read in. */
export function browserHere() {
  const { userAgent, maxTouchPoints } = navigator;
  return browserSeen({ userAgent, referrer: document.referrer, touchPoints: maxTouchPoints });
}

function stateNow(): InstallState {
  if (appDisplay() !== 'browser') return 'installed';
  return window.installOffer ? 'offered' : 'guided';
}

/** How this device can install the app, and the installing where it is one press. */
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
    // An offer can be taken up once.
    delete window.installOffer;
    setState(result?.outcome === 'accepted' ? 'installed' : stateNow());
  };
  return { state, install };
}
