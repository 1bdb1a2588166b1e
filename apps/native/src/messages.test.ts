import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeBuiltWeb } from './built-web.test-support.ts';
import { make, readMade } from './made-apps.test-support.ts';

const folder = await mkdtemp(join(tmpdir(), 'weekbord-messages-'));
afterAll(() => rm(folder, { recursive: true }));
await writeBuiltWeb(join(folder, 'web'));
const googleServices = join(folder, 'firebase.json');
await writeFile(googleServices, '{"project_info":{}}');

async function made(name: string, more: { googleServices?: string; applePush?: boolean }) {
  const into = join(folder, name);
  const settings = { server: 'https://www.weekbord.example', id: 'com.weekbord.app', name: 'Weekbord', ...more };
  await make(settings, {
    web: join(folder, 'web'),
    icon: join(import.meta.dirname, '../../web/public/icon.svg'),
    into,
  });
  return readMade(into);
}

it('accepts push notifications only if the app was built for them', async () => {
  const { text, files, plist } = await made('without', {});
  expect(await text('android/app/capacitor.build.gradle')).not.toContain('push-notifications');
  expect(await text('ios/App/CapApp-SPM/Package.swift')).not.toContain('PushNotifications');
  expect(await files()).not.toContain('android/app/google-services.json');
  expect(await plist('ios/App/App/App.entitlements')).not.toHaveProperty('aps-environment');
  expect(await text('ios/App/App/AppDelegate.swift')).not.toContain('RemoteNotifications');
});

it('registers for push notifications if the app was built for them', async () => {
  const { text, plist } = await made('with', { googleServices, applePush: true });
  expect(await text('android/app/google-services.json')).toBe('{"project_info":{}}');
  expect(await text('android/app/capacitor.build.gradle')).toContain("project(':capacitor-push-notifications')");
  expect(await text('ios/App/CapApp-SPM/Package.swift')).toContain('CapacitorPushNotifications');
  expect(await plist('ios/App/App/App.entitlements')).toMatchObject({ 'aps-environment': 'production' });
  const delegate = await text('ios/App/App/AppDelegate.swift');
  expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications, object: deviceToken');
  expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications, object: error');
});
