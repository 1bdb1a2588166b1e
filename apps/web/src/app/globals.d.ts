/** The version of the app, inserted at build time. */
declare const __APP_VERSION__: string;

interface Window {
  /** The last button pressed on the prerendered page, possibly before the script was loaded. */
  pressedEarly?: HTMLElement | null;
  /** The browser's offer to install this app. */
  installOffer?: InstallOffer;
}

/** Missing from the standard DOM types. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The version of the dish painter, with which picture URLs end; inserted at build time. */
declare const __PAINTER__: string;
