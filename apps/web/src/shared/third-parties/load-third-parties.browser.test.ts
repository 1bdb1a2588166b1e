import { expect, it } from 'vitest';
import { loadThirdParties } from './load-third-parties.ts';

it('a visitor who comes from the payment page is told to the pixel as a purchase of 50 EUR, once', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://checkout.stripe.com/c/pay/1' });
  const settings = {
    purposes: ['ADVERTISING'],
    scripts: { AD_PIXEL: 'data:text/javascript,' },
    pixelId: '1234567890',
    takesClicks: false,
    takesProblems: false,
    paymentHosts: ['checkout.stripe.com'],
  } as const;
  loadThirdParties(['AD_PIXEL'], settings);
  loadThirdParties(['AD_PIXEL'], settings);
  expect(window.fbq?.queue).toEqual([
    ['init', '1234567890'],
    ['track', 'PageView'],
    ['track', 'Purchase', { value: 50, currency: 'EUR' }],
  ]);
});
