/** How the app is shown, which decides between a mailed code and a mailed link. */
export type AppDisplay = 'browser' | 'standalone' | 'native';

/** `native` inside the mobile shell, `standalone` where it was installed from the browser. */
export function appDisplay(): AppDisplay {
  if ('Capacitor' in globalThis) return 'native';
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
  return isInstalled ? 'standalone' : 'browser';
}
