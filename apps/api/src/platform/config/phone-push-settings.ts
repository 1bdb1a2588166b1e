import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A Google service account that may send messages to the Android app. */
export interface FcmSettings {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
  /** The URL that issues access tokens. */
  readonly tokenUri: string;
}

/** An Apple key for messages to the iOS app. */
export interface ApnsSettings {
  readonly key: string;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's id. */
  readonly topic: string;
}

/** The push services for the native apps. A service without a key is absent. */
export interface PhonePushSettings {
  readonly fcm: FcmSettings | undefined;
  readonly apns: ApnsSettings | undefined;
}

export const phonePushVariables = {
  FCM_SERVICE_ACCOUNT_FILE: z.string().optional(),
  APNS_KEY_FILE: z.string().optional(),
  APNS_KEY_ID: z
    .string()
    .regex(/^[\dA-Z]{10}$/)
    .optional(),
};

export const phonePushExplanations = {
  APNS_KEY_ID: 'the id of the key in APNS_KEY_FILE, ten letters and digits',
} as const;

type Settings = Readonly<Partial<Record<keyof typeof phonePushVariables | 'APPLE_APP_ID', string>>>;

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https$/ }),
});

/** Returns the errors in the settings and in the files to which they refer. */
export function phonePushFaults(given: Settings): string[] {
  const faults = ['APNS_KEY_FILE', 'APNS_KEY_ID', 'APPLE_APP_ID'] as const;
  const isSet = (name: (typeof faults)[number]) => given[name] !== undefined;
  return [
    ...(isSet('APNS_KEY_FILE') === isSet('APNS_KEY_ID') ? [] : ['APNS_KEY_FILE and APNS_KEY_ID must be set together']),
    ...(isSet('APNS_KEY_FILE') && !isSet('APPLE_APP_ID') ? ['APPLE_APP_ID must be set if APNS_KEY_FILE is set'] : []),
    ...faultOf(() => fcmOf(given), 'FCM_SERVICE_ACCOUNT_FILE must be the path of a service account key file'),
    ...faultOf(() => apnsOf(given), 'APNS_KEY_FILE must be the path of an Apple key file, which ends with .p8'),
  ];
}

export function phonePushOf(given: Settings): PhonePushSettings {
  return { fcm: fcmOf(given), apns: apnsOf(given) };
}

function fcmOf({ FCM_SERVICE_ACCOUNT_FILE: file }: Settings): FcmSettings | undefined {
  if (file === undefined) return undefined;
  const account = serviceAccount.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey, token_uri: tokenUri } = account;
  wantKey(privateKey, 'rsa');
  return { projectId, clientEmail, privateKey, tokenUri };
}

function apnsOf({ APNS_KEY_FILE: file, APNS_KEY_ID: keyId, APPLE_APP_ID: app }: Settings): ApnsSettings | undefined {
  if (file === undefined || keyId === undefined || app === undefined) return undefined;
  const key = readFileSync(file, 'utf8');
  wantKey(key, 'ec');
  const [teamId = ''] = app.split('.', 1);
  return { key, keyId, teamId, topic: app.slice(teamId.length + 1) };
}

function wantKey(pem: string, type: 'rsa' | 'ec'): void {
  const { asymmetricKeyType } = createPrivateKey(pem);
  if (asymmetricKeyType !== type) throw new Error(`unexpected key type: ${asymmetricKeyType}`);
}

function faultOf(read: () => unknown, fault: string): string[] {
  try {
    read();
    return [];
  } catch {
    return [fault];
  }
}
