import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { writeStored } from '../../../shared/stored.ts';
import { addClient, open, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const card = page.getByRole('region', { name: 'Set up your practice' });
const own = (change: object) =>
  ({ owner: 900, primary_colour: '#00bcd4', logo: null, subdomain: null, ...change }) as unknown as NonNullable<
    CurrentUser['organisation']
  >;

it('shows a new coach what to set up, what is done, and a link to each step', async () => {
  await open('/clients');
  await expect.element(card.getByText('0 of 4 done')).toBeVisible();
  await expect.element(card.getByText('Your clients see it at the top of the app and in emails.')).toBeVisible();
  for (const name of [/Name your practice/, /Choose your colour and logo/, /Choose your portal address/]) {
    await expect.element(card.getByRole('link', { name })).toHaveAttribute('href', '/account');
  }
  await expect
    .element(card.getByRole('link', { name: /Invite your first client/ }))
    .toHaveAttribute('href', '/clients/new');
  await expectAccessible();
});

it("counts only what is done in the coach's own organisation", async () => {
  await open('/clients', { organisation: own({ owner: 1, logo: '/uploads/1.webp', subdomain: 'vos' }) });
  await expect.element(card.getByText('0 of 4 done')).toBeVisible();
  await cleanup();
  await open('/clients', { organisation: own({ subdomain: 'vos' }) });
  await expect.element(card.getByText('2 of 4 done')).toBeVisible();
  expect(card.getByRole('link', { name: /portal|Name your practice/ }).elements()).toEqual([]);
  await expect.element(card.getByText('The whole app takes on your look.')).toBeVisible();
  await expectAccessible();
});

it('disappears once everything is done', async () => {
  addClient('Eva');
  await open('/clients', { organisation: own({ logo: '/uploads/1.webp', subdomain: 'vos' }) });
  await expect.element(page.getByText('1 client', { exact: true })).toBeVisible();
  expect(card.elements()).toEqual([]);
});

it('is one line that unfolds once there are clients, so that they come first', async () => {
  addClient('Eva');
  await open('/clients', { organisation: own({ subdomain: 'vos' }) });
  const head = card.getByRole('button', { name: /Set up your practice.*3 of 4 done/ });
  await expect.element(head).toHaveAttribute('aria-expanded', 'false');
  expect(card.getByRole('link').elements()).toEqual([]);
  await head.click();
  await expect.element(card.getByRole('link', { name: /Choose your colour and logo/ })).toBeVisible();
  await expect.element(head).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

it('the setup list is hidden for this coach until they log out', async () => {
  try {
    await open('/clients');
    await card.getByRole('button', { name: 'Hide this' }).click();
    await expect.element(card).not.toBeInTheDocument();
  } finally {
    writeStored('setup-hidden', null);
  }
});
