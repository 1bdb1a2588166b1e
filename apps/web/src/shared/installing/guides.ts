import {
  type BrowserSeen,
  type InAppBrowser,
  type InstallingBrowser,
  isInApp,
} from '@weekbord/domain/installing/browser-seen';
import type { PhrasesOf } from '@weekbord/phrases/areas';

/** One step, by its phrase. */
export type GuideStep = Exclude<
  keyof PhrasesOf<'installing'>,
  'entryTitle' | 'installedOpen' | 'guideTitle' | 'leaveText'
>;
type Guide = readonly GuideStep[];
type Phone = Exclude<BrowserSeen['device'], 'DESKTOP'>;

/** How to open a page in the browser from within another app. */
const LEAVING: Readonly<Record<InAppBrowser, Readonly<Record<Phone, Guide>>>> = {
  INSTAGRAM: { IOS: ['dotsTop', 'openExternal'], ANDROID: ['dotsTop', 'openExternal'] },
  FACEBOOK: { IOS: ['dotsBelow', 'openExternal'], ANDROID: ['dotsTop', 'openExternal'] },
  GMAIL: { IOS: ['compass'], ANDROID: ['dotsTop', 'openChrome'] },
  TWITTER: { IOS: ['share', 'openSafari'], ANDROID: ['dotsTop', 'openBrowser'] },
  LINKEDIN: { IOS: ['dotsTop', 'openBrowser'], ANDROID: ['dotsTop', 'openBrowser'] },
  WHATSAPP: { IOS: ['compass'], ANDROID: ['dotsTop', 'openChrome'] },
  OTHER_APP: { IOS: ['appMenu', 'openSafari'], ANDROID: ['appMenu', 'openBrowser'] },
};

const IOS_END: Guide = ['addIos', 'confirmIos'];
const ANDROID_USUAL: Guide = ['dotsTop', 'addAndroid', 'confirmAndroid'];

/** How to install a page in each browser; for browsers that are not listed, the device's `OTHER` applies. */
const INSTALLING: Readonly<
  Record<BrowserSeen['device'], Readonly<Partial<Record<InstallingBrowser, Guide>> & { OTHER: Guide }>>
> = {
  IOS: {
    SAFARI: ['share', ...IOS_END],
    CHROME: ['shareTop', ...IOS_END],
    FIREFOX: ['linesBelow', 'shareInMenu', ...IOS_END],
    EDGE: ['linesBelow', 'shareInMenu', ...IOS_END],
    OPERA: ['dotsBelow', 'shareInMenu', ...IOS_END],
    OTHER: ['share', ...IOS_END],
  },
  ANDROID: {
    CHROME: ANDROID_USUAL,
    SAMSUNG: ['linesBelow', 'addPage', 'confirmAndroid'],
    FIREFOX: ANDROID_USUAL,
    OPERA: ['dotsTop', 'addOpera', 'confirmAndroid'],
    EDGE: ['linesBelow', 'addToPhone', 'confirmAndroid'],
    OTHER: ['browserMenu', 'addAndroid', 'confirmAndroid'],
  },
  DESKTOP: {
    CHROME: ['iconInAddress', 'confirmDesktop'],
    EDGE: ['iconInAddress', 'confirmDesktop'],
    SAFARI: ['addToDock'],
    OTHER: ['openElsewhere'],
  },
};

/** Returns the guide for installing the app in a browser. */
export function guideFor({ device, browser }: BrowserSeen): Guide {
  if (isInApp(browser)) return [...LEAVING[browser][device === 'DESKTOP' ? 'ANDROID' : device], 'installThere'];
  const guides = INSTALLING[device];
  return guides[browser] ?? guides.OTHER;
}

/** Browsers that have a guide of their own, by device, for lookup. */
export const GUIDED_BROWSERS: readonly BrowserSeen[] = (['IOS', 'ANDROID', 'DESKTOP'] as const).flatMap((device) =>
  (Object.keys(INSTALLING[device]) as InstallingBrowser[]).flatMap((browser) =>
    browser === 'OTHER' ? [] : { device, browser },
  ),
);

/** The names of browsers and apps, which are the same in every language; the others have no name. */
export const BROWSER_NAMES: Readonly<Partial<Record<BrowserSeen['browser'], string>>> = {
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  GMAIL: 'Gmail',
  TWITTER: 'X (Twitter)',
  LINKEDIN: 'LinkedIn',
  WHATSAPP: 'WhatsApp',
  SAMSUNG: 'Samsung Internet',
  EDGE: 'Edge',
  OPERA: 'Opera',
  FIREFOX: 'Firefox',
  CHROME: 'Chrome',
  SAFARI: 'Safari',
};
