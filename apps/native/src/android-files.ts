import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';
import { escapeXml } from './plist.ts';
import { PHONE_USES } from './store-table.ts';

/** Returns all permissions that the app declares. */
export function androidPermissions(): readonly string[] {
  return Object.values(PHONE_USES).flatMap(({ android }): readonly string[] => android);
}

/** Returns the manifest of the Android app for a site. */
export function androidManifest(host: string): string {
  const features = Object.values(PHONE_USES).flatMap((use): readonly string[] =>
    'optionalFeatures' in use ? use.optionalFeatures : [],
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
${androidPermissions()
  .map((name) => `    <uses-permission android:name="${name}" />`)
  .join('\n')}
${features.map((name) => `    <uses-feature android:name="${name}" android:required="false" />`).join('\n')}

    <application
        android:allowBackup="false"
        android:fullBackupContent="false"
        android:dataExtractionRules="@xml/data_extraction_rules"
        android:networkSecurityConfig="@xml/network_security_config"
        android:usesCleartextTraffic="false"
        android:icon="@mipmap/ic_launcher"
        android:roundIcon="@mipmap/ic_launcher_round"
        android:label="@string/app_name"
        android:localeConfig="@xml/locales_config"
        android:supportsRtl="true"
        android:theme="@style/AppTheme">
        <activity
            android:name=".MainActivity"
            android:configChanges="orientation|keyboardHidden|keyboard|screenSize|locale|smallestScreenSize|screenLayout|uiMode|navigation|density"
            android:exported="true"
            android:label="@string/title_activity_main"
            android:launchMode="singleTask"
            android:theme="@style/AppTheme.NoActionBarLaunch">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="${escapeXml(host)}" />
${APP_LINK_PARTS.flatMap((part) => [`android:path="/${part}"`, `android:pathPrefix="/${part}/"`])
  .map((attribute) => `                <data ${attribute} />`)
  .join('\n')}
            </intent-filter>
        </activity>

        <provider
            android:name="androidx.core.content.FileProvider"
            android:authorities="\${applicationId}.fileprovider"
            android:exported="false"
            android:grantUriPermissions="true">
            <meta-data
                android:name="android.support.FILE_PROVIDER_PATHS"
                android:resource="@xml/file_paths" />
        </provider>
    </application>
</manifest>
`;
}

/**
 * Excludes everything from cloud backups and transfers to another phone, because the app stores a session and health
 * data.
 */
export const DATA_EXTRACTION_RULES = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
    <cloud-backup>
        <exclude domain="root" />
        <exclude domain="file" />
        <exclude domain="database" />
        <exclude domain="sharedpref" />
        <exclude domain="external" />
    </cloud-backup>
    <device-transfer>
        <exclude domain="root" />
        <exclude domain="file" />
        <exclude domain="database" />
        <exclude domain="sharedpref" />
        <exclude domain="external" />
    </device-transfer>
</data-extraction-rules>
`;

/** Forbids cleartext traffic, and distrusts certificates added by the user or their employer. */
export const NETWORK_SECURITY = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
    <base-config cleartextTrafficPermitted="false">
        <trust-anchors>
            <certificates src="system" />
        </trust-anchors>
    </base-config>
</network-security-config>
`;

/** The languages that Android offers for this app. */
export const LOCALES = `<?xml version="1.0" encoding="utf-8"?>
<locale-config xmlns:android="http://schemas.android.com/apk/res/android">
    <locale android:name="en" />
    <locale android:name="nl" />
</locale-config>
`;

/** Shares only the app's own cache, where the camera stores photos for recipes. */
export const FILE_PATHS = `<?xml version="1.0" encoding="utf-8"?>
<paths xmlns:android="http://schemas.android.com/apk/res/android">
    <external-files-path name="photos" path="Pictures/" />
    <cache-path name="cache" path="." />
</paths>
`;

/** Returns the colours of the splash screen and icon, per theme of the phone. */
export function colours(ground: string, brand: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">${brand}</color>
    <color name="colorPrimaryDark">${brand}</color>
    <color name="colorAccent">${brand}</color>
    <color name="ic_launcher_background">${brand}</color>
    <color name="ground">${ground}</color>
</resources>
`;
}

/** The splash screen: the logo mark on the same background as the first page. */
export const STYLES = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <style name="AppTheme" parent="Theme.AppCompat.DayNight.NoActionBar">
        <item name="colorPrimary">@color/colorPrimary</item>
        <item name="colorPrimaryDark">@color/colorPrimaryDark</item>
        <item name="colorAccent">@color/colorAccent</item>
        <item name="android:windowBackground">@color/ground</item>
    </style>

    <style name="AppTheme.NoActionBar" parent="AppTheme">
        <item name="android:background">@null</item>
    </style>

    <style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">
        <item name="windowSplashScreenBackground">@color/ground</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/splash_mark</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
    </style>
</resources>
`;
