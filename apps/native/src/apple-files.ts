import { addToPlist, plistFile, type PlistValue } from './plist.ts';
import { KEPT_DATA, PHONE_USES, PURPOSES, REASONED_INTERFACES } from './store-table.ts';

/** The languages of the app; phones in any other language use the first. */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the texts that iOS shows when it asks for access, by their key in Info.plist. */
export function usageTexts(language: Language): Readonly<Record<string, string>> {
  const asked = Object.values(PHONE_USES).flatMap((use) => ('ios' in use ? Object.entries(use.ios) : []));
  return Object.fromEntries(asked.map(([key, texts]) => [key, texts[language]]));
}

/** Returns Capacitor's Info.plist with this app's additions. */
export function infoPlist(made: string): string {
  return addToPlist(made.replace('<string>armv7</string>', '<string>arm64</string>'), {
    ...usageTexts(LANGUAGES[0]),
    CFBundleLocalizations: LANGUAGES,
    // False, because the app uses only the system's TLS, which is exempt.
    ITSAppUsesNonExemptEncryption: false,
  });
}

/** Returns the texts of one language that iOS shows instead of those in Info.plist. */
export function infoPlistStrings(language: Language): string {
  return Object.entries(usageTexts(language))
    .map(([key, text]) => `"${key}" = "${text.replaceAll(/["\\]/g, String.raw`\$&`)}";\n`)
    .join('');
}

/** Returns the app's entitlements: opening links to its site, and those listed in `PHONE_USES`. */
export function entitlements(host: string, takesMessages: boolean): string {
  const own = Object.values(PHONE_USES).flatMap((use) =>
    'entitlements' in use ? Object.entries(use.entitlements as Readonly<Record<string, PlistValue>>) : [],
  );
  return plistFile({
    'com.apple.developer.associated-domains': [`applinks:${host}`],
    ...(takesMessages && { 'aps-environment': 'production' }),
    ...Object.fromEntries(own),
  });
}

/**
 * Returns Capacitor's AppDelegate.swift, changed to tell the push plugin whether Apple's push service accepted the
 * phone.
 */
export function appDelegate(made: string): string {
  return insertedAfter(made, /var window: UIWindow\?\n/, REGISTRATION);
}

const REGISTRATION = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

/** Returns the app's privacy manifest, in which Apple requires it to declare what it collects and why. */
export function privacyManifest(): string {
  return plistFile({
    NSPrivacyTracking: false,
    NSPrivacyTrackingDomains: [],
    NSPrivacyCollectedDataTypes: KEPT_DATA.map(({ apple, purposes }) => ({
      NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${apple}`,
      NSPrivacyCollectedDataTypeLinked: true,
      NSPrivacyCollectedDataTypeTracking: false,
      NSPrivacyCollectedDataTypePurposes: [...new Set(purposes.map((each) => PURPOSES[each].apple))].map(
        (purpose) => `NSPrivacyCollectedDataTypePurpose${purpose}`,
      ),
    })),
    NSPrivacyAccessedAPITypes: REASONED_INTERFACES.filter(({ reasons }) => reasons.length > 0).map(
      ({ type, reasons }) => ({ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: reasons }),
    ),
  });
}

const GROUP = /(504EC3061FED79650016851F \/\* App \*\/ = \{[^}]*?children = \(\n)/;
const RESOURCES = /(isa = PBXResourcesBuildPhase;[^}]*?files = \(\n)/;
const OWN_IDS = '5EEC0BAD';
const ownId = (number: number) => `${OWN_IDS}${String(number).padStart(16, '0')}`;

/** Returns Capacitor's Xcode project with the files that this app adds, its version and its languages. */
export function xcodeProject(made: string, version: string, build: number): string {
  const manifest = { file: ownId(1), inBuild: ownId(2), name: 'PrivacyInfo.xcprivacy' };
  const strings = { file: ownId(3), inBuild: ownId(4), name: 'InfoPlist.strings' };
  const rights = { file: ownId(5), name: 'App.entitlements' };
  const texts = LANGUAGES.map((language, index) => ({ language, file: ownId(10 + index) }));
  const buildFile = ({ file, inBuild, name }: typeof manifest) =>
    `\t\t${inBuild} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${file} /* ${name} */; };\n`;
  const reference = (id: string, name: string, type: string, path: string) =>
    `\t\t${id} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${type}; name = ${name}; path = ${path}; sourceTree = "<group>"; };\n`;
  const variants = texts.map(({ language, file }) => `\t\t\t\t${file} /* ${language} */,\n`).join('');
  return [
    [/(\/\* Begin PBXBuildFile section \*\/\n)/, buildFile(manifest) + buildFile(strings)],
    [
      /(\/\* Begin PBXFileReference section \*\/\n)/,
      reference(manifest.file, manifest.name, 'text.xml', manifest.name) +
        reference(rights.file, rights.name, 'text.plist.entitlements', rights.name) +
        texts
          .map(({ language, file }) =>
            reference(file, language, 'text.plist.strings', `${language}.lproj/${strings.name}`),
          )
          .join(''),
    ],
    [GROUP, [manifest, strings, rights].map(({ file, name }) => `\t\t\t\t${file} /* ${name} */,\n`).join('')],
    [
      RESOURCES,
      [manifest, strings].map(({ inBuild, name }) => `\t\t\t\t${inBuild} /* ${name} in Resources */,\n`).join(''),
    ],
    [
      /(\/\* Begin PBXVariantGroup section \*\/\n)/,
      `\t\t${strings.file} /* ${strings.name} */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n${variants}\t\t\t);\n\t\t\tname = ${strings.name};\n\t\t\tsourceTree = "<group>";\n\t\t};\n`,
    ],
    [/(knownRegions = \(\n\t\t\t\ten,\n)/, '\t\t\t\tnl,\n'],
    [/(CODE_SIGN_STYLE = Automatic;\n)/g, '\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n'],
  ]
    .reduce((text, [place, added]) => insertedAfter(text, place as RegExp, added as string), made)
    .replaceAll(/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`)
    .replaceAll(/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${build};`);
}

function insertedAfter(text: string, place: RegExp, added: string): string {
  const result = text.replace(place, (found) => found + added);
  if (result === text) throw new Error(`The project has no place ${place}`);
  return result;
}
