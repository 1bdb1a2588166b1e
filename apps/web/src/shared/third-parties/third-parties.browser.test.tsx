import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ThirdPartySettings } from '@weekbord/domain/consent/third-parties';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../accessible.test-support.ts';
import { brandQuery } from '../brand/brand.ts';
import { speakLanguage } from '../locale/language.ts';
import { endSession, keepToken } from '../session/token.ts';
import { hasThirdParties } from './load-third-parties.ts';
import { ThirdParties } from './third-parties.tsx';

const scriptOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const SETTINGS: ThirdPartySettings = {
  purposes: ['MEASURING', 'ADVERTISING', 'SUPPORT'],
  scripts: {
    AD_PIXEL: scriptOf('window.pixelCalls = window.fbq.queue.slice()'),
    MESSENGER: scriptOf('window.Intercom = () => {}'),
  },
  pixelId: '1234567890',
  tracksClicks: false,
  collectsProblems: false,
  paymentHosts: ['checkout.stripe.com'],
};
const ours = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="data:text/javascript"]')];
const seen = (name: string) => (window as unknown as Record<string, unknown>)[name];
const kept = () => JSON.parse(localStorage.getItem('weekbord.visit-choice') ?? 'null') as unknown;

async function draw() {
  const client = new QueryClient();
  client.setQueryData(brandQuery.queryKey, { name: 'Killerbody' } as never);
  await render(
    <QueryClientProvider client={client}>
      <p>The diary</p>
      <ThirdParties written={JSON.stringify(SETTINGS)} />
    </QueryClientProvider>,
  );
}

beforeEach(() => speakLanguage('en'));
afterEach(() => {
  localStorage.clear();
  for (const script of ours()) script.remove();
  delete window.Intercom;
});

const asked = page.getByRole('region', { name: 'May we load this?' });
const button = (name: string) => page.getByRole('button', { name });

it('asks nothing and loads nothing if a user is logged in, whatever was agreed to before', async () => {
  const choice = { asked: SETTINGS.purposes, agreed: SETTINGS.purposes, on: '2999-01-01' };
  localStorage.setItem('weekbord.visit-choice', JSON.stringify(choice));
  keepToken('a-token');
  await draw();
  await expect.element(page.getByText('The diary')).toBeVisible();
  expect([hasThirdParties(), asked.elements(), page.getByRole('button').elements()]).toEqual([false, [], []]);
  endSession('a-token');
});

describe('third parties before a choice', () => {
  it('are neither loaded nor stored, and can be refused as easily as accepted', async () => {
    await draw();
    await expect.element(asked).toBeVisible();
    await expectAccessible();
    expect([ours(), kept(), hasThirdParties()]).toEqual([[], null, false]);
    const [refuse, accept] = ['Reject all', 'Accept all'].map((name) => button(name).element().getBoundingClientRect());
    expect([refuse!.width, refuse!.height, refuse!.top]).toEqual([accept!.width, accept!.height, accept!.top]);
    expect(button('Reject all').element().className).toBe(button('Accept all').element().className);

    await button('Reject all').click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(ours()).toEqual([]);
    expect(kept()).toMatchObject({ asked: SETTINGS.purposes, agreed: [] });
    expect(window.Intercom).toBeUndefined();
  });

  it('are not preselected, and those that stay unticked are not loaded', async () => {
    await draw();
    await button('Choose').click();
    const boxes = page.getByRole('checkbox');
    expect(boxes.elements().map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false]);
    await page.getByRole('checkbox', { name: /Chat with support/ }).click();
    await button('Save my choice').click();
    await expect.poll(() => ours()).toHaveLength(1);
    expect(kept()).toMatchObject({ agreed: ['SUPPORT'] });
    await expect.poll(() => window.Intercom).toBeDefined();
    expect(seen('pixelCalls')).toBeUndefined();
  });
});

it('if everything is accepted, the pixel (ad_pixel) gets the visit and a purchase of 50 EUR', async () => {
  Object.defineProperty(document, 'referrer', { value: 'https://checkout.stripe.com/c/pay/1', configurable: true });
  await draw();
  await button('Accept all').click();
  await expect
    .poll(() => seen('pixelCalls'))
    .toEqual([
      ['init', '1234567890'],
      ['track', 'PageView'],
      ['track', 'Purchase', { value: 50, currency: 'EUR' }],
    ]);
  await button('Privacy choices').click();
  await expect.element(page.getByRole('checkbox', { name: /Advertising/ })).toBeChecked();
  Reflect.deleteProperty(document, 'referrer');
});
