import { onboarding as onboardingEn } from '@weekbord/phrases/en/onboarding';
import { onboarding as onboardingNl } from '@weekbord/phrases/nl/onboarding';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { showLanguage } from '../../../shared/locale/language.ts';
import { DEVICES, openStep } from './open-step.test-support.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  showLanguage('en');
});

describe.each(DEVICES)('who is not set up yet, on $name', (device) => {
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

it('the language changes at once, on the account too, and the question stays', async () => {
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
