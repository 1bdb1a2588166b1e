/** The parts of the native shell's bridge (`native-bridge.js` of Capacitor) that are used here. */
interface Bridge {
  getPlatform(): 'android' | 'ios';
  isPluginAvailable(plugin: string): boolean;
  nativePromise(plugin: string, method: string, options?: object): Promise<unknown>;
  nativeCallback(plugin: string, method: string, options: object, callback: (event: unknown) => void): string;
}

function bridge(): Bridge {
  return (globalThis as unknown as { Capacitor: Bridge }).Capacitor;
}

export function platform(): 'android' | 'ios' {
  return bridge().getPlatform();
}

/** Whether the app was built with a plugin. */
export function hasPlugin(plugin: string): boolean {
  return bridge().isPluginAvailable(plugin);
}

/** The permission for notifications: 'granted', 'denied', or another value if the person has not been asked. */
interface MessagePermission {
  readonly receive: string;
}

/** The phone's permission for a kind of record; iOS never reports whether reading was allowed. */
type HealthPermission = 'granted' | 'denied' | 'unasked' | 'unknown';

/** The access that the phone's health store grants. */
export interface HealthState {
  /** `update` means that Health Connect has to be installed or updated first. */
  readonly availability: 'available' | 'update' | 'unavailable';
  readonly weight: HealthPermission;
  readonly nutrition: HealthPermission;
}

/** A weight as read by the native side. */
interface NativeWeight {
  readonly id: string;
  readonly kilograms: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The UTC offset where the weight was measured, if known. */
  readonly offsetMinutes: number | null;
  readonly isOwn: boolean;
}

/** The native methods that are called, with their results. */
interface Answers {
  'App.getLaunchUrl': { url?: string } | undefined;
  'App.minimizeApp': void;
  'HealthStore.state': HealthState;
  'HealthStore.ask': HealthState;
  'HealthStore.openSettings': void;
  'HealthStore.readWeights': { weights: readonly NativeWeight[] };
  'HealthStore.writeNutrition': void;
  'HealthStore.removeNutrition': void;
  'PushNotifications.checkPermissions': MessagePermission;
  'PushNotifications.register': void;
  'PushNotifications.requestPermissions': MessagePermission;
  'PushNotifications.unregister': void;
  'SecureStorage.internalGetItem': { data: string | null };
  'SecureStorage.internalSetItem': void;
  'SecureStorage.internalRemoveItem': { success: boolean };
  'SplashScreen.hide': void;
  'SystemBars.setStyle': void;
}

/** Calls a native method. */
export function callNative<Name extends keyof Answers>(name: Name, options: object = {}): Promise<Answers[Name]> {
  const [plugin = '', method = ''] = name.split('.');
  return bridge().nativePromise(plugin, method, options) as Promise<Answers[Name]>;
}

interface Events {
  'App.appUrlOpen': { url: string };
  'App.backButton': { canGoBack: boolean };
  'PushNotifications.pushNotificationActionPerformed': { notification: { data?: Readonly<Record<string, unknown>> } };
  'PushNotifications.registration': { value: string };
  'PushNotifications.registrationError': { error: string };
}

/** Listens to a native event for the lifetime of the page. */
export function listenNative<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void {
  const [plugin = '', eventName = ''] = name.split('.');
  bridge().nativeCallback(plugin, 'addListener', { eventName }, (event) => listener(event as Events[Name]));
}
