import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const folder = await mkdtemp(join(tmpdir(), 'weekbord-keys-'));
afterAll(() => rm(folder, { recursive: true }));
const pem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const ec = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
const ACCOUNT = {
  type: 'service_account',
  project_id: 'weekbord-apps',
  client_email: 'push@weekbord-apps.iam.example',
  private_key: rsa,
  token_uri: 'https://oauth2.googleapis.com/token',
};

async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const account = await file('account.json', JSON.stringify(ACCOUNT));
const key = await file('AuthKey_ABC1234567.p8', ec);
const APPLE = { APNS_KEY_FILE: key, APNS_KEY_ID: 'ABC1234567', APPLE_APP_ID: 'ABCDE12345.com.weekbord.app' };

describe('the keys for messages to phones', () => {
  it('are absent by default', () => {
    expect(loadConfig({}).phonePush).toEqual({ fcm: undefined, apns: undefined });
  });

  it('are read from their files', () => {
    expect(loadConfig({ FCM_SERVICE_ACCOUNT_FILE: account, ...APPLE }).phonePush).toEqual({
      fcm: {
        projectId: 'weekbord-apps',
        clientEmail: 'push@weekbord-apps.iam.example',
        privateKey: rsa,
        tokenUri: 'https://oauth2.googleapis.com/token',
      },
      apns: { key: ec, keyId: 'ABC1234567', teamId: 'ABCDE12345', topic: 'com.weekbord.app' },
    });
  });

  it('cause an error that says what is wrong with them', async () => {
    const faultsOf = (given: Record<string, string>) => {
      try {
        return loadConfig(given) && '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const noAccount = 'FCM_SERVICE_ACCOUNT_FILE must be the path of a service account key file';
    expect(faultsOf({ FCM_SERVICE_ACCOUNT_FILE: join(folder, 'none.json') })).toContain(noAccount);
    expect(faultsOf({ FCM_SERVICE_ACCOUNT_FILE: key })).toContain(noAccount);
    const wrong = await file('wrong.json', JSON.stringify({ ...ACCOUNT, private_key: ec }));
    expect(faultsOf({ FCM_SERVICE_ACCOUNT_FILE: wrong })).toContain(noAccount);
    expect(faultsOf({ APNS_KEY_FILE: key })).toContain('APNS_KEY_FILE and APNS_KEY_ID must be set together');
    const { APPLE_APP_ID: _, ...noApp } = APPLE;
    expect(faultsOf(noApp)).toContain('APPLE_APP_ID must be set if APNS_KEY_FILE is set');
    expect(faultsOf({ ...APPLE, APNS_KEY_FILE: account })).toContain('APNS_KEY_FILE must be the path');
    expect(faultsOf({ ...APPLE, APNS_KEY_ID: 'abc' })).toContain('APNS_KEY_ID must be the id of the key');
  });
});
