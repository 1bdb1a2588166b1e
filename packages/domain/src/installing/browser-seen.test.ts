import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserSeen, DEVICES, IN_APP_BROWSERS, INSTALLING_BROWSERS, isInApp } from './browser-seen.ts';
import { AGENTS, MAC, PIXEL } from './user-agents.test-support.ts';

describe('the device and browser in which a page is opened', () => {
  it.each(AGENTS)('are recognised for %s, %s: %s', (device, browser, userAgent) => {
    expect(browserSeen({ userAgent })).toEqual({ device, browser });
  });

  it('include every browser that can be detected', () => {
    const covered = new Set(AGENTS.map(([, browser]) => browser));
    expect([...covered].toSorted()).toEqual([...IN_APP_BROWSERS, ...INSTALLING_BROWSERS].toSorted());
  });

  it('include an iPad if a supposed Mac has a touch screen', () => {
    const userAgent = `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`;
    expect(browserSeen({ userAgent, touchPoints: 5 })).toEqual({ device: 'IOS', browser: 'SAFARI' });
  });

  it.each([
    ['GMAIL', 'android-app://com.google.android.gm/'],
    ['LINKEDIN', 'android-app://com.linkedin.android/'],
    ['FACEBOOK', 'android-app://com.facebook.katana/'],
    ['CHROME', 'https://mail.google.com/'],
  ])('are Android and %s if Chrome was opened from %s', (browser, referrer) => {
    const userAgent = `${PIXEL} Chrome/136.0.0.0 Mobile Safari/537.36`;
    expect(browserSeen({ userAgent, referrer })).toEqual({ device: 'ANDROID', browser });
  });

  it('are always known values, whatever the user agent says', () => {
    const words = fc.constantFrom(
      'iPhone',
      'Android',
      'Macintosh',
      'Chrome/1',
      'Instagram 1',
      'Safari/6',
      'OPR/9',
      'Firefox/1',
      '; wv)',
      'FBAN',
      'Version/18',
    );
    const said = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(words, fc.string())).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(said, said, fc.nat(10), (userAgent, referrer, touchPoints) => {
        const { device, browser } = browserSeen({ userAgent, referrer, touchPoints });
        expect(DEVICES).toContain(device);
        expect([...IN_APP_BROWSERS, ...INSTALLING_BROWSERS]).toContain(browser);
        // On a computer, no page counts as opened in an app, unless the browser says that it is a web view.
        if (device === 'DESKTOP' && isInApp(browser)) expect(userAgent).toContain('; wv)');
      }),
    );
  });

  it('name an app whenever the app identifies itself on a phone, in any browser', () => {
    const marks = [
      ['INSTAGRAM', 'Instagram 382.0'],
      ['FACEBOOK', '[FBAN/FBIOS;FBAV/5]'],
      ['TWITTER', 'Twitter/10.56'],
      ['LINKEDIN', '[LinkedInApp]'],
      ['WHATSAPP', 'WhatsApp/2.25'],
      ['GMAIL', 'Gmail/6.0'],
    ] as const;
    const phones = AGENTS.filter(([device, browser]) => device !== 'DESKTOP' && !isInApp(browser));
    fc.assert(
      fc.property(fc.constantFrom(...phones), fc.constantFrom(...marks), ([device, , userAgent], [app, mark]) => {
        expect(browserSeen({ userAgent: `${userAgent} ${mark}` })).toEqual({ device, browser: app });
      }),
    );
  });
});
