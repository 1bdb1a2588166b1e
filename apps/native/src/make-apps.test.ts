import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORTED_SECTIONS } from '@weekbord/domain/history/exported-data';
import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';
import sharp from 'sharp';
import { sourceFiles } from '../../../tests/architecture/tree.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBuiltWeb } from './built-web.test-support.ts';
import { all, make, named, readMade } from './made-apps.test-support.ts';
import { KEPT_DATA, PHONE_USES, REASONED_INTERFACES } from './store-table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SERVER = 'https://www.weekbord.example';

/** Matches code that would need a permission that the app does not declare. */
const UNUSED_ABILITIES: Readonly<Record<string, RegExp>> = {
  location: /navigator\.geolocation|CLLocationManager|LocationManager\b/,
  microphone: /audio: ?(?:true|!0)|\bSpeechRecognition\b|AVAudioRecorder/,
  contacts: /navigator\.contacts|CNContactStore/,
  bluetooth: /navigator\.bluetooth|CBCentralManager/,
  motion: /DeviceMotionEvent|CMPedometer/,
  tracking: /ATTrackingManager|advertisingIdentifier|AdvertisingIdClient/,
};

const folder = await mkdtemp(join(tmpdir(), 'weekbord-apps-'));
afterAll(() => rm(folder, { recursive: true }));
const made = join(folder, 'made');
const web = join(folder, 'web');
await writeBuiltWeb(web);
const settings = { server: SERVER, id: 'com.weekbord.app', name: 'Tess & co' };
await make(settings, { web, icon: join(ROOT, 'apps/web/public/icon.svg'), into: made });

const { text, xml, plist, files: filesOf } = readMade(made);
/**
 * Reads a generated image from its bytes, because sharp cannot open an image file in a process that has loaded the
 * server's photos.
 */
const imageOf = async (file: string) => sharp(await readFile(join(made, file)));
const files = await filesOf();
const isText = (file: string) => !/\.(?:png|jar|woff2|wasm|webp|keystore)$/.test(file);
const texts = await Promise.all(files.filter(isText).map(async (file) => ({ file, content: await text(file) })));

describe('the Android project', async () => {
  const manifest = await xml('android/app/src/main/AndroidManifest.xml');
  const [application] = all(manifest, 'application');
  const [activity] = all(manifest, 'activity');

  it('has only well-formed XML files', async () => {
    const found = files.filter((file) => /^android\/.*\.xml$/.test(file));
    expect(found.length).toBeGreaterThan(12);
    for (const file of found) expect(await xml(file)).toBeDefined();
  });

  it('keeps its data out of backups and transfers to other phones', async () => {
    expect(application!.getAttribute('android:allowBackup')).toBe('false');
    expect(application!.getAttribute('android:fullBackupContent')).toBe('false');
    const rules = await xml('android/app/src/main/res/xml/data_extraction_rules.xml');
    const domains = ['root', 'file', 'database', 'sharedpref', 'external'];
    for (const way of ['cloud-backup', 'device-transfer'])
      expect(named(all(all(rules, way)[0]!, 'exclude'), 'domain')).toEqual(domains);
  });

  it("sends no cleartext traffic and trusts only the system's certificates", async () => {
    expect(application!.getAttribute('android:usesCleartextTraffic')).toBe('false');
    const security = await xml('android/app/src/main/res/xml/network_security_config.xml');
    expect(named(all(security, 'base-config'), 'cleartextTrafficPermitted')).toEqual(['false']);
    expect(named(all(security, 'certificates'), 'src')).toEqual(['system']);
    const config = JSON.parse(await text('android/app/src/main/assets/capacitor.config.json')) as object;
    expect(config).toMatchObject({ server: { cleartext: false }, android: { allowMixedContent: false } });
    expect(JSON.stringify(config)).not.toContain('"url"');
  });

  it('opens only the links of its site, which the site verifies', () => {
    const [launch, links, ...more] = all(activity!, 'intent-filter');
    expect(more).toEqual([]);
    expect(named(all(launch!, 'action'))).toEqual(['android.intent.action.MAIN']);
    expect(links!.getAttribute('android:autoVerify')).toBe('true');
    expect(named(all(links!, 'action'))).toEqual(['android.intent.action.VIEW']);
    expect(named(all(links!, 'category'))).toEqual([
      'android.intent.category.DEFAULT',
      'android.intent.category.BROWSABLE',
    ]);
    const data = all(links!, 'data');
    expect(named(data, 'android:scheme').filter(Boolean)).toEqual(['https']);
    expect(named(data, 'android:host').filter(Boolean)).toEqual(['www.weekbord.example']);
    expect(named(data, 'android:pathPrefix').filter(Boolean)).toEqual(APP_LINK_PARTS.map((part) => `/${part}/`));
    expect(named(data, 'android:path').filter(Boolean)).toEqual(APP_LINK_PARTS.map((part) => `/${part}`));
  });

  it('lets other apps start only its main screen', () => {
    const open = [...all(manifest, 'activity'), ...all(manifest, 'provider')].filter(
      (each) => each.getAttribute('android:exported') !== 'false',
    );
    expect(named(open)).toEqual(['.MainActivity']);
    expect([...all(manifest, 'service'), ...all(manifest, 'receiver')]).toEqual([]);
  });

  it('has the name, id and version of the app', async () => {
    const strings = all(await xml('android/app/src/main/res/values/strings.xml'), 'string');
    expect(strings.map((each) => each.textContent)).toContain('Tess & co');
    const gradle = await text('android/app/build.gradle');
    expect(gradle).toContain('applicationId "com.weekbord.app"');
    expect(gradle).toMatch(/versionCode [1-9]\d{4}\b/);
    expect(gradle).toMatch(/versionName "\d+\.\d+\.\d+"/);
  });

  it('uses the brand for its icon and splash screen at every density', async () => {
    const scales = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
    for (const [density, scale] of Object.entries(scales)) {
      const sizes = {
        ic_launcher: 48,
        ic_launcher_round: 48,
        ic_launcher_foreground: 108,
        ic_launcher_monochrome: 108,
      };
      for (const [name, dp] of Object.entries(sizes)) {
        const image = await imageOf(`android/app/src/main/res/mipmap-${density}/${name}.png`);
        expect(await image.metadata()).toMatchObject({ width: dp * scale, height: dp * scale, hasAlpha: true });
      }
    }
    const launcher = await imageOf('android/app/src/main/res/mipmap-xxxhdpi/ic_launcher.png');
    const middle = await launcher.extract({ left: 96, top: 12, width: 1, height: 1 }).raw().toBuffer();
    expect([...middle]).toEqual([0x58, 0xca, 0x8c, 0xff]);
    expect(files.filter((file) => /drawable.*\/splash\.png$/.test(file))).toEqual([]);
  });

  it('references only existing styles, colours and drawings', async () => {
    const resources = files.filter((file) => file.startsWith('android/app/src/main/res/'));
    const values = await Promise.all(
      resources.filter((file) => /\/values\/.*\.xml$/.test(file)).map((file) => xml(file)),
    );
    const defined = new Set([
      ...values.flatMap((root) =>
        ['style', 'color', 'string'].flatMap((kind) => named(all(root, kind), 'name').map((name) => `${kind}/${name}`)),
      ),
      ...resources.flatMap((file) => {
        const [, kind, name] = /res\/(drawable|mipmap|layout|xml)[^/]*\/([^.]+)\./.exec(file) ?? [];
        return kind === undefined ? [] : [`${kind}/${name}`];
      }),
    ]);
    const content = [...resources.filter((file) => file.endsWith('.xml')), 'android/app/src/main/AndroidManifest.xml'];
    const used = (await Promise.all(content.map(text))).flatMap((each) =>
      [...each.matchAll(/@((?:style|color|string|drawable|mipmap|xml)\/[\w.]+)/g)].map(([, name]) => name!),
    );
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe('the iOS project', () => {
  it('has only well-formed property lists and storyboards', async () => {
    const found = files.filter((file) => /^ios\/.*\.(?:plist|xcprivacy|entitlements|storyboard)$/.test(file));
    expect(found.length).toBeGreaterThan(4);
    for (const file of found) expect(await xml(file)).toBeDefined();
  });

  it('opens the links of its site', async () => {
    expect(await plist('ios/App/App/App.entitlements')).toMatchObject({
      'com.apple.developer.associated-domains': ['applinks:www.weekbord.example'],
    });
  });

  it('sends no cleartext traffic', async () => {
    expect(await plist('ios/App/App/Info.plist')).not.toHaveProperty('NSAppTransportSecurity');
  });

  it('contains each added file once in its project, and its version', async () => {
    const project = await text('ios/App/App.xcodeproj/project.pbxproj');
    for (const name of ['PrivacyInfo.xcprivacy', 'InfoPlist.strings'])
      expect(project.match(new RegExp(`/\\* ${name} in Resources \\*/,`, 'g'))).toHaveLength(1);
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
    expect(project.match(/MARKETING_VERSION = \d+\.\d+\.\d+;/g)).toHaveLength(2);
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = com\.weekbord\.app;/g)).toHaveLength(2);
    expect(project).toContain('\t\t\t\tnl,\n');
    const defined = [...project.matchAll(/^\t\t([0-9A-F]{24}) (?:\/\*.*?\*\/ )?= \{/gm)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    const used = [...project.matchAll(/(?:fileRef = |^\t\t\t\t)([0-9A-F]{24})/gm)].map(([, id]) => id);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it('has an icon without transparency, and a splash screen for both themes', async () => {
    const icon = await imageOf('ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png');
    expect(await icon.metadata()).toMatchObject({ width: 1024, height: 1024, hasAlpha: false });
    const contents = JSON.parse(await text('ios/App/App/Assets.xcassets/Splash.imageset/Contents.json')) as {
      images: { filename: string }[];
    };
    for (const { filename } of contents.images)
      expect(files).toContain(`ios/App/App/Assets.xcassets/Splash.imageset/${filename}`);
    expect(contents.images).toHaveLength(2);
  });
});

describe('both projects', () => {
  it('contain the web app, the URL of its server and the Content-Security-Policy of its pages', async () => {
    for (const place of ['android/app/src/main/assets/public', 'ios/App/App/public']) {
      const page = await text(`${place}/index.html`);
      expect(page).toContain(`<meta name="server" content="${SERVER}" />`);
      const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
      expect(policy).toContain(`connect-src 'self' capacitor://localhost ${SERVER};`);
      expect(policy).toMatch(/script-src 'self' capacitor:\/\/localhost 'wasm-unsafe-eval' 'sha256-/);
      expect(policy).not.toContain("'unsafe-inline'");
      expect(page).not.toContain('rel="manifest"');
      const carried = files.filter((file) => file.startsWith(place)).map((file) => file.slice(place.length + 1));
      const ofCapacitor = ['cordova.js', 'cordova_plugins.js'];
      expect(carried.toSorted()).toEqual(['assets/main.js', ...ofCapacitor, 'icon.svg', 'index.html']);
    }
  });

  it('build with the packages in the same folder, and contain no path of this machine', async () => {
    expect(
      texts.filter(({ content }) => content.includes(ROOT) || content.includes(folder)).map(({ file }) => file),
    ).toEqual([]);
    const gradle = await text('android/capacitor.settings.gradle');
    const places = [...gradle.matchAll(/new File\('([^']*)'\)/g)].map(([, place]) => join('android', place!));
    const swift = await text('ios/App/CapApp-SPM/Package.swift');
    const packages = [...swift.matchAll(/path: "([^"]*)"/g)].map(([, place]) => join('ios/App/CapApp-SPM', place!));
    expect(places.length).toBeGreaterThan(3);
    expect(packages.length).toBeGreaterThan(2);
    for (const place of places) expect(files).toContain(`${place}/build.gradle`);
    for (const place of packages) expect(files).toContain(`${place}/Package.swift`);
    const dependencies = Object.entries(
      (JSON.parse(await text('package.json')) as { dependencies: Record<string, string> }).dependencies,
    );
    for (const [name, version] of dependencies)
      expect(JSON.parse(await text(`node_modules/${name}/package.json`))).toMatchObject({ version });
  });

  it('replace earlier projects, but no other folder', async () => {
    const other = join(folder, 'other');
    const places = { web, icon: join(ROOT, 'apps/web/public/icon.svg'), into: other };
    await make(settings, places);
    await writeFile(join(other, 'android/old.txt'), 'old');
    await make(settings, places);
    expect(await readdir(join(other, 'android'))).not.toContain('old.txt');
    await expect(make(settings, { ...places, into: web })).rejects.toThrow('holds other files');
    expect(await readdir(web)).toContain('index.html');
  });
});

describe('the declarations to operating systems and app stores', async () => {
  const uses = Object.values(PHONE_USES);
  const manifests = files.filter((file) => file.endsWith('AndroidManifest.xml'));
  const web = sourceFiles('apps/web/src', 'packages/ui/src').filter(({ path }) => !/\.test(?:-support)?\./.test(path));
  const code = [
    ...web.map(({ path, text }) => ({ file: path, content: text })),
    ...texts.filter(({ file }) => /\.(?:kt|java|swift|m)$/.test(file)),
  ];

  it('[LAW-12] list only the permissions of the table in both apps, each of which is used', async () => {
    const declared = await Promise.all(manifests.map(async (file) => named(all(await xml(file), 'uses-permission'))));
    expect(declared.flat().toSorted()).toEqual(uses.flatMap(({ android }) => [...android]).toSorted());
    const asked = uses.flatMap((use) => ('ios' in use ? Object.keys(use.ios) : []));
    const info = await plist('ios/App/App/Info.plist');
    expect(Object.keys(info).filter((key) => key.endsWith('UsageDescription'))).toEqual(asked);
    for (const language of ['en', 'nl']) {
      const strings = await text(`ios/App/App/${language}.lproj/InfoPlist.strings`);
      expect([...strings.matchAll(/^"(\w+)" = ".+";$/gm)].map(([, key]) => key)).toEqual(asked);
    }
    const unused = Object.entries(PHONE_USES).filter(
      ([, { usedBy }]) => !code.some(({ content }) => usedBy.test(content)),
    );
    expect(unused.map(([name]) => name)).toEqual([]);
    const undeclared = Object.entries(UNUSED_ABILITIES).flatMap(([ability, sign]) =>
      code.filter(({ content }) => sign.test(content)).map(({ file }) => `${ability}: ${file}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('[LAW-12] name the same stored data in the privacy manifest and in the data safety answers', async () => {
    const manifest = await plist('ios/App/App/PrivacyInfo.xcprivacy');
    expect(manifest).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
    const collected = manifest['NSPrivacyCollectedDataTypes'] as Record<string, unknown>[];
    expect(collected.map((each) => each['NSPrivacyCollectedDataType'])).toEqual(
      KEPT_DATA.map(({ apple }) => `NSPrivacyCollectedDataType${apple}`),
    );
    for (const each of collected)
      expect(each).toMatchObject({
        NSPrivacyCollectedDataTypeLinked: true,
        NSPrivacyCollectedDataTypeTracking: false,
        NSPrivacyCollectedDataTypePurposes: expect.arrayContaining([
          'NSPrivacyCollectedDataTypePurposeAppFunctionality',
        ]) as unknown,
      });
    const rows = (await text('stores/data-safety.csv')).trim().split('\n');
    expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([5]));
    const yes = rows.map((row) => row.split(',')).filter(([, , value]) => value === 'true');
    const types = yes
      .filter(([question]) => question!.startsWith('PSL_DATA_TYPES_'))
      .map(([group, type]) => [group, type]);
    expect(types.toSorted()).toEqual(KEPT_DATA.map(({ play }) => [...play]).toSorted());
    for (const { play, isOptional } of KEPT_DATA) {
      const answers = yes.filter(([question]) => question!.startsWith(`PSL_DATA_USAGE_RESPONSES:${play[1]}:`));
      const chosen = answers.map(([, response]) => response);
      expect(chosen).toContain('PSL_DATA_USAGE_ONLY_COLLECTED');
      expect(chosen).not.toContain('PSL_DATA_USAGE_ONLY_SHARED');
      expect(chosen).toContain(`PSL_DATA_USAGE_USER_CONTROL_${isOptional ? 'OPTIONAL' : 'REQUIRED'}`);
      expect(chosen).toContain('PSL_APP_FUNCTIONALITY');
    }
    const covered = new Set<string>(KEPT_DATA.flatMap(({ sections }) => [...sections]));
    expect([...covered].toSorted()).toEqual([...EXPORTED_SECTIONS].toSorted());
  });

  it('[LAW-12] give a reason in the privacy manifest for each iOS API that requires one', async () => {
    const swift = texts.filter(({ file }) => /^node_modules\/(?!@capacitor\/ios\/).*\.(?:swift|m)$/.test(file));
    expect(swift.length).toBeGreaterThan(3);
    const used = REASONED_INTERFACES.filter(({ usedBy }) => swift.some(({ content }) => usedBy.test(content)));
    const manifest = await plist('ios/App/App/PrivacyInfo.xcprivacy');
    const given = manifest['NSPrivacyAccessedAPITypes'] as Record<string, unknown>[];
    expect(given.map((each) => each['NSPrivacyAccessedAPIType'])).toEqual(used.map(({ type }) => type));
  });
});
