import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NUTRIENTS } from '@weekbord/domain/health-store/nutrition-out';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBuiltWeb } from './built-web.test-support.ts';
import { all, make, named, readMade } from './made-apps.test-support.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PLUGIN = 'node_modules/@weekbord/health-store';
const KOTLIN = `${PLUGIN}/android/src/main/java/com/weekbord/healthstore/HealthStorePlugin.kt`;
const SWIFT = `${PLUGIN}/ios/Sources/HealthStorePlugin/HealthStorePlugin.swift`;

const folder = await mkdtemp(join(tmpdir(), 'weekbord-health-'));
afterAll(() => rm(folder, { recursive: true }));
const made = join(folder, 'made');
await writeBuiltWeb(join(folder, 'web'));
await make(
  { server: 'https://www.weekbord.example', id: 'com.weekbord.app', name: 'Weekbord' },
  { web: join(folder, 'web'), icon: join(ROOT, 'apps/web/public/icon.svg'), into: made },
);
const { text, xml, plist, files } = readMade(made);

/** Returns the native methods that the web app calls. */
async function calledMethods(): Promise<string[]> {
  const { sourceFiles } = await import('../../../tests/architecture/tree.ts');
  const web = sourceFiles('apps/web/src/app/native').filter(({ path }) => !path.includes('.test'));
  const called = web.flatMap(({ text: source }) => [...source.matchAll(/callNative\(\s*'HealthStore\.(\w+)'/g)]);
  return [...new Set(called.map(([, name = '']) => name))].toSorted();
}

describe('the health store in the Android project', () => {
  it('is a plugin that the app loads and builds, with a pinned library', async () => {
    expect(await text('android/app/src/main/assets/capacitor.plugins.json')).toContain(
      '"com.weekbord.healthstore.HealthStorePlugin"',
    );
    expect(await text('android/app/capacitor.build.gradle')).toContain("project(':weekbord-health-store')");
    const gradle = await text(`${PLUGIN}/android/build.gradle`);
    expect(gradle).toContain("implementation 'androidx.health.connect:connect-client:1.1.0'");
    const versions = [...gradle.matchAll(/'[\w.-]+:[\w.-]+:([^']+)'/g)].map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(3);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    // The library cannot be built into an app for an older Android.
    expect(await text('android/variables.gradle')).toContain('minSdkVersion = 26');
  });

  it('asks for permission to read weights and write nutrition, and for no other health data', async () => {
    const manifest = await xml('android/app/src/main/AndroidManifest.xml');
    const permissions = named(all(manifest, 'uses-permission')).filter((name) => name?.includes('.health.'));
    expect(permissions).toEqual(['android.permission.health.READ_WEIGHT', 'android.permission.health.WRITE_NUTRITION']);
  });

  it('says what it uses Health Connect for, on every version of Android', async () => {
    const manifest = await xml(`${PLUGIN}/android/src/main/AndroidManifest.xml`);
    expect(named(all(all(manifest, 'queries')[0]!, 'package'))).toEqual(['com.google.android.apps.healthdata']);
    const [activity] = all(manifest, 'activity');
    expect(named(all(activity!, 'action'))).toEqual(['androidx.health.ACTION_SHOW_PERMISSIONS_RATIONALE']);
    const [alias] = all(manifest, 'activity-alias');
    expect(alias!.getAttribute('android:targetActivity')).toBe(activity!.getAttribute('android:name'));
    expect(alias!.getAttribute('android:permission')).toBe('android.permission.START_VIEW_PERMISSION_USAGE');
    expect(named(all(alias!, 'action'))).toEqual(['android.intent.action.VIEW_PERMISSION_USAGE']);
    expect(named(all(alias!, 'category'))).toEqual(['android.intent.category.HEALTH_PERMISSIONS']);
    for (const values of ['values', 'values-nl']) {
      const strings = all(await xml(`${PLUGIN}/android/src/main/res/${values}/health_store.xml`), 'string');
      expect(named(strings, 'name')).toEqual(['health_store_title', 'health_store_rationale']);
      expect(strings[1]!.textContent!.length).toBeGreaterThan(300);
    }
  });

  it('has every method that the web app calls, and writes every nutrient', async () => {
    const source = await text(KOTLIN);
    const methods = [...source.matchAll(/@PluginMethod\s+fun (\w+)/g)].map(([, name]) => name);
    expect(methods.toSorted()).toEqual(await calledMethods());
    const [, written = ''] = /: NutritionRecord \{([^]*?)\n {4}\}/.exec(source) ?? [];
    for (const nutrient of NUTRIENTS) expect(written).toContain(`            ${nutrient} = `);
  });
});

describe('the health store in the iOS project', () => {
  it('is a plugin that the app loads and builds', async () => {
    const config = JSON.parse(await text('ios/App/App/capacitor.config.json')) as { packageClassList: string[] };
    expect(config.packageClassList).toContain('HealthStorePlugin');
    const swift = await text('ios/App/CapApp-SPM/Package.swift');
    expect(swift).toContain('.product(name: "WeekbordHealthStore", package: "WeekbordHealthStore")');
    expect(await text(`${PLUGIN}/Package.swift`)).toContain('name: "WeekbordHealthStore"');
  });

  it('has the HealthKit capability, and says in both languages what it is for', async () => {
    expect(await plist('ios/App/App/App.entitlements')).toMatchObject({ 'com.apple.developer.healthkit': true });
    const keys = ['NSHealthShareUsageDescription', 'NSHealthUpdateUsageDescription'];
    const info = await plist('ios/App/App/Info.plist');
    const inEnglish = await text('ios/App/App/en.lproj/InfoPlist.strings');
    const inDutch = await text('ios/App/App/nl.lproj/InfoPlist.strings');
    for (const key of keys) {
      expect(inEnglish).toContain(`"${key}" = "${String(info[key])}";`);
      expect(inDutch).toMatch(new RegExp(`"${key}" = "Zet je het aan`));
    }
    expect(info).not.toHaveProperty('UIRequiredDeviceCapabilities', expect.arrayContaining(['healthkit']));
  });

  it('has every method that the web app calls, and writes every nutrient as its own type', async () => {
    const source = await text(SWIFT);
    const methods = [...source.matchAll(/CAPPluginMethod\(name: "(\w+)"/g)].map(([, name]) => name);
    expect(methods.toSorted()).toEqual(await calledMethods());
    for (const name of methods) expect(source).toContain(`@objc func ${name}(_ call: CAPPluginCall)`);
    const types = Object.fromEntries(
      [...source.matchAll(/\("(\w+)", HKQuantityType\(\.(\w+)\)/g)].map(([, name = '', type]) => [name, type]),
    );
    expect(types).toEqual({
      energy: 'dietaryEnergyConsumed',
      protein: 'dietaryProtein',
      totalCarbohydrate: 'dietaryCarbohydrates',
      totalFat: 'dietaryFatTotal',
      saturatedFat: 'dietaryFatSaturated',
      dietaryFiber: 'dietaryFiber',
      sugar: 'dietarySugar',
      sodium: 'dietarySodium',
    });
    expect(Object.keys(types)).toEqual([...NUTRIENTS]);
    expect(source).toContain('HKQuantityType(.bodyMass)');
  });
});

it('the health store plugin neither reads nutrition nor writes weight', async () => {
  const sources = await Promise.all(
    (await files()).filter((file) => file.startsWith(PLUGIN) && /\.(?:kt|swift)$/.test(file)).map(text),
  );
  const source = sources.join('\n');
  expect(sources.length).toBeGreaterThan(2);
  expect(source).not.toMatch(/getReadPermission\(NutritionRecord|getWritePermission\(WeightRecord/);
  expect(source).toMatch(/let read: Set<HKObjectType> = .*\[bodyMass\] : \[\]/);
  expect(source).not.toMatch(/WeightRecord\(/);
});
