import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { endSession, keepToken, readToken } from '../../../shared/session/token.ts';
import { writeStored } from '../../../shared/stored.ts';
import { changeHealthConnection, healthConnection } from './connection.ts';
import { HealthSheet } from './health-sheet.tsx';
import { FakeHealthStore } from './health-store.test-support.ts';

const USER = {
  id: 71,
  intake: { personal_weight_unit: 'KILOGRAMS' },
  account_enabled: true,
  payment_status_override: false,
  customer: null,
  coach: null,
  organisation: null,
  age_closure: null,
  consents_given: ['BODY'],
  consents_due: [],
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};
const OFF = { weightIn: null, nutritionOut: null, written: { meals: {}, deleted: [] } };

let store: FakeHealthStore;
let system: 'android' | 'ios';
let sent: unknown[];
let account: typeof USER;

beforeEach(async () => {
  store = new FakeHealthStore();
  system = 'android';
  sent = [];
  account = USER;
  vi.stubGlobal('Capacitor', {
    getPlatform: () => system,
    nativePromise: async (_: string, method: string, options: Record<string, unknown>) => store.call(method, options),
  });
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') sent.push(JSON.parse(body!));
    if (address.includes('/consents')) {
      account = { ...account, consents_given: ['BODY'] };
      return Response.json({ results: [], next: null });
    }
    if (address.includes('/calendarDay')) return Response.json({ results: [], next: null });
    if (address.includes('/progress')) return Response.json({ points: [], change_per_week: null });
    return Response.json(account);
  });
  keepToken('secret');
  changeHealthConnection(USER.id, OFF);
  await loadPhrases('shared', 'consents');
});
afterEach(async () => {
  changeHealthConnection(USER.id, OFF);
  writeStored('health-store', null);
  endSession(readToken() ?? '');
  writeStored('token', null);
  await changeLanguage('en');
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, account as unknown as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <Suspense>
        <HealthSheet onClose={() => undefined} />
      </Suspense>
      <AlertList />
    </QueryClientProvider>,
  );
}

const weight = page.getByRole('switch', { name: /^Weight from/ });
const nutrition = page.getByRole('switch', { name: /^Meals to/ });

it('the sheet has two switches that are off, and asks the phone only for what is switched on', async () => {
  await open();
  await expect.element(weight).not.toBeChecked();
  await expect.element(nutrition).not.toBeChecked();
  await expectAccessible();
  await nutrition.click();
  await expect.element(nutrition).toBeChecked();
  expect(store.granted).toEqual({ weight: false, nutrition: true });
  await weight.click();
  await expect.element(weight).toBeChecked();
  expect(healthConnection(USER.id)).toMatchObject({ weightIn: {}, nutritionOut: {} });
  await weight.click();
  await expect.element(weight).not.toBeChecked();
});

it('the switch stays off if the person refuses, and a message says how to allow access', async () => {
  store.allows.weight = false;
  await open();
  await weight.click();
  await expect.element(page.getByText('Health Connect doesn’t allow this.', { exact: false })).toBeVisible();
  await expect.element(weight).not.toBeChecked();
  await expectAccessible();
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect.poll(() => store.calls.at(-1)).toBe('openSettings');
  store.allows.weight = true;
  await weight.click();
  await expect.element(weight).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Open settings' })).not.toBeInTheDocument();
});

it('says that the phone has revoked a permission', async () => {
  changeHealthConnection(USER.id, { weightIn: { since: 0, seen: {} } });
  await open();
  await expect.element(weight).toBeChecked();
  await expect.element(page.getByText('In Health Connect: App permissions.')).toBeVisible();
});

it('says that the phone has no health store, or that it must be updated first', async () => {
  store.availability = 'unavailable';
  await open();
  await expect.element(page.getByText('Health Connect isn’t available on this phone.')).toBeVisible();
  await expect.element(weight).not.toBeInTheDocument();
  store.availability = 'update';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Health Connect needs to be installed or updated first.')).toBeVisible();
  await page.getByRole('button', { name: 'Open Google Play' }).click();
  await expect.poll(() => store.calls.at(-1)).toBe('openSettings');
});

it('first asks for consent to store weights if it was withdrawn or never given', async () => {
  account = { ...USER, consents_given: [] };
  await open();
  await expect.element(weight).toBeDisabled();
  await expect.element(nutrition).toBeEnabled();
  await page.getByRole('checkbox').click();
  await expect.element(weight).toBeEnabled();
  expect(sent).toMatchObject([{ given: [{ purpose: 'BODY' }] }]);
  await weight.click();
  await expect.element(weight).toBeChecked();
});

it.each([
  ['Turn off and keep them', 1],
  ['Turn off and delete them', 0],
])('asks whether to keep or delete what was written: %s', async (button, left) => {
  const record = { id: 'r', start: 0, end: 1, offsetMinutes: 0, mealType: 1, nutrition: { energy: 400 } };
  store.granted.nutrition = true;
  store.records.set('r', record);
  changeHealthConnection(USER.id, {
    nutritionOut: { from: '2027-03-14', checkedOn: '2027-03-14' },
    written: { meals: { 1: ['2027-03-14', 'r'] }, deleted: [] },
  });
  await open();
  await nutrition.click();
  const question = page.getByRole('dialog', { name: 'Delete saved meals?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: button }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(nutrition).not.toBeChecked();
  expect(store.records.size).toBe(left);
  const later = page.getByRole('button', { name: 'Delete saved meals' });
  if (left === 0) return expect.element(later).not.toBeInTheDocument();
  await later.click();
  await expect.element(page.getByText('Deleted from Health Connect.')).toBeVisible();
  expect(store.records.size).toBe(0);
});

it('keeps what was written if deleting it fails, reports the failure, and offers a retry', async () => {
  changeHealthConnection(USER.id, { written: { meals: { 1: ['2027-03-14', 'r'] }, deleted: [] } });
  await open();
  const button = page.getByRole('button', { name: 'Delete saved meals' });
  await button.click();
  await expect.element(page.getByText('That didn’t work. Try again.')).toBeVisible();
  store.granted.nutrition = true;
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
});

it('calls the health store Apple Health on an iPhone, in both languages', async () => {
  system = 'ios';
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Apple Health' })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: /^Weight from Apple Health/ })).toBeVisible();
  await changeLanguage('nl');
  await expect.element(page.getByRole('dialog', { name: 'Apple Gezondheid' })).toBeVisible();
});
