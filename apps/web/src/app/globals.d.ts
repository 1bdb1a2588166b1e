/** The version of the app, filled in when it is built. */
declare const __APP_VERSION__: string;
