/** What the native shell puts into the page (`native-bridge.js` of Capacitor), as far as it is used here. */
interface Bridge {
  getPlatform(): 'android' | 'ios';
  nativePromise(plugin: string, method: string, options?: object): Promise<unknown>;
  nativeCallback(plugin: string, method: string, options: object, callback: (event: unknown) => void): string;
}

function bridge(): Bridge {
  return (globalThis as unknown as { Capacitor: Bridge }).Capacitor;
}

/** Which system the phone has. */
export function platform(): 'android' | 'ios' {
  return bridge().getPlatform();
}

/** The methods of the native side that are called, and what each answers. */
interface Answers {
  'App.getLaunchUrl': { url?: string } | undefined;
  'App.minimizeApp': void;
  'SecureStorage.internalGetItem': { data: string | null };
  'SecureStorage.internalSetItem': void;
  'SecureStorage.internalRemoveItem': { success: boolean };
  'SplashScreen.hide': void;
  'SystemBars.setStyle': void;
}

/** Calls a method of the native side. */
export function callNative<Name extends keyof Answers>(name: Name, options: object = {}): Promise<Answers[Name]> {
  const [plugin = '', method = ''] = name.split('.');
  return bridge().nativePromise(plugin, method, options) as Promise<Answers[Name]>;
}

/** The events of the native side. */
interface Events {
  'App.appUrlOpen': { url: string };
  'App.backButton': { canGoBack: boolean };
}

/** Listens to the native side for as long as the page is there. */
export function listenNative<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void {
  const [plugin = '', eventName = ''] = name.split('.');
  bridge().nativeCallback(plugin, 'addListener', { eventName }, (event) => listener(event as Events[Name]));
}
