import { DEVICES, IN_APP_BROWSERS, INSTALLING_BROWSERS } from '@weekbord/domain/installing/browser-seen';
import { installing } from '@weekbord/phrases/en/installing';
import { expect, it } from 'vitest';
import { BROWSER_NAMES, GUIDED_BROWSERS, guideFor } from './guides.ts';

it('there are steps for every browser on every device, starting with how to leave an in-app browser', () => {
  for (const device of DEVICES)
    for (const browser of [...IN_APP_BROWSERS, ...INSTALLING_BROWSERS]) {
      const steps = guideFor({ device, browser });
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) expect(installing[step]).not.toBe('');
      const isApp = (IN_APP_BROWSERS as readonly string[]).includes(browser);
      expect([browser, steps.at(-1) === 'installThere']).toEqual([browser, isApp]);
    }
});

it('never sends a user on an iPhone to an Android menu, or vice versa', () => {
  for (const browser of INSTALLING_BROWSERS) {
    expect(guideFor({ device: 'IOS', browser }).slice(-2)).toEqual(['addIos', 'confirmIos']);
    expect(guideFor({ device: 'ANDROID', browser }).at(-1)).toBe('confirmAndroid');
  }
});

it('the steps can be looked up for each browser that has its own name and steps', () => {
  expect(GUIDED_BROWSERS.map(({ device, browser }) => `${device} ${BROWSER_NAMES[browser]}`)).toEqual([
    'IOS Safari',
    'IOS Chrome',
    'IOS Firefox',
    'IOS Edge',
    'IOS Opera',
    'ANDROID Chrome',
    'ANDROID Samsung Internet',
    'ANDROID Firefox',
    'ANDROID Opera',
    'ANDROID Edge',
    'DESKTOP Chrome',
    'DESKTOP Edge',
    'DESKTOP Safari',
  ]);
});
