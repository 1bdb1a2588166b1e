import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { clientFiguresQuery } from '../../../features/clients/api/client-figures.ts';
import { clientsQuery } from '../../../features/clients/api/clients.ts';
import { ALL_CLIENTS } from '../../../features/clients/model/clients-address.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { addClient, figures, open, server, serveClients } from './clients-scene.test-support.tsx';

const SECONDS = 1000;

serveClients();

const cards = () => page.getByRole('listitem').elements();
/** The rows on a narrow screen. */
const lines = () => page.getByRole('list', { name: /7/ }).getByRole('listitem').elements();
const columns = () => new Set(cards().map((card) => Math.round(card.getBoundingClientRect().left))).size;
const rows = () => page.getByRole('table').getByRole('row').elements().slice(1);
const heading = (name: string) => page.getByRole('columnheader', { name });
const button = (name: string) => page.getByRole('button', { name });
const asked = () =>
  server.asked.filter(({ pathname }) => pathname.endsWith('/clientFigures')).map(({ searchParams }) => searchParams);

/**
 * Gives the coach 51 clients: one with recent changes and every need, one without a profile, and the rest with the
 * defaults.
 */
function addMany(): void {
  addClient('Vera', 'van der Meer-Oosterhuizen');
  figures.set(1, {
    needs: [
      { kind: 'NOTE', count: 2 },
      { kind: 'WEIGHT', per_week: 0.45, until: '2027-03-10' },
      { kind: 'PROTEIN', eaten: 60, goal: 90, days: 7 },
    ],
    adherence: { logged_days: 7, energy: 120, protein: 67 },
    weight: { per_week: 0.45, course: 'AGAINST' },
    news: { notes: 2, has_question: true, weights: 1 },
  });
  addClient('Bo', 'Bare', { intake: null });
  figures.set(2, { needs: [{ kind: 'NO_PLAN' }], adherence: null, weight: null, last_seen: null });
  for (let at = 2; at < 51; at += 1) addClient(`Client${String(at).padStart(2, '0')}`);
}

describe('the clients of a coach', () => {
  it('are a table on a wide screen: fifty per page, sortable by column heading, with the order in the URL', async () => {
    addMany();
    await page.viewport(1280, 900);
    const router = await open('/clients');
    await expect.poll(() => rows().length).toBe(50);
    for (const row of rows()) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(38);
    const first = page.getByRole('row', { name: /Vera van der Meer-Oosterhuizen/ });
    // The text is truncated visually, but complete for a screen reader.
    await expect.element(first.getByText('Vera van der Meer-Oo…')).toBeVisible();
    expect(first.element().textContent.replaceAll(/\s+/g, ' ')).toBe(
      'Vera van der Meer-Oo…Vera van der Meer-Oosterhuizen' +
        '22 new notesHas a question about the plan change11 new weigh-in' +
        'Weight up, off track+1' +
        'Gaining 0.45 kg a week, moving away from the goal (over the 30 days to 10 Mar). Low on protein: 60 of 90 g a day' +
        '7/7120%, off plan67%, off plan+0.5, away from the goal14 Mar',
    );
    await expect.element(page.getByRole('row', { name: /Bo Bare.*No plan yet.*unknown.*Never/ })).toBeVisible();
    await expectAccessible();

    await expect.element(heading('Attention')).toHaveAttribute('aria-sort', 'descending');
    await heading('Energy').getByRole('button').click();
    await expect.element(heading('Energy')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(heading('Attention')).not.toHaveAttribute('aria-sort');
    expect(router.state.location.search).toEqual({ by: 'energy' });
    (heading('Energy').getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Energy')).toHaveAttribute('aria-sort', 'descending');
    expect([asked().at(-1)?.get('order'), asked().at(-1)?.get('reversed')]).toEqual(['ENERGY', 'true']);
    router.history.back();
    await expect.element(heading('Energy')).toHaveAttribute('aria-sort', 'ascending');
    router.history.back();
    await expect.element(heading('Attention')).toHaveAttribute('aria-sort', 'descending');

    // After returning from a client, the list is as it was.
    await heading('Name').getByRole('button').click();
    await first.getByRole('link').click();
    await expect.element(page.getByRole('heading', { name: 'Vera van der Meer-Oosterhuizen' })).toBeVisible();
    await button('Back to your clients').click();
    await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('are two-line rows on a narrow screen, also in Dutch, with a choice of sort order', async () => {
    addMany();
    speakLanguage('nl');
    await loadPhrases('clients', 'shared');
    const router = await open('/clients');
    await expect.poll(() => lines().length).toBe(50);
    // Every row but the first, which has a long name and many recent changes.
    for (const row of lines().slice(1)) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(62);
    await expect.element(page.getByText('Nog geen plan').last()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await expectAccessible();
    await page.getByRole('combobox', { name: 'Sorteren op' }).selectOptions('Eiwit');
    await expect.poll(() => asked().at(-1)?.get('order')).toBe('PROTEIN');
    expect(router.state.location.search).toEqual({ by: 'protein' });
  });

  it('[COA-01] can be searched, filtered and paged, and are refetched every minute', async () => {
    addMany();
    for (const name of ['Gone', 'Left', 'Away']) addClient(name, 'Bos', { account_enabled: false, intake: null });
    const router = await open('/clients');
    await expect.element(page.getByText('51 clients')).toBeInTheDocument();
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
    await button('Next page').click();
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(button('Next page')).toBeDisabled();

    const before = server.asked.length;
    const began = performance.now();
    await userEvent.type(page.getByRole('searchbox'), 'client4');
    await expect.poll(() => server.asked.length).toBeGreaterThan(before);
    expect(performance.now() - began).toBeGreaterThan(SECONDS);
    expect(server.asked.slice(before).map((url) => url.searchParams.get('search'))).toEqual(['client4']);
    await expect.element(page.getByText('10 clients')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ q: 'client4' });
    expect(page.getByText(/Page/).elements()).toEqual([]);
    await button('Clear search').click();

    await page.getByText('Deactivated').click();
    await expect.element(page.getByText('3 clients', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Gone Bos.*No profile yet/ })).toBeVisible();
    expect(columns()).toBe(1);
    await page.viewport(1280, 900);
    await expect.poll(columns).toBe(3);
    const polled = { refetchInterval: 60 * SECONDS };
    expect(clientFiguresQuery(ALL_CLIENTS)).toMatchObject(polled);
    expect(clientsQuery({ ...ALL_CLIENTS, show: 'deactivated' })).toMatchObject(polled);
    await expectAccessible();
  });

  it('can be narrowed to a group, and each group shows its size', async () => {
    addMany();
    figures.set(7, { needs: [{ kind: 'NOT_LOGGED', days: 4, last: '2027-03-10' }] });
    const router = await open('/clients');
    await button('Nothing logged for 3 days 1').click();
    await expect.poll(() => lines().length).toBe(1);
    await expect.element(page.getByText('Nothing logged for 4 days', { exact: true }).last()).toBeVisible();
    expect(router.state.location.search).toEqual({ only: 'silent' });
    await expect.element(button('Nothing logged for 3 days 1')).toHaveAttribute('aria-pressed', 'true');
    figures.delete(7);
    await router.navigate({ to: '/clients', search: { only: 'silent', q: 'client1' } });
    await expect.element(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();
    await router.navigate({ to: '/clients', search: { only: 'silent', by: 'name' } });
    await expect.element(page.getByRole('heading', { name: 'Everyone is logging' })).toBeVisible();
  });

  it('can be sent a note from the list once they have accepted the invitation', async () => {
    addMany();
    figures.set(2, { is_invited: true, adherence: null, weight: null, last_seen: null });
    await page.viewport(1280, 900);
    await open('/clients');
    await button('Write a note: Client02 Smit').click();
    await expect.element(page.getByRole('dialog', { name: 'Notes between you and Client02 Smit' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Write a note' })).toHaveFocus();
    expect(button('Write a note: Bo Bare').elements()).toEqual([]);
    await expectAccessible();
  });

  it('say what is missing: no clients yet, no one found, a page that no longer exists', async () => {
    const router = await open('/clients?page=7');
    await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    expect(router.state.location.search).toEqual({});
    await userEvent.type(page.getByRole('searchbox'), 'nobody{Enter}');
    await expect.element(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();
    await expect.element(page.getByText('No client’s name or email contains “nobody”.')).toBeVisible();
    await expectAccessible();
  });

  it('are for coaches only', async () => {
    await open('/clients', { is_coach: false });
    await expect.element(page.getByText('Home')).toBeVisible();
    expect(server.asked).toEqual([]);
  });
});
