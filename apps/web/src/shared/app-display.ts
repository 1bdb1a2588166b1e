/** How the app is displayed, which determines whether a code or a link is emailed. */
export type AppDisplay = 'browser' | 'standalone' | 'native';

/** Returns `native` inside the native shell, and `standalone` if the app was installed from the browser. */
export function appDisplay(): AppDisplay {
  if ('Capacitor' in globalThis) return 'native';
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isInstalled ? 'standalone' : 'browser';
}
