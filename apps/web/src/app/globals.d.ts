/** The version of the app, filled in when it is built. */
declare const __APP_VERSION__: string;

/** The folder of the food illustrations, with slashes at both ends. */
declare const __PICTURES__: string;
