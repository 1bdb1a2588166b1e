import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import healthStore from '../health-store/package.json' with { type: 'json' };
import project from '../package.json' with { type: 'json' };
import {
  androidManifest,
  colours,
  DATA_EXTRACTION_RULES,
  FILE_PATHS,
  LOCALES,
  NETWORK_SECURITY,
  STYLES,
} from './android-files.ts';
import { appPage, type InlineHashes, isForPhones } from './app-page.ts';
import {
  appDelegate,
  entitlements,
  infoPlist,
  infoPlistStrings,
  LANGUAGES,
  privacyManifest,
  xcodeProject,
} from './apple-files.ts';
import { dataSafetyCsv } from './data-safety.ts';
import { BRAND, drawForAndroid, drawForApple, GROUND } from './drawings.ts';

/** The settings to choose for a build. */
export interface AppSettings {
  /** The https origin of the site to which the app belongs. */
  readonly server: string;
  /** The app id in both stores. */
  readonly id: string;
  readonly name: string;
  /**
   * Firebase's file for the Android app (`google-services.json`); without it that app receives no push notifications.
   */
  readonly googleServices?: string | undefined;
  /** Whether the iOS app receives push notifications. Its app id must have that capability. */
  readonly applePush?: boolean | undefined;
}

/** Where files are read and written. */
export interface Places {
  /** The output of the web app's build. */
  readonly web: string;
  readonly icon: string;
  /** The output folder, deleted and recreated each time. */
  readonly into: string;
}

const CONFIG = 'capacitor.config.json';
/**
 * The packages that both projects need to build. They are copied into the output folder, so that it can be moved to the
 * build machine.
 */
const PACKAGES = [
  '@capacitor/core',
  '@capacitor/android',
  '@capacitor/ios',
  '@capacitor/app',
  '@capacitor/push-notifications',
  '@capacitor/splash-screen',
  '@aparajita/capacitor-secure-storage',
] as const;
/** The push plugin, which is left out of apps without push credentials, because it would crash them. */
const MESSAGES = '@capacitor/push-notifications';
/** The folder of our own plugin, which is in this workspace rather than among the packages. */
const HEALTH_STORE = join(import.meta.dirname, '../health-store');
/** The lowest supported API level (Android 8.0), as required by Health Connect's library. */
const LEAST_ANDROID = 26;
/** The maximum duration of the splash screen, in milliseconds; the app hides it once it has rendered. */
const SPLASH_MS = 3000;

const resolve = createRequire(import.meta.url).resolve;
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

/** Generates the projects of both apps from the built web app. */
export async function makeApps(settings: AppSettings, places: Places): Promise<void> {
  await clear(places.into);
  await copyWeb(settings, places);
  await copyPackages(places.into);
  await writeConfig(settings, places.into);
  capacitor(places.into, 'add', 'android');
  capacitor(places.into, 'add', 'ios');
  await finishAndroid(settings, places);
  await finishApple(settings, places);
  await mkdir(join(places.into, 'stores'));
  await writeFile(join(places.into, 'stores/data-safety.csv'), dataSafetyCsv());
}

/** Deletes earlier projects. Throws if the folder contains anything else. */
async function clear(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const isOurs = existsSync(join(folder, CONFIG)) || (await readdir(folder)).length === 0;
  if (!isOurs) throw new Error(`${folder} holds other files. Name a new folder, or empty this one.`);
  await rm(folder, { recursive: true });
}

async function copyWeb({ server }: AppSettings, { web, into }: Places): Promise<void> {
  const files = await readdir(web, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(web.length + 1).replaceAll('\\', '/');
    if (!file.isFile() || !isForPhones(name)) continue;
    await mkdir(dirname(join(into, 'www', name)), { recursive: true });
    await cp(path, join(into, 'www', name));
  }
  const inline = JSON.parse(await readFile(join(web, 'content-security.json'), 'utf8')) as InlineHashes;
  const page = join(into, 'www/index.html');
  await writeFile(page, appPage(await readFile(page, 'utf8'), server, inline));
}

async function copyPackages(into: string): Promise<void> {
  for (const name of PACKAGES) await cp(folderOf(name), join(into, 'node_modules', name), { recursive: true });
  await cp(HEALTH_STORE, join(into, 'node_modules', healthStore.name), { recursive: true });
  const dependencies = Object.fromEntries([
    ...PACKAGES.map((name) => [name, project.devDependencies[name]]),
    [healthStore.name, healthStore.version],
  ]);
  const content = { name: 'weekbord-apps', version: project.version, private: true, dependencies };
  await writeJson(join(into, 'package.json'), content);
}

async function writeConfig({ id, name, googleServices, applePush }: AppSettings, into: string): Promise<void> {
  const plugins = (takesMessages: boolean) =>
    [...PACKAGES, healthStore.name].filter((each) => takesMessages || each !== MESSAGES);
  await writeJson(join(into, CONFIG), {
    appId: id,
    appName: name,
    webDir: 'www',
    server: { hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor', cleartext: false },
    android: {
      allowMixedContent: false,
      backgroundColor: GROUND.light,
      includePlugins: plugins(googleServices !== undefined),
    },
    // The system adds no insets, because the page itself leaves room for the system bars.
    ios: { contentInset: 'never', backgroundColor: GROUND.light, includePlugins: plugins(applePush === true) },
    plugins: {
      PushNotifications: { presentationOptions: ['alert', 'sound'] },
      SplashScreen: { launchShowDuration: SPLASH_MS, launchAutoHide: true, backgroundColor: GROUND.light },
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'DEFAULT' },
    },
  });
}

function capacitor(folder: string, ...words: readonly string[]): void {
  const program = join(folderOf('@capacitor/cli'), 'bin/capacitor');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    // Runs Capacitor without questions and without telemetry.
    env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: 'off' },
  });
  if (status !== 0) throw new Error(`cap ${words.join(' ')} failed:\n${stdout}${stderr}`);
}

async function finishAndroid({ server, googleServices }: AppSettings, { icon, into }: Places): Promise<void> {
  const app = join(into, 'android/app');
  if (googleServices !== undefined) await cp(googleServices, join(app, 'google-services.json'));
  const resources = join(app, 'src/main/res');
  for (const name of await readdir(resources))
    if (/^(?:drawable|mipmap)/.test(name)) await rm(join(resources, name), { recursive: true });
  await Promise.all(['src/test', 'src/androidTest'].map((name) => rm(join(app, name), { recursive: true })));
  await rm(join(resources, 'values/ic_launcher_background.xml'));
  await drawForAndroid(icon, resources);
  await mkdir(join(resources, 'values-night'));
  const files = {
    '../AndroidManifest.xml': androidManifest(new URL(server).host),
    'values/styles.xml': STYLES,
    'values/colors.xml': colours(GROUND.light, BRAND),
    'values-night/colors.xml': colours(GROUND.dark, BRAND),
    'xml/data_extraction_rules.xml': DATA_EXTRACTION_RULES,
    'xml/network_security_config.xml': NETWORK_SECURITY,
    'xml/locales_config.xml': LOCALES,
    'xml/file_paths.xml': FILE_PATHS,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(resources, name), content);
  await rewrite(join(into, 'android/variables.gradle'), (made) =>
    made.replace(/minSdkVersion = \d+/, `minSdkVersion = ${LEAST_ANDROID}`),
  );
  await rewrite(join(app, 'build.gradle'), (made) =>
    made
      .replace(/versionCode \d+/, `versionCode ${buildNumber()}`)
      .replace(/versionName "[^"]*"/, `versionName "${project.version}"`),
  );
}

async function finishApple({ server, applePush }: AppSettings, { icon, into }: Places): Promise<void> {
  const app = join(into, 'ios/App/App');
  await Promise.all(
    ['', '-1', '-2'].map((number) => rm(join(app, `Assets.xcassets/Splash.imageset/splash-2732x2732${number}.png`))),
  );
  await drawForApple(icon, join(app, 'Assets.xcassets'));
  await rewrite(join(app, 'Info.plist'), infoPlist);
  await writeFile(join(app, 'PrivacyInfo.xcprivacy'), privacyManifest());
  await writeFile(join(app, 'App.entitlements'), entitlements(new URL(server).host, applePush === true));
  if (applePush === true) await rewrite(join(app, 'AppDelegate.swift'), appDelegate);
  for (const language of LANGUAGES) {
    await mkdir(join(app, `${language}.lproj`));
    await writeFile(join(app, `${language}.lproj/InfoPlist.strings`), infoPlistStrings(language));
  }
  await rewrite(join(into, 'ios/App/App.xcodeproj/project.pbxproj'), (made) =>
    xcodeProject(made, project.version, buildNumber()),
  );
}

/** Returns the version as the single increasing number that the stores require. */
function buildNumber(): number {
  const [major = 0, minor = 0, patch = 0] = project.version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch;
}

async function rewrite(file: string, change: (made: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
