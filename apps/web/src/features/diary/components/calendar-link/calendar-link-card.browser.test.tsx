import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { currentAlerts } from '../../../../shared/alerts/alerts.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { writeStored } from '../../../../shared/stored.ts';
import { calendarLinkQuery } from '../../api/calendar-links.ts';
import { keepCalendarSecret } from '../../model/kept-calendar-link.ts';
import { CalendarLinkCard } from './calendar-link-card.tsx';

const SECRET = 'x'.repeat(43);
const MADE = '2027-03-15T08:00:00.000Z';
const ADDRESS = `/api/planner/calendarFeed/${SECRET}.ics`;

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('calendar', 'sharing', 'shared');
});
afterEach(() => {
  writeStored('calendar-link', null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name });
const question = page.getByRole('dialog', { name: 'Revoke the current link?' });

async function show(madeAt: string | null) {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { method }: RequestInit) => {
    calls.push(`${method} ${new URL(address, location.href).pathname}`);
    return Promise.resolve(
      method === 'PUT' ? Response.json({ secret: SECRET, made_at: MADE }) : new Response(null, { status: 204 }),
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(calendarLinkQuery.queryKey, { made_at: madeAt });
  function Card() {
    const { data } = useQuery({ ...calendarLinkQuery, enabled: false });
    return data && <CalendarLinkCard madeAt={data.made_at} />;
  }
  await render(
    <QueryClientProvider client={client}>
      <Card />
    </QueryClientProvider>,
  );
  return calls;
}

it('a calendar URL can be created, copied, opened in the calendar app and, after confirmation, revoked', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const calls = await show(null);
  await expectAccessible();
  await button('Create a calendar link').click();
  await expect.element(page.getByRole('textbox', { name: 'Calendar link' })).toHaveValue(location.origin + ADDRESS);
  expect(currentAlerts().at(-1)).toMatchObject({ text: 'Your link is ready', tone: 'good' });
  await expectAccessible();
  await button('Copy link').click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(location.origin + ADDRESS);
  await expect
    .element(page.getByRole('link', { name: 'Open in calendar app' }))
    .toHaveAttribute('href', `webcal://${location.host}${ADDRESS}`);
  await button('Revoke link').click();
  expect(calls).toHaveLength(1);
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect.element(button('Create a calendar link')).toBeVisible();
  await expect.poll(() => page.getByRole('textbox').elements()).toHaveLength(0);
  expect(calls).toEqual(['PUT /api/planner/calendarLink', 'DELETE /api/planner/calendarLink']);
});

it('a URL created elsewhere, even after this device created one, can be replaced after confirmation', async () => {
  keepCalendarSecret({ madeAt: '2027-01-01T00:00:00.000Z', secret: 'y'.repeat(43) });
  const calls = await show(MADE);
  await expect.element(page.getByText(/only copy it on the device/)).toBeVisible();
  await expect.poll(() => page.getByRole('textbox').elements()).toHaveLength(0);
  await button('Create a new link').click();
  expect(calls).toEqual([]);
  await question.getByRole('button', { name: 'Create a new link' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Calendar link' })).toHaveValue(location.origin + ADDRESS);
});
