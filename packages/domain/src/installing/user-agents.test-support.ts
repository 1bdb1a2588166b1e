import type { Browser, Device } from './browser-seen.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
export const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
export const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

export const IPHONE_SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;

/** User agents of real browsers. */
export const AGENTS: readonly (readonly [Device, Browser, string])[] = [
  [
    'IOS',
    'INSTAGRAM',
    `${IPHONE} Mobile/22F76 Instagram 382.0.0.28.94 (iPhone15,3; iOS 18_5; nl_NL; nl; scale=3.00; 1290x2796)`,
  ],
  [
    'ANDROID',
    'INSTAGRAM',
    `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 337.0.0.35.102 Android (34/14; 450dpi)`,
  ],
  ['IOS', 'FACEBOOK', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/512.0.0.48.108;FBBV/733223475;FBDV/iPhone15,3]`],
  ['IOS', 'FACEBOOK', `${IPHONE} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/470.0.0.36.107;FBBV/649823]`],
  ['ANDROID', 'FACEBOOK', `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/467.1.0.52.83;]`],
  ['IOS', 'TWITTER', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.56`],
  ['ANDROID', 'TWITTER', `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36 TwitterAndroid`],
  ['IOS', 'LINKEDIN', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.4201`],
  ['ANDROID', 'LINKEDIN', `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36 [LinkedInApp]`],
  ['IOS', 'WHATSAPP', `${IPHONE} Mobile/15E148 WhatsApp/2.25.14`],
  ['ANDROID', 'WHATSAPP', `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36 WhatsApp/2.25.14.77 A`],
  ['IOS', 'GMAIL', `${IPHONE} Mobile/15E148 Gmail/6.0.250504`],
  ['IOS', 'OTHER_APP', `${IPHONE} Mobile/15E148`],
  ['IOS', 'OTHER_APP', `${IPHONE} GSA/370.0.762543316 Mobile/15E148 Safari/604.1`],
  ['ANDROID', 'OTHER_APP', `${VIEW} Chrome/126.0.6478.71 Mobile Safari/537.36`],
  ['IOS', 'SAFARI', IPHONE_SAFARI],
  ['IOS', 'CHROME', `${IPHONE} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`],
  ['IOS', 'FIREFOX', `${IPHONE} FxiOS/138.1 Mobile/15E148 Safari/605.1.15`],
  ['IOS', 'EDGE', `${IPHONE} Version/18.0 EdgiOS/136.0.3240.50 Mobile/15E148 Safari/604.1`],
  ['IOS', 'OPERA', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.5.0`],
  ['ANDROID', 'CHROME', `${PIXEL} Chrome/136.0.0.0 Mobile Safari/537.36`],
  [
    'ANDROID',
    'SAMSUNG',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['ANDROID', 'FIREFOX', 'Mozilla/5.0 (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0'],
  ['ANDROID', 'OPERA', `${PIXEL} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/89.0.0.0`],
  ['ANDROID', 'EDGE', `${PIXEL} Chrome/136.0.0.0 Mobile Safari/537.36 EdgA/136.0.0.0`],
  ['DESKTOP', 'CHROME', `${WINDOWS} Chrome/136.0.0.0 Safari/537.36`],
  ['DESKTOP', 'EDGE', `${WINDOWS} Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0`],
  ['DESKTOP', 'OPERA', `${WINDOWS} Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0`],
  ['DESKTOP', 'FIREFOX', 'Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0'],
  ['DESKTOP', 'SAFARI', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`],
  ['DESKTOP', 'OTHER', 'Mozilla/5.0 (compatible; Something/1.0)'],
];
