/// <reference types="@vitest/browser-playwright" />
import { addDays } from '@weekbord/domain/dates/plain-date';
import { LINK_DAYS_AFTER } from '@weekbord/domain/groceries/link-life';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import type { GroceryList, SharedGroceryList } from '@weekbord/contract/groceries/models';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { currentAlerts } from '../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { today } from '../../../shared/locale/today.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { writeStored } from '../../../shared/stored.ts';
import { aList, anItem } from '../a-list.test-support.ts';
import type { GroceryItem } from '../model/aisles.ts';
import { renderWithList, type SentCall } from '../groceries.test-support.tsx';
import { keepLink, linkOf } from '../model/kept-link.ts';
import { ShareButton } from './share-button.tsx';
import { SharedList } from './shared-list.tsx';

const SECRET = 'x'.repeat(43);
const LINK = { secret: SECRET, link_fingerprint: '0a1b2c3d' };
/** Days for which a link is valid. */
const TO_COME = { start_date: today(), end_date: addDays(today(), 6) };
const newList = vi.fn<() => void>();
const share = (list: GroceryList) => <ShareButton list={list} onNewList={newList} />;

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('groceries', 'sharing', 'shared');
});
afterEach(() => {
  writeStored('grocery-link', null);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const question = page.getByRole('dialog', { name: 'Turn off the current link?' });

it('a link can be created, copied and, after confirmation, revoked', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const calls = await renderWithList(aList([anItem(1)], TO_COME), share, () => LINK);
  await button('Share this list').click();
  await expect.element(page.getByText(/without an account/)).toBeVisible();
  await expectAccessible();
  await button('Create a link').click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(linkOf(SECRET));
  expect(currentAlerts().at(-1)).toMatchObject({ text: 'The link is ready', tone: 'good' });
  await expectAccessible();
  await button('Copy link').click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}/list#${SECRET}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Share this list: Shared with a link')).toHaveFocus();

  await button('Share this list: Shared with a link').click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await button('Stop sharing').click();
  await expect.element(page.getByText('People with the link won’t be able to open this list any more.')).toBeVisible();
  await expectAccessible();
  expect(calls).toHaveLength(1);
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(button(/^Share this list$/)).toHaveFocus();
  expect(currentAlerts().at(-1)).toMatchObject({ text: 'The link no longer works' });
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['PUT', '/api/planner/groceryListLink/7'],
    ['DELETE', '/api/planner/groceryListLink/7'],
  ]);
});

it('a link created on another device can be replaced, after confirmation, and revoked', async () => {
  const calls = await renderWithList(
    aList([anItem(1)], { is_shared: true, link_fingerprint: 'ffffffff' }),
    share,
    () => LINK,
  );
  await button(/Shared with a link/).click();
  await expect.element(page.getByText(/only copy it on the device where you made it/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(button('Stop sharing')).toBeVisible();
  await button('Create a new link').click();
  await question.getByRole('button', { name: 'Cancel' }).last().click();
  await expect.element(button('Create a new link')).toHaveFocus();
  await button('Create a new link').click();
  await expect.element(page.getByText('People with the link won’t be able to open this list any more.')).toBeVisible();
  expect(calls).toEqual([]);
  await question.getByRole('button', { name: 'Create a new link' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(linkOf(SECRET));
});

it('does not offer a link created here once another device has replaced it', async () => {
  keepLink(7, LINK);
  await renderWithList(aList([anItem(1)], { is_shared: true, link_fingerprint: LINK.link_fingerprint }), share);
  await button(/Shared with a link/).click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(linkOf(SECRET));
  await cleanup();
  await renderWithList(aList([anItem(1)], { is_shared: true, link_fingerprint: 'ffffffff' }), share);
  await button(/Shared with a link/).click();
  await expect.element(page.getByText(/only copy it on the device where you made it/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

it('says that links to a list no longer work, and offers to create a new list', async () => {
  const lastDay = addDays(today(), -LINK_DAYS_AFTER);
  await renderWithList(aList([anItem(1)], { end_date: lastDay }), share);
  await button('Share this list').click();
  await expect.element(button('Create a link')).toBeVisible();
  await cleanup();
  const calls = await renderWithList(aList([anItem(1)], { end_date: addDays(lastDay, -1) }), share);
  await button('Share this list').click();
  await expect.element(page.getByText(/^The dates of this list have passed/)).toBeVisible();
  expect(button('Create a link').elements()).toEqual([]);
  await expectAccessible();
  await button('New list').click();
  expect(newList).toHaveBeenCalledOnce();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(calls).toEqual([]);
});

async function visit(answer: (call: SentCall) => Response | Promise<Response>) {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { method, body }: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    const call = { method: method!, path: pathname, body: body === undefined ? null : JSON.parse(body as string) };
    calls.push(call);
    return Promise.resolve(answer(call));
  });
  const client = createQueryClient();
  sendQueuedWrites(client);
  await render(
    <QueryClientProvider client={client}>
      <SharedList secret={SECRET} />
    </QueryClientProvider>,
  );
  return calls;
}

/** An item as sent to a visitor. */
const sharedItem = (id: number, change: Partial<GroceryItem> & Partial<SharedGroceryList['items'][number]> = {}) => {
  return { ...anItem(id, change), cares: change.cares ?? [] };
};

it('a visitor sees what the owner checks when buying an item, also in Dutch', async () => {
  const list: SharedGroceryList = {
    items: [
      sharedItem(1, { name: 'lamb', cares: ['HALAL'] }),
      sharedItem(2, { name: 'stock cubes', cares: ['HALAL', 'GLUTEN_ON_LABEL'] }),
      sharedItem(3, { name: 'leek' }),
    ],
  };
  await visit(() => Response.json(list));
  await expect.element(page.getByRole('checkbox', { name: 'lamb (halal) 100 g' })).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: 'stock cubes (halal, gluten-free, check the label) 100 g' }))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'leek 100 g' })).toBeVisible();
  await expectAccessible();
  await cleanup();
  speakLanguage('nl');
  await loadPhrases('groceries', 'sharing', 'shared');
  await visit(() => Response.json(list));
  await expect.element(page.getByText('(halal, glutenvrij, kijk op het etiket)')).toBeVisible();
});

it('a visitor sees what to buy, ticks it immediately, and sees what others tick', async () => {
  const items = [
    sharedItem(1, { name: 'leek' }),
    sharedItem(2, { name: 'milk', category: 'DAIRY', display_quantity: '2 packs' }),
  ];
  let list: SharedGroceryList = { items };
  const tickOf = (id: number) => ({
    items: list.items.map((item) => (item.id === id ? { ...item, checked: true } : item)),
  });
  const calls = await visit(({ method }) => {
    if (method === 'PATCH') list = tickOf(1);
    return Response.json(list);
  });
  await expect.element(page.getByRole('region', { name: 'Dairy and eggs' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'milk 2 packs' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: /leek/ }).click();
  await expect.element(page.getByText('1 of 2 items')).toBeVisible();
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH'))
    .toEqual({
      method: 'PATCH',
      path: `/api/planner/sharedGroceryList/${SECRET}`,
      body: { items: [{ id: 1, checked: true }] },
    });
  // The other item is ticked elsewhere; the next poll shows it.
  list = tickOf(2);
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
});

/** A server with a list of leek and milk; it responds to a tick once `arrive` resolves. */
function aServer(arrive: () => Promise<void>) {
  let list: SharedGroceryList = {
    items: [sharedItem(1, { name: 'leek' }), sharedItem(2, { name: 'milk', category: 'DAIRY' })],
  };
  return async ({ method, body }: SentCall) => {
    if (method !== 'PATCH') return Response.json(list);
    await arrive();
    const { items } = body as { items: { id: number; checked: boolean }[] };
    list = { items: list.items.map((item) => ({ ...item, ...items.find(({ id }) => id === item.id) })) };
    return Response.json(list);
  };
}

const ticksOf = (calls: readonly SentCall[]) =>
  calls.flatMap(({ method, body }) => (method === 'PATCH' ? (body as { items: unknown[] }).items : []));
const NOT_SAVED = 'Not saved yet: keep this page open';

it('retries a visitor’s ticks that do not arrive, in order, and says that they are not saved', async () => {
  let isDown = true;
  const answer = aServer(async () => {
    if (isDown) throw new TypeError('Failed to fetch');
  });
  const calls = await visit(answer);
  const [leek, milk] = [page.getByRole('checkbox', { name: /leek/ }), page.getByRole('checkbox', { name: /milk/ })];
  await leek.click();
  await expect.element(leek).toBeChecked();
  await leek.click();
  await milk.click();
  await expect.element(page.getByText(NOT_SAVED)).toBeVisible();
  await expectAccessible();
  // The list has since been fetched without the ticks.
  await expect.poll(() => calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1);
  await expect.element(page.getByText('1 of 2 items')).toBeVisible();
  expect(new Set(ticksOf(calls).map((tick) => JSON.stringify(tick)))).toEqual(new Set(['{"id":1,"checked":true}']));
  const before = ticksOf(calls).length;
  isDown = false;
  await expect.element(page.getByText(NOT_SAVED)).not.toBeInTheDocument();
  expect(ticksOf(calls).slice(before)).toEqual([
    { id: 1, checked: true },
    { id: 1, checked: false },
    { id: 2, checked: true },
  ]);
  await expect.element(page.getByText('1 of 2 items')).toBeVisible();
}, 30_000);

it('sends the ticks that a visitor made offline one by one, once back online', async () => {
  const arrivals: (() => void)[] = [];
  const calls = await visit(aServer(() => new Promise((resolve) => arrivals.push(resolve))));
  await expect.element(page.getByRole('checkbox', { name: /leek/ })).toBeVisible();
  onlineManager.setOnline(false);
  await page.getByRole('checkbox', { name: /leek/ }).click();
  await page.getByRole('checkbox', { name: /milk/ }).click();
  await expect.element(page.getByText(NOT_SAVED)).toBeVisible();
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  expect(ticksOf(calls)).toEqual([]);
  onlineManager.setOnline(true);
  await expect.poll(() => ticksOf(calls)).toEqual([{ id: 1, checked: true }]);
  // The list is fetched while the second tick is still waiting.
  const asked = calls.length;
  await expect.poll(() => calls.length).toBeGreaterThan(asked);
  expect(ticksOf(calls)).toHaveLength(1);
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
  arrivals[0]?.();
  await expect.poll(() => ticksOf(calls).at(-1)).toEqual({ id: 2, checked: true });
  arrivals[1]?.();
  await expect.element(page.getByText(NOT_SAVED)).not.toBeInTheDocument();
  await expect.element(page.getByText('Everything is in the basket')).toBeVisible();
}, 30_000);

it('says that a link does not work, and stops polling it', async () => {
  speakLanguage('nl');
  await loadPhrases('groceries', 'sharing', 'shared');
  const calls = await visit(() => Response.json({ detail: 'Niet gevonden.', code: 'not_found' }, { status: 404 }));
  await expect.element(page.getByRole('heading', { name: 'Deze lijst wordt niet meer gedeeld' })).toBeVisible();
  await expect.element(page.getByText(/^Vink af/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
  await expectAccessible();
  expect(calls).toHaveLength(1);
});
