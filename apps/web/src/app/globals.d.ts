/** The version of the app, filled in when it is built. */
declare const __APP_VERSION__: string;

interface Window {
  /** The button of the drawn page that was pressed last, perhaps before the program was there. */
  pressedEarly?: HTMLElement | null;
  /** What a browser offers that can install this app. */
  installOffer?: InstallOffer;
}

/** Not in the standard library of types. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The version of the painter, which addresses of pictures end with; filled in when it is built. */
declare const __PAINTER__: string;
