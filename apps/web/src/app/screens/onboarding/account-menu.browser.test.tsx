import { onboarding as onboardingEn } from '@weekbord/phrases/en/onboarding';
import { onboarding as onboardingNl } from '@weekbord/phrases/nl/onboarding';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { showLanguage } from '../../../shared/locale/language.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { keepToken } from '../../../shared/session/token.ts';
import { readStored } from '../../../shared/stored.ts';
import { DEVICES, openStep } from './open-step.test-support.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  showLanguage('en');
});

const PAID: NonNullable<CurrentUser['customer']> = {
  subscriptions: [{ id: 'sub_1', status: 'active', items: [{ plan: { product: 'prod_1' } }] }],
};

describe.each(DEVICES)('a person who has not finished onboarding, on $name', (device) => {
  it('can open their paid subscription, if any, from every question', async () => {
    await openStep(device, 'goal', { customer: PAID });
    await page.getByRole('button', { name: device.shared.accountMenu }).click();
    const menu = page.getByRole('dialog', { name: device.shared.accountMenu });
    const link = menu.getByRole('link', { name: device.billing.title });
    await expect.element(link).toHaveAttribute('href', '/billing');
    await expectAccessible();
    await cleanup();
    await openStep(device, 'goal');
    await page.getByRole('button', { name: device.shared.accountMenu }).click();
    await expect.element(page.getByRole('button', { name: device.shared.logOut })).toBeVisible();
    expect(link.elements()).toEqual([]);
  });

  it.each(['goal', 'modify-macros', 'dislikes'] as const)('can log out and change the language at %s', async (step) => {
    await openStep(device, step);
    await page.getByRole('button', { name: device.shared.accountMenu }).click();
    const menu = page.getByRole('dialog', { name: device.shared.accountMenu });
    await expect.element(menu.getByRole('button', { name: device.shared.logOut })).toBeVisible();
    await expect.element(menu.getByText(device.shared.logOutUnsaved)).toBeVisible();
    await expect.element(menu.getByRole('radio', { name: 'Nederlands' })).toBeInTheDocument();
    await expectAccessible();
  });
});

it('changes the language immediately, in the account too, and stays on the question', async () => {
  const phone = DEVICES[0]!;
  const saved: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, { method, body } = {}) => {
    if (method === 'PATCH' && typeof body === 'string') saved.push(body);
    return new Promise(() => undefined);
  });
  const wizard = await openStep(phone, 'activity');
  await expect.element(page.getByRole('heading', { name: onboardingEn.activityTitle })).toBeVisible();
  await page.getByRole('button', { name: phone.shared.accountMenu }).click();
  await page.getByText('Nederlands', { exact: true }).click();
  await page.getByRole('button', { name: sharedNl.close }).click();
  await expect.element(page.getByRole('heading', { name: onboardingNl.activityTitle })).toBeVisible();
  await wizard.expectStep('activity');
  expect(saved).toEqual(['{"language":"nl"}']);
});

it('logs out on the server and on the device, and opens the login page', async () => {
  const phone = DEVICES[0]!;
  await openStep(phone, 'goal');
  keepToken('of-noor');
  const ended: [path: string, token: string | null][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, { headers } = {}) => {
    ended.push([path instanceof Request ? path.url : path.toString(), new Headers(headers).get('authorization')]);
    return new Response(null, { status: 204 });
  });
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    left.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener('navigate', stay);
  await page.getByRole('button', { name: phone.shared.accountMenu }).click();
  await page.getByRole('button', { name: phone.shared.logOut }).click();
  await expect.poll(() => left).toEqual(['/login']);
  navigation.removeEventListener('navigate', stay);
  expect(ended).toEqual([[expect.stringMatching(/\/logout\/?$/), 'Token of-noor']]);
  expect(readStored('token')).toBeNull();
});
