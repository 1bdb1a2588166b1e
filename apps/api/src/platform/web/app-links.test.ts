import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';

const CERTIFICATE = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
const SETTINGS = {
  ANDROID_APP_ID: 'com.weekbord.app',
  ANDROID_APP_CERTIFICATES: `${CERTIFICATE}, ${CERTIFICATE}`,
  APPLE_APP_ID: 'ABCDE12345.com.weekbord.app',
};
const startWith = async (settings: Readonly<Record<string, string>>) => {
  const { nativeApps, corsOrigins } = loadConfig(settings);
  return startServing({
    database: await openTestDatabase(),
    config: { nativeApps, corsOrigins },
    product: { routes: [], authenticate: async () => null },
  });
};
const PLACES = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'] as const;

describe('a site with native apps', async () => {
  const app = await startWith(SETTINGS);

  it('lists the app and the certificates that open its links, for Android', async () => {
    const { status, headers, text } = await app.send('GET', PLACES[0], {});
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.weekbord.app',
          sha256_cert_fingerprints: [CERTIFICATE, CERTIFICATE],
        },
      },
    ]);
  });

  it('lists the app and the links it opens, for iOS', async () => {
    const { status, headers, text } = await app.send('GET', PLACES[1], {});
    expect([status, String(headers['content-type']).startsWith('application/json')]).toEqual([200, true]);
    const { details } = (JSON.parse(text) as { applinks: { details: { appIDs: string[]; components: object[] }[] } })
      .applinks;
    expect(details.map(({ appIDs }) => appIDs)).toEqual([['ABCDE12345.com.weekbord.app']]);
    expect(details[0]!.components).toEqual(
      APP_LINK_PARTS.flatMap((part) => [{ '/': `/${part}` }, { '/': `/${part}/*` }]),
    );
  });

  it('allows calls from the pages of its apps on the phone, without cookies, and from no others', async () => {
    for (const [origin, allowed] of [
      ['https://localhost', 'https://localhost'],
      ['capacitor://localhost', 'capacitor://localhost'],
      ['http://localhost', undefined],
      ['https://localhost.example', undefined],
    ] as const) {
      const { headers } = await app.send('GET', '/api/health', { headers: { origin } });
      expect([origin, headers['access-control-allow-origin']]).toEqual([origin, allowed]);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});

describe('a site without native apps', () => {
  it('lists no apps, and allows no calls from pages on a phone', async () => {
    const app = await startWith({});
    for (const place of PLACES) expect((await app.send('GET', place, {})).status).toBe(404);
    const { headers } = await app.send('GET', '/api/health', { headers: { origin: 'https://localhost' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('allows only the pages of the app that exists', () => {
    const { APPLE_APP_ID: apple } = SETTINGS;
    expect(loadConfig({ APPLE_APP_ID: apple, CORS_ORIGINS: 'https://other.example' }).corsOrigins).toEqual([
      'https://other.example',
      'capacitor://localhost',
    ]);
  });

  it.each([
    [{ ANDROID_APP_ID: 'com.weekbord.app' }, 'must be set together'],
    [{ ...SETTINGS, ANDROID_APP_CERTIFICATES: 'AB:CD' }, 'ANDROID_APP_CERTIFICATES must be SHA-256 fingerprints'],
    [{ APPLE_APP_ID: 'com.weekbord.app' }, 'APPLE_APP_ID must be a team and an app'],
  ])('does not start with the settings %o', (settings, fault) => {
    expect(() => loadConfig(settings)).toThrow(fault);
  });
});
