/** The version of the app, filled in when it is built. */
declare const __APP_VERSION__: string;

interface Window {
  /** The last button pressed on the drawn page, perhaps before the program was loaded. */
  pressedEarly?: HTMLElement | null;
  /** A browser's offer to install this app. */
  installOffer?: InstallOffer;
}

/** Not in the standard library of types. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The version of the painter, which picture addresses end with; filled in at build time. */
declare const __PAINTER__: string;
