import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { clientsQuery } from '../../../features/clients/api/clients.ts';
import { addClient, open, server, serveClients } from './clients-scene.test-support.tsx';

const SECONDS = 1000;

serveClients();

const cards = () => page.getByRole('listitem').elements();
const columns = () => new Set(cards().map((card) => Math.round(card.getBoundingClientRect().left))).size;

describe('the clients of a coach', () => {
  it('[COA-01] are found once typing rests, filtered, counted, shown in one or three columns, page by page, asked each minute', async () => {
    for (let at = 0; at < 50; at += 1) addClient(`Client${String(at).padStart(2, '0')}`);
    addClient('Vera', 'van der Meer-Oosterhuizen');
    addClient('Gone', 'Away', { account_enabled: false, intake: null });
    const router = await open('/clients?page=2');
    await expect.element(page.getByText('51 clients')).toBeVisible();
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    expect(columns()).toBe(1);
    await page.viewport(1280, 900);
    await expect.poll(columns).toBe(3);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    // Cut on a wide screen, whole for a screen reader.
    await expect.element(page.getByText('Vera van der Meer-Oo…')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Vera van der Meer-Oosterhuizen/ })).toBeVisible();

    const asked = server.asked.length;
    const began = performance.now();
    await userEvent.type(page.getByRole('searchbox'), 'client4');
    await expect.poll(() => server.asked.length, { timeout: 5000 }).toBeGreaterThan(asked);
    expect(performance.now() - began).toBeGreaterThan(SECONDS);
    expect(server.asked.slice(asked).map((url) => url.searchParams.get('search'))).toEqual(['client4']);
    await expect.element(page.getByText('10 clients')).toBeVisible();
    expect(router.state.location.search).toEqual({ q: 'client4' });
    expect(page.getByText(/Page/).elements()).toEqual([]);

    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByText('Deactivated').click();
    await expect.element(page.getByText('1 client', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Gone Away.*No profile yet/ })).toBeVisible();
    expect(clientsQuery({ q: '', show: 'active', page: 1 })).toMatchObject({ refetchInterval: 60 * SECONDS });
    await expectAccessible();
  });

  it('say what is not there: no clients yet, nobody found, a page that is gone', async () => {
    const router = await open('/clients?page=7');
    await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    expect(router.state.location.search).toEqual({});
    await userEvent.type(page.getByRole('searchbox'), 'nobody{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await expect.element(page.getByText('No client’s name or address contains “nobody”.')).toBeVisible();
    await expectAccessible();
  });

  it('are for coaches', async () => {
    await open('/clients', { is_coach: false });
    await expect.element(page.getByText('Home')).toBeVisible();
    expect(server.asked).toEqual([]);
  });
});
