/** The version of the app, filled in when it is built. */
declare const __APP_VERSION__: string;

interface Window {
  /** The button of the drawn page that was pressed last, perhaps before the program was there. */
  pressedEarly?: HTMLElement | null;
}

/** The folder of the food illustrations, with slashes at both ends. */
declare const __PICTURES__: string;
