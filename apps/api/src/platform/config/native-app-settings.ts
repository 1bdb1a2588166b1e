import { z } from 'zod';

/** The native apps of this site. Undefined where there is no such app. */
export interface NativeApps {
  readonly android: Readonly<{ id: string; certificates: readonly string[] }> | undefined;
  /** Team and bundle, such as `ABCDE12345.com.weekbord.app`. */
  readonly apple: string | undefined;
}

/** The origin of each app's pages on the phone, from which they call the API. */
const ORIGIN = { android: 'https://localhost', apple: 'capacitor://localhost' } as const;

export const nativeAppVariables = {
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i)
    .optional(),
  ANDROID_APP_CERTIFICATES: z
    .string()
    .regex(/^(?:[\dA-F]{2}(?::[\dA-F]{2}){31}(?:,\s*|$))+$/)
    .optional(),
  APPLE_APP_ID: z
    .string()
    .regex(/^[\dA-Z]{10}\.[\w-]+(?:\.[\w-]+)+$/)
    .optional(),
};

export const nativeAppExplanations = {
  ANDROID_APP_ID: 'the id of an app such as com.weekbord.app',
  ANDROID_APP_CERTIFICATES: 'SHA-256 fingerprints such as AB:CD:..., separated by commas',
  APPLE_APP_ID: 'a team and an app such as ABCDE12345.com.weekbord.app',
} as const;

type Settings = Readonly<Partial<Record<keyof typeof nativeAppVariables, string>>>;

export function nativeAppsOf(env: Settings): NativeApps {
  const { ANDROID_APP_ID: id, ANDROID_APP_CERTIFICATES: certificates, APPLE_APP_ID: apple } = env;
  const android =
    id === undefined || certificates === undefined ? undefined : { id, certificates: certificates.split(/,\s*/) };
  return { android, apple };
}

/** Returns the errors in the combination of settings. */
export function nativeAppFaults(given: Settings): string[] {
  const isHalf = (given.ANDROID_APP_ID === undefined) !== (given.ANDROID_APP_CERTIFICATES === undefined);
  return isHalf ? ['ANDROID_APP_ID and ANDROID_APP_CERTIFICATES must be set together'] : [];
}

/** Returns the origins from which the pages of the apps call the API. */
export function originsOfApps({ android, apple }: NativeApps): string[] {
  return [...(android ? [ORIGIN.android] : []), ...(apple === undefined ? [] : [ORIGIN.apple])];
}
