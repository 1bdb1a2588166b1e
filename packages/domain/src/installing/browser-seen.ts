/** The parts of a device and browser that matter for installing the app. The browser may be embedded in another app. */
export interface BrowserSeen {
  readonly device: Device;
  readonly browser: Browser;
}

export const DEVICES = ['IOS', 'ANDROID', 'DESKTOP'] as const;
export type Device = (typeof DEVICES)[number];

/** Browsers embedded in other apps; they cannot install apps. */
export const IN_APP_BROWSERS = [
  'INSTAGRAM',
  'FACEBOOK',
  'GMAIL',
  'TWITTER',
  'LINKEDIN',
  'WHATSAPP',
  'OTHER_APP',
] as const;
export type InAppBrowser = (typeof IN_APP_BROWSERS)[number];

export const INSTALLING_BROWSERS = ['SAMSUNG', 'EDGE', 'OPERA', 'FIREFOX', 'CHROME', 'SAFARI', 'OTHER'] as const;
export type InstallingBrowser = (typeof INSTALLING_BROWSERS)[number];

export type Browser = InAppBrowser | InstallingBrowser;

/** What a browser reports about itself. */
export interface BrowserClues {
  readonly userAgent: string;
  /** The referrer of the page. Android apps name themselves here, even in a Chrome custom tab. */
  readonly referrer?: string;
  /** The number of touch points of the screen; identifies an iPad that claims to be a Mac. */
  readonly touchPoints?: number;
}

/** Tokens that apps add to the user agent of their browser. */
const APP_MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['INSTAGRAM', /\bInstagram\b/],
  ['FACEBOOK', /\bFB(?:AN|AV|_IAB)\b|\bMessenger/],
  ['TWITTER', /\bTwitter(?:Android| for \w+|\/)/],
  ['LINKEDIN', /\bLinkedIn/],
  ['WHATSAPP', /\bWhatsApp\b/],
  ['GMAIL', /\bGmail\b/],
  ['OTHER_APP', /\b(?:GSA|Line|Snapchat|Pinterest|musical_ly|BytedanceWebview|MicroMessenger|DuckDuckGo)\b/],
];

/** Names of Android apps in the referrer. */
const APP_PACKAGES: readonly (readonly [InAppBrowser, string])[] = [
  ['INSTAGRAM', 'com.instagram.android'],
  ['FACEBOOK', 'com.facebook.'],
  ['TWITTER', 'com.twitter.android'],
  ['LINKEDIN', 'com.linkedin.android'],
  ['WHATSAPP', 'com.whatsapp'],
  ['GMAIL', 'com.google.android.gm'],
];

/** Marks of browsers in the user agent; each browser also claims to be the ones listed after it. */
const BROWSER_MARKS: readonly (readonly [InstallingBrowser, RegExp])[] = [
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['EDGE', /\bEdg(?:e|A|iOS)?\//],
  ['OPERA', /\b(?:OPR|OPX|OPT|OPiOS|Opera)\b/],
  ['FIREFOX', /\b(?:Firefox|FxiOS)\//],
  ['CHROME', /(?:Chrome|CriOS)\//],
  ['SAFARI', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** Android's web view identifies itself by this token. */
const WEB_VIEW = /; wv\)/;
/** Names of iOS browsers; an iOS web view contains none of these. */
const NAMES_BROWSER = /\b(?:Safari|FxiOS|CriOS|EdgiOS|OPiOS|OPT|OPX)\//;

/** Returns the device and browser that a page is opened in. */
export function browserSeen({ userAgent, referrer = '', touchPoints = 0 }: BrowserClues): BrowserSeen {
  const device = deviceSeen(userAgent, touchPoints);
  const marked = APP_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
  const sender = APP_PACKAGES.find(([, name]) => referrer.startsWith(`android-app://${name}`))?.[0];
  const app = marked ?? (device === 'ANDROID' ? sender : undefined);
  // On a computer, apps open pages in the default browser.
  if (app !== undefined && device !== 'DESKTOP') return { device, browser: app };
  if (WEB_VIEW.test(userAgent) || (device === 'IOS' && !NAMES_BROWSER.test(userAgent)))
    return { device, browser: 'OTHER_APP' };
  return { device, browser: BROWSER_MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'OTHER' };
}

function deviceSeen(userAgent: string, touchPoints: number): Device {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return 'IOS';
  return /\bAndroid\b/.test(userAgent) ? 'ANDROID' : 'DESKTOP';
}

/** Whether a page is opened in a browser within another app. */
export function isInApp(browser: Browser): browser is InAppBrowser {
  return (IN_APP_BROWSERS as readonly Browser[]).includes(browser);
}
